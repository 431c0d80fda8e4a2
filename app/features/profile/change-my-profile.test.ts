import { expect, test } from "vitest";
import { formRequest, outcomeOf, refused, TEST_USER, testMember } from "~/features/account/test-account";
import { changeMyProfile } from "./change-my-profile.server.ts";
import { dayMonthYear } from "./load-my-profile.server.ts";

const SAVED = (change: string) => `/en/account/myProfile?saved=${change}`;

test.each<[Record<string, string>, unknown, [string, object][], object[]]>([
  [
    { intent: "nickname", nickname: "Other9" },
    SAVED("nickname"),
    [["updateProfile", { nickname: "Other9" }]],
    [{ nickname: "Somchai9" }],
  ],
  [
    { intent: "picture", avatarId: "05" },
    SAVED("picture"),
    [["updateProfilePicture", { avatarId: "05" }]],
    [{ avatar: "05" }],
  ],
  [{ intent: "unlink:line" }, SAVED("unlinked"), [["unlinkIdentity", { provider: "line" }]], []],
  [{ intent: "session:s1" }, SAVED("session"), [["revokeSession", { sessionId: "s1" }]], []],
  [{ intent: "sessions" }, SAVED("sessions"), [["revokeSession", {}]], []],
  [
    { intent: "nickname", nickname: "x" },
    [
      400,
      {
        form: "nickname",
        values: { nickname: "x", avatarId: "", passkeyName: "" },
        faults: { nickname: { kind: "nickname" } },
      },
    ],
    [],
    [],
  ],
  [
    { intent: "picture", avatarId: "99" },
    [
      400,
      {
        form: "picture",
        values: { nickname: "", avatarId: "99", passkeyName: "" },
        faults: { avatarId: { kind: "choice" } },
      },
    ],
    [],
    [],
  ],
  [
    { intent: "unlink:other" },
    [
      400,
      {
        form: "nickname",
        values: { nickname: "", avatarId: "", passkeyName: "" },
        faults: { nickname: { kind: "nickname" } },
      },
    ],
    [],
    [],
  ],
])("%j", async (fields, outcome, called, renewed) => {
  const done = () => TEST_USER;
  const { context, calls, renewals } = testMember({ updateProfile: done, updateProfilePicture: done });
  expect(await outcomeOf(changeMyProfile(formRequest("/en/account/myProfile", fields), context))).toEqual(outcome);
  expect(calls).toEqual(called);
  expect(renewals).toEqual(renewed);
});

test("the only way to sign in stays linked, says the supplier beside the accounts", async () => {
  const { context } = testMember({ unlinkIdentity: () => refused(100_120) });
  const work = changeMyProfile(formRequest("/en/account/myProfile", { intent: "unlink:zalo" }), context);
  expect(await outcomeOf(work)).toMatchObject([400, { form: "zalo", faults: { form: { message: "refused 100120" } } }]);
});

test.each([
  ["2026-11-03", "3/11/2026"],
  ["2025-01-31", "31/1/2025"],
])("member since %s is shown as %s", (date, shown) => {
  expect(dayMonthYear(date)).toBe(shown);
});

const LINKING = { linkIdentityConfirm: () => ({ linkToken: "l".repeat(20), expiresIn: 600 }) };
const AT_LINE = "https://access.line.me/authorize";

/** Presses a button about LINE in the profile of a member with or without a password. */
async function press(step: string, fields: Record<string, string>, { hasPassword = true, answers = {} } = {}) {
  const started: object[] = [];
  const { context, calls } = testMember({
    retrieveUserInfo: () => ({ ...TEST_USER, hasPassword }),
    ...LINKING,
    ...answers,
  });
  context.account.startLinking = async (link) => {
    started.push(link);
    return AT_LINE;
  };
  const form = formRequest("/en/account/myProfile", { intent: `${step}:line`, ...fields });
  const outcome = await outcomeOf(changeMyProfile(form, context));
  return { outcome, calls: calls.filter(([name]) => name !== "retrieveUserInfo"), started };
}

test("whoever links an account is asked for their password, and then led to the provider", async () => {
  const begun = await press("link", {});
  expect([begun.outcome, begun.calls]).toEqual([[200, { form: "line", step: "proof" }], []]);
  const { outcome, calls, started } = await press("confirm", { password: "Abcd1234" });
  expect(outcome).toEqual([200, { form: "line", step: "leave", url: AT_LINE }]);
  expect(calls).toEqual([["linkIdentityConfirm", { provider: "line", password: "Abcd1234" }]]);
  expect(started).toEqual([
    expect.objectContaining({ provider: "line", linkToken: "l".repeat(20), callBackUrl: "/en/account/myProfile" }),
  ]);
});

test("whoever has no password is sent a code", async () => {
  const answers = { linkIdentityGetCode: () => ({ resendAfter: 60, expiresIn: 300 }) };
  const begun = await press("link", { botCheck: "solved" }, { hasPassword: false, answers });
  expect(begun.outcome).toEqual([200, { form: "line", step: "proof", sent: { resendAfter: 60, expiresIn: 300 } }]);
  expect(begun.calls).toEqual([["linkIdentityGetCode", {}, "solved"]]);
  const confirmed = await press("confirm", { code: "123 456" }, { hasPassword: false });
  expect(confirmed.calls).toEqual([["linkIdentityConfirm", { provider: "line", code: "123456" }]]);
});

test.each([
  ["no password", { password: "" }, {}, [400, { faults: { password: { kind: "passwordMissing" } } }], 0],
  ["half a code", { code: "12" }, { hasPassword: false }, [400, { faults: { code: { kind: "code" } } }], 0],
  [
    "a wrong password",
    { password: "wrong" },
    { answers: { linkIdentityConfirm: () => refused(100_130, "password") } },
    [400, { faults: { password: { message: "refused 100130" } } }],
    1,
  ],
])(
  "with %s nobody is led to a provider",
  async (_case, fields: Record<string, string>, options, outcome, callCount) => {
    const pressed = await press("confirm", fields, options);
    expect(pressed.outcome).toMatchObject(outcome);
    expect([pressed.outcome, pressed.calls.length]).toMatchObject([[400, { form: "line", step: "proof" }], callCount]);
    expect(pressed.started).toEqual([]);
  },
);
