import { expect, test } from "vitest";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import { formRequest, given, guestContext, refused, SIGNED_IN, stateOf } from "~/features/sign/test-account";
import { resetPassword } from "./reset-password.server.ts";

const NUMBER = { callingCode: "66", phone: "0812345678" };
const TOKEN = "t".repeat(32);
const NEW = { ...NUMBER, intent: "save", resetToken: TOKEN, password: "Abcdefg1", confirmPassword: "Abcdefg1" };

const send = async (fields: Record<string, string>, answer: Parameters<typeof guestContext>[0]) => {
  const { context, calls, begun } = guestContext(answer);
  const response = await resetPassword(formRequest("/en/forgetpassword?callBackUrl=%2Fen%2Fnews", fields), context);
  return { response, state: await stateOf(response), calls, begun };
};

test("a number gets a code", async () => {
  const { state, calls } = await send({ ...NUMBER, intent: "send" }, () => given({ resendAfter: 60, expiresIn: 300 }));
  expect(calls.map(({ name }) => name)).toEqual(["forgotPasswordGetCode"]);
  expect(state).toMatchObject({ step: "code", values: { phone: "081 234 5678" } });
});

test("its code allows a new password", async () => {
  const { state, calls } = await send({ ...NUMBER, intent: "validate", code: "123456" }, () =>
    given({ resetToken: TOKEN, expiresIn: 600 }),
  );
  expect(calls).toEqual([{ name: "forgotPasswordValidate", query: { ...NUMBER, code: "123456" } }]);
  expect(state).toEqual({ step: "password", values: NUMBER, resetToken: TOKEN });
});

test("a wrong code stays in its step", async () => {
  const wrong = refused(MEMBER_REFUSALS.wrongCode.code, { message: "Wrong", field: "code" });
  const { state } = await send({ ...NUMBER, intent: "validate", code: "000000" }, () => wrong);
  expect(state).toMatchObject({ step: "code", faults: { code: { message: "Wrong" } } });
});

test("a new password signs in and leads to where the visitor wanted", async () => {
  const { response, begun } = await send(NEW, () => given(SIGNED_IN));
  expect([response.status, response.headers.get("Location"), begun]).toEqual([303, "/en/news", ["token-1"]]);
});

test("who had deleted their account is told that it stays", async () => {
  const { response } = await send(NEW, () => given({ ...SIGNED_IN, wasRestored: true }));
  expect(response.headers.get("Location")).toBe("/en/account/myProfile?saved=restored");
});

test("accounts that sign in without the password are listed, and removed on request", async () => {
  const identities = [{ provider: "line", name: "Nok" }, { provider: "zalo" }];
  const validated = await send({ ...NUMBER, intent: "validate", code: "123456" }, () =>
    given({ resetToken: TOKEN, expiresIn: 600, identities }),
  );
  expect(validated.state).toMatchObject({ step: "password", identities });
  const listed = { ...NEW, "identity-line": "Nok", "identity-zalo": "", "unlink-zalo": "on" };
  const { calls } = await send(listed, () => given(SIGNED_IN));
  expect(calls[0]?.query).toMatchObject({ unlink: "zalo" });
  const again = await send({ ...listed, confirmPassword: "another" }, () => given(SIGNED_IN));
  expect(again.state).toMatchObject({ identities, values: { "unlink-zalo": "on" } });
});

test("passkeys are counted, and removed on request", async () => {
  const validated = await send({ ...NUMBER, intent: "validate", code: "123456" }, () =>
    given({ resetToken: TOKEN, expiresIn: 600, identities: [], passkeys: 2 }),
  );
  expect(validated.state).toMatchObject({ step: "password", passkeys: 2 });
  const chosen = { ...NEW, passkeys: "2", endPasskeys: "on" };
  expect((await send(chosen, () => given(SIGNED_IN))).calls[0]?.query).toMatchObject({ endPasskeys: "true" });
  const again = await send({ ...chosen, confirmPassword: "another" }, () => given(SIGNED_IN));
  expect(again.state).toMatchObject({ passkeys: 2, values: { endPasskeys: "on" } });
});

test("with a supplier that signs nobody in, a new password leads to sign-in and from there on", async () => {
  const { response, calls } = await send(NEW, () => given(null));
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/en/signin?callBackUrl=%2Fen%2Fnews&changed=password");
  const { resetToken, password, confirmPassword } = NEW;
  expect(calls).toEqual([{ name: "forgotPasswordChange", query: { resetToken, password, confirmPassword } }]);
});

test.each([
  ["short", "short", { password: { kind: "passwordSpecified" } }],
  ["Abcdefg1", "Abcdefg2", { confirmPassword: { kind: "passwordsDiffer" } }],
])("the passwords %s and %s are refused before anybody is asked", async (password, confirmPassword, faults) => {
  const { state, calls } = await send({ ...NEW, password, confirmPassword }, () => given(null));
  expect(state).toMatchObject({ step: "password", resetToken: TOKEN, faults });
  expect(calls).toEqual([]);
});

test("a token that is used up leads back to the number", async () => {
  const late = refused(MEMBER_REFUSALS.tokenInvalid.code, { message: "Start again." });
  const { state } = await send(NEW, () => late);
  expect(state).toEqual({ step: "number", values: NUMBER, faults: { form: { message: "Start again." } } });
});

test("a password that the supplier refuses may be typed again", async () => {
  const common = refused(MEMBER_REFUSALS.passwordCommon.code, { message: "Too common.", field: "password" });
  const { state } = await send(NEW, () => common);
  expect(state).toMatchObject({
    step: "password",
    resetToken: TOKEN,
    faults: { password: { message: "Too common." } },
  });
});
