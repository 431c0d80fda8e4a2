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
    [400, { form: "nickname", values: { nickname: "x", avatarId: "" }, faults: { nickname: { kind: "nickname" } } }],
    [],
    [],
  ],
  [
    { intent: "picture", avatarId: "99" },
    [400, { form: "picture", values: { nickname: "", avatarId: "99" }, faults: { avatarId: { kind: "choice" } } }],
    [],
    [],
  ],
  [
    { intent: "unlink:other" },
    [400, { form: "nickname", values: { nickname: "", avatarId: "" }, faults: { nickname: { kind: "nickname" } } }],
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
