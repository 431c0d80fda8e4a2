import { describe, expect, test } from "vitest";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import { resetPassword } from "~/features/sign/reset/reset-password.server";
import { signIn } from "~/features/sign/sign-in/sign-in.server";
import { signUp } from "~/features/sign/sign-up/sign-up.server";
import { formRequest, given, guestContext, refused, SIGNED_IN, stateOf } from "../test-account.ts";

const NUMBER = { callingCode: "66", phone: "0812345678" };
const DETAILS = { password: "Abcdefg1", confirmPassword: "Abcdefg1", nickname: "Somchai9" };
const firebase = { apiKey: "key", projectId: "scores", authDomain: "scores.firebaseapp.com" };
const idToken = "a.b.c";
const resetToken = "t".repeat(32);

const FORMS = [
  { what: "sign-up", action: signUp, fields: { intent: "signup", ...DETAILS, terms: "on" }, call: "firebaseSignup" },
  { what: "sign-in", action: signIn, fields: { intent: "code" }, call: "firebaseLogin" },
  {
    what: "a forgotten password",
    action: resetPassword,
    fields: { intent: "validate" },
    call: "firebaseForgotValidate",
  },
] as const;

type Answer = Parameters<typeof guestContext>[0];

async function send(
  { action, fields }: Pick<(typeof FORMS)[number], "action" | "fields">,
  more: Record<string, string>,
  answer: Answer = () => given({ ...SIGNED_IN, resetToken, expiresIn: 600 }),
) {
  const { context, calls, begun } = guestContext(answer, { firebase });
  const form = { ...NUMBER, code: "123 456", ...fields, sender: "firebase", ...more };
  const response = await action(formRequest("/en/signin", form), context);
  return { response, state: await stateOf(response), calls, begun };
}

describe.each(FORMS)("the form of $what", (form) => {
  test("has its code sent by the browser", async () => {
    const { state, calls } = await send(form, { intent: "send" });
    expect(state).toMatchObject({ sender: "firebase", task: { kind: "send", phone: "+66812345678" } });
    expect(calls).toEqual([]);
  });

  test("has its code confirmed by the browser, when nothing else is wrong", async () => {
    const { state, calls } = await send(form, {});
    expect(state).toMatchObject({ sender: "firebase", task: { kind: "confirm", code: "123456" } });
    const mistaken = await send(form, { code: "12" });
    expect(mistaken.state).toMatchObject({ faults: { code: { kind: "code" } } });
    expect(mistaken.state).not.toHaveProperty("task");
    expect([...calls, ...mistaken.calls]).toEqual([]);
  });

  test("goes on with Firebase's word for the number, and never with the number as typed", async () => {
    const { calls, state, begun } = await send(form, { idToken });
    expect(calls).toEqual([{ name: form.call, query: expect.objectContaining({ idToken }) }]);
    for (const name of ["phone", "callingCode", "code"]) expect(calls[0]?.query).not.toHaveProperty(name);
    if (form.call === "firebaseForgotValidate") expect(state).toMatchObject({ step: "password", sender: "firebase" });
    else expect(begun).toEqual(["token-1"]);
  });

  test("asks for another code when Firebase's word is too old", async () => {
    const late = refused(MEMBER_REFUSALS.providerFailed.code, { message: "Something went wrong." });
    const { state } = await send(form, { idToken }, () => late);
    expect(state).toMatchObject({ sender: "firebase", faults: { code: { kind: "codeExpired" } } });
    expect(state).not.toHaveProperty("idToken");
  });

  test("keeps Firebase's word when something else is refused", async () => {
    const taken = refused(MEMBER_REFUSALS.phoneTaken.code, { message: "Taken", field: "phone" });
    const { state } = await send(form, { idToken }, () => taken);
    expect(state).toMatchObject({ idToken, faults: { phone: { message: "Taken" } } });
  });
});

test("a new password is set by the kind of call that gave leave for it", async () => {
  const form = { action: resetPassword, fields: { intent: "save", ...DETAILS, resetToken } };
  expect((await send(form as never, {})).calls.map(({ name }) => name)).toEqual(["firebaseForgotChange"]);
  expect((await send(form as never, { sender: "supplier" })).calls.map(({ name }) => name)).toEqual([
    "forgotPasswordChange",
  ]);
});
