import { describe, expect, test } from "vitest";
import { EDGE_REFUSALS, type EdgeRefusal } from "#contract/tables/edge-refusals";
import { deleteAccount } from "~/features/account/deletion/delete-account.server";
import { changePassword } from "~/features/account/password/change-password.server";
import { TEST_USER, testMember } from "~/features/account/test-account";
import { changeMyPhoneNumber } from "~/features/phone-number/my-phone-number.server";
import { resetPassword } from "~/features/sign/reset/reset-password.server";
import { signIn } from "~/features/sign/sign-in/sign-in.server";
import { signUp } from "~/features/sign/sign-up/sign-up.server";
import { formRequest, given, guestContext, refused, SIGNED_IN, stateOf } from "~/features/sign/test-account";

const NUMBER = { callingCode: "66", phone: "0812345678" };
const CHECKED = { ...NUMBER, botCheck: "token:12" };
const CODE = { resendAfter: 60, expiresIn: 300 };

describe("the answer to a form's check goes with its call", () => {
  test.each([
    ["getWSUP", signUp, { intent: "send" }],
    ["getWLGP", signIn, { intent: "send" }],
    ["login", signIn, { intent: "login", password: "Abcdefg12" }],
    ["forgotPasswordGetCode", resetPassword, { intent: "send" }],
  ])("%s", async (name, action, fields: Record<string, string>) => {
    const { context, calls } = guestContext(() => given({ ...SIGNED_IN, ...CODE }));
    await action(formRequest("/en/signin", { ...CHECKED, ...fields }), context);
    expect(calls.map((call) => [call.name, call.botCheck])).toEqual([[name, "token:12"]]);
  });

  test.each([
    ["changePhoneGetCode", changeMyPhoneNumber, { intent: "send" }, 2],
    ["deleteAccountGetCode", deleteAccount, { intent: "resend", reason: "battery" }, 1],
    ["setPasswordGetCode", changePassword, { intent: "send" }, 1],
  ] as const)("%s, of a member", async (name, action, fields, times) => {
    const { context, calls } = testMember({
      retrieveUserInfo: () => ({ ...TEST_USER, hasPassword: false }),
      changePhoneGetCode: () => CODE,
      deleteAccountGetCode: () => CODE,
      setPasswordGetCode: () => CODE,
    });
    await action(formRequest("/en/account", { ...CHECKED, ...fields }), context);
    const answers = calls.filter(([called]) => called === name).map(([, , botCheck]) => botCheck);
    expect(answers).toEqual(Array.from({ length: times }, () => "token:12"));
  });
});

describe("a refusal of the edge is said of the form, and what was typed stays", () => {
  test.each<[EdgeRefusal, number, number | undefined]>([
    ["tooMany", 429, 60],
    ["checkMissing", 400, undefined],
    ["checkFailed", 400, undefined],
    ["checkUnavailable", 503, undefined],
    ["checkAllowance", 429, 600],
  ])("%s: %i", async (name, status, retryAfter) => {
    const { context } = guestContext(() => refused(EDGE_REFUSALS[name], { retryAfter }));
    const response = await signUp(formRequest("/en/signup", { ...CHECKED, intent: "send" }), context);
    expect([response.status, response.headers.get("Retry-After")]).toEqual([
      status,
      retryAfter === undefined ? null : String(retryAfter),
    ]);
    const state = await stateOf(response);
    expect(state?.faults).toEqual({ form: { kind: name, ...(retryAfter && { wait: retryAfter }) } });
    expect(state).toMatchObject({ step: "number", values: NUMBER });
  });
});

test("signing in shows a check once the edge wants one, and until the page is left", async () => {
  const login = { ...NUMBER, intent: "login", password: "Wrong1234" };
  const wrong = refused(100_101, { field: "password", needsCheck: true });
  const { context } = guestContext(() => wrong);
  const state = async (fields: Record<string, string>) =>
    stateOf(await signIn(formRequest("/en/signin", fields), context));
  expect(await state(login)).toMatchObject({ needsCheck: true });
  // The upstream was not called, but the submitted form contained a check.
  expect(await state({ ...login, botCheck: "", password: "" })).toMatchObject({ needsCheck: true });
});
