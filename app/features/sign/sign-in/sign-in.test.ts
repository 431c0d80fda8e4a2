import { expect, test } from "vitest";
import type { SignInMethod } from "#contract/domain/members";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { PASSKEY_ANSWER, PASSKEY_CHALLENGE } from "~/features/passkeys/passkey-task";
import { formRequest, given, guestContext, refused, SIGNED_IN, stateOf } from "~/features/sign/test-account";
import { loadSignIn } from "./load-sign-in.server.ts";
import { signIn } from "./sign-in.server.ts";

const NUMBER = { callingCode: "66", phone: "0812345678" };

const send = async (fields: Record<string, string>, answer: Parameters<typeof guestContext>[0]) => {
  const { context, calls, begun } = guestContext(answer);
  const response = await signIn(formRequest("/th/signin?callBackUrl=%2Fth%2Fnews", fields), context);
  return { response, state: await stateOf(response), calls, begun };
};

test.each([
  [
    "a password",
    { ...NUMBER, intent: "login", password: " Abc 1" },
    { name: "login", query: { ...NUMBER, password: " Abc 1" } },
  ],
  [
    "a code",
    { ...NUMBER, intent: "code", code: "123-456" },
    { name: "loginOtp", query: { ...NUMBER, code: "123456" } },
  ],
])("%s signs in and leads to where the visitor wanted", async (_case, fields: Record<string, string>, call) => {
  const { response, calls, begun } = await send(fields, () => given(SIGNED_IN));
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/th/news"]);
  expect(response.headers.get("X-Remix-Reload-Document")).toBe("true");
  expect([calls, begun]).toEqual([[call], ["token-1"]]);
});

test("who had deleted their account is told that it stays", async () => {
  const restored = given({ ...SIGNED_IN, wasRestored: true });
  const { response, begun } = await send({ ...NUMBER, intent: "login", password: "Abc 1" }, () => restored);
  expect(begun).toEqual(["token-1"]);
  expect(response.headers.get("Location")).toBe("/en/account/myProfile?saved=restored");
});

test.each([
  [
    "no number and no password",
    { intent: "login" },
    { phone: { kind: "phone" }, password: { kind: "passwordMissing" } },
  ],
  ["another form", {}, { phone: { kind: "phone" }, password: { kind: "passwordMissing" } }],
  ["half a code", { ...NUMBER, intent: "code", code: "123" }, { code: { kind: "code" } }],
  ["no number for a code", { callingCode: "66", phone: "1", intent: "send" }, { phone: { kind: "phone" } }],
  [
    "a landline for a code",
    { callingCode: "66", phone: "02 123 4567", intent: "send" },
    { phone: { kind: "notMobile" } },
  ],
])("%s is refused before anybody is asked", async (_case, fields: Record<string, string>, faults) => {
  const { response, state, calls } = await send(fields, () => given(SIGNED_IN));
  expect([response.status, state?.faults, calls]).toEqual([400, faults, []]);
});

test("a wrong password is said beside it, and never sent back", async () => {
  const wrong = refused(MEMBER_REFUSALS.loginFailed.code, { message: "Login failed.", field: "password" });
  const { response, state } = await send({ ...NUMBER, intent: "login", password: "Secret99" }, () => wrong);
  expect(response.status).toBe(400);
  expect(state).toEqual({
    step: "number",
    values: { ...NUMBER, code: "" },
    faults: { password: { message: "Login failed." } },
  });
});

test("too many tries are 429, with when to try again", async () => {
  const many = refused(MEMBER_REFUSALS.tooManyTries.code, { message: "Too many.", field: "password", retryAfter: 600 });
  const { response, state } = await send({ ...NUMBER, intent: "login", password: "Secret99" }, () => many);
  expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "600"]);
  expect(state?.faults).toEqual({ password: { message: "Too many.", wait: 600 } });
});

test("a code is sent the same way whoever has the number", async () => {
  const { state, calls } = await send({ ...NUMBER, intent: "send" }, () => given({ resendAfter: 60, expiresIn: 300 }));
  expect(calls.map(({ name }) => name)).toEqual(["getWLGP"]);
  expect(state).toMatchObject({ step: "code", sent: { resendAfter: 60 } });
});

test("a fault of the site itself is thrown", async () => {
  const broken = send({ ...NUMBER, intent: "login", password: "Secret99" }, () => new TypeError("broken"));
  await expect(broken).rejects.toThrow("broken");
});

