import { expect, test } from "vitest";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import { formRequest, given, guestContext, refused, SIGNED_IN, stateOf } from "~/features/sign/test-account";
import { signIn } from "../sign-in/sign-in.server.ts";
import { PASSKEY_ANSWER, PASSKEY_CHALLENGE } from "./passkey-intents.ts";

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