const load = (search: string, methods: SignInMethod[] | Error, changes: Parameters<typeof testContext>[1] = {}) => {
  const { context } = testContext(() => {
    if (methods instanceof Error) throw methods;
    return { value: methods };
  }, changes);
  return loadSignIn(new Request(`https://matchlight.example/en/signin${search}`), context);
};

test("the page offers what the supplier offers in the visitor's country", async () => {
  const data = await load("?method=code", ["password", "code", "line", "zalo"]);
  expect(data).toMatchObject({ forms: ["password", "code"], shown: "code", callingCode: "84", providers: [] });
  expect(data.countries).toHaveLength(11);
});

test("a supplier that does not answer leaves the password", async () => {
  expect(await load("", faultOf("timeout"))).toMatchObject({ forms: ["password"], shown: "password" });
});

test.each([
  ["?changed=password", { hasNewPassword: true, fault: undefined }],
  ["?fault=provider", { hasNewPassword: false, fault: "failed" }],
  ["?ended=kept", { ended: "kept", hasNewPassword: false }],
  ["?ended=repeat", { ended: "repeat", hasNewPassword: false }],
  ["?changed=all", { hasNewPassword: false, fault: undefined }],
  ["", { hasNewPassword: false, fault: undefined }],
])("opened with %s it says %j", async (search, said) => {
  expect(await load(search, ["password"])).toMatchObject(said);
});

test("who is signed in goes on to where they wanted", async () => {
  const member = { username: "u1", nickname: "Somchai9", avatar: "01" };
  const { context } = testContext(() => ({ value: [] }));
  const signedIn = { ...context, account: { ...context.account, member } };
  const led = loadSignIn(new Request("https://matchlight.example/en/signin?callBackUrl=%2Fen%2Fnews"), signedIn);
  const thrown = await led.catch((answer: Response) => answer);
  expect(thrown instanceof Response && [thrown.status, thrown.headers.get("Location")]).toEqual([302, "/en/news"]);
});

const CHALLENGE = given({ challengeToken: "c".repeat(43), options: '{"challenge":"abc"}' });

/** Presses a button of the form, in a browser with or without a challenge. */
async function press(
  fields: Record<string, string>,
  answer: Parameters<typeof guestContext>[0],
  { kept = [] as string[] } = {},
) {
  const guest = guestContext(answer);
  guest.challenges.push(...kept);
  const response = await signIn(formRequest("/th/signin?callBackUrl=%2Fth%2Fnews", fields), guest.context);
  return { ...guest, response, state: await stateOf(response) };
}

test("the browser gets what a passkey is to sign, and keeps the token for the answer", async () => {
  const { state, challenges, calls } = await press({ intent: PASSKEY_CHALLENGE }, () => CHALLENGE);
  const passkeyTask = { kind: "logIn", options: '{"challenge":"abc"}' };
  expect(state).toEqual({ form: "passkey", step: "number", passkeyTask });
  expect([calls.map(({ name }) => name), challenges]).toEqual([["passkeyChallenge"], ["c".repeat(43)]]);
});

const ANSWER = { intent: PASSKEY_ANSWER, credential: '{"id":"k"}' };

test("what it has signed signs in, and leads to where the visitor wanted", async () => {
  const { response, calls, begun, challenges } = await press(ANSWER, () => given(SIGNED_IN), { kept: ["token"] });
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/th/news"]);
  expect(calls).toEqual([{ name: "loginPasskey", query: { challengeToken: "token", credential: '{"id":"k"}' } }]);
  expect([begun, challenges]).toEqual([["token-1"], []]);
});

test("without the challenge nobody is asked", async () => {
  const { state, calls } = await press(ANSWER, () => given(SIGNED_IN));
  expect(state).toEqual({ form: "passkey", step: "number", faults: { form: { kind: "passkeyLate" } } });
  expect(calls).toEqual([]);
});

test("a passkey that is refused is told in the form of passkeys", async () => {
  const unknown = refused(MEMBER_REFUSALS.passkeyUnknown.code, { message: "No account here has this passkey." });
  const { state, response } = await press(ANSWER, () => unknown, { kept: ["token"] });
  expect(response.status).toBe(400);
  const faults = { form: { message: "No account here has this passkey." } };
  expect(state).toEqual({ form: "passkey", step: "number", faults });
});
