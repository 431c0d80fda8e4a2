import { expect, test } from "vitest";
import { formRequest, outcomeOf, refused, TEST_USER, testMember } from "~/features/account/test-account";
import { changeMyProfile } from "../change-my-profile.server.ts";

const CHALLENGE = { challengeToken: "c".repeat(43), options: '{"challenge":"abc"}' };
const ANSWERS = {
  passkeyConfirm: () => CHALLENGE,
  passkeyGetCode: () => ({ resendAfter: 60, expiresIn: 300 }),
  passkeyAdd: () => [],
  passkeyRename: () => [],
  passkeyRemove: () => [],
};
const SAVED = (change: string) => `/en/account/myProfile?saved=${change}`;

interface Facts {
  hasPassword?: boolean;
  answers?: Record<string, () => unknown>;
  kept?: string[];
}

async function press(fields: Record<string, string>, { hasPassword = true, answers = {}, kept = [] }: Facts = {}) {
  const retrieveUserInfo = () => ({ ...TEST_USER, hasPassword });
  const { context, calls, challenges } = testMember({ retrieveUserInfo, ...ANSWERS, ...answers });
  challenges.push(...kept);
  const outcome = await outcomeOf(changeMyProfile(formRequest("/en/account/myProfile", fields), context));
  return { outcome, calls: calls.filter(([name]) => name !== "retrieveUserInfo"), challenges };
}

test("whoever adds a passkey is asked for their password, and then their device for the passkey", async () => {
  const begun = await press({ intent: "passkey:add" });
  expect([begun.outcome, begun.calls]).toEqual([[200, { form: "passkey", step: "proof" }], []]);
  const confirmed = await press({ intent: "passkey:confirm", password: "Abcd1234" });
  const passkeyTask = { kind: "add", options: CHALLENGE.options };
  expect(confirmed.outcome).toEqual([200, { form: "passkey", step: "start", passkeyTask }]);
  expect(confirmed.calls).toEqual([["passkeyConfirm", { password: "Abcd1234" }]]);
  expect(confirmed.challenges).toEqual([CHALLENGE.challengeToken]);
  const answered = await press({ intent: "passkey:answer", credential: "{}" }, { kept: ["token"] });
  expect(answered.outcome).toBe(SAVED("passkeyAdded"));
  expect(answered.calls).toEqual([["passkeyAdd", { challengeToken: "token", credential: "{}" }]]);
});

test("whoever has no password is sent a code", async () => {
  const begun = await press({ intent: "passkey:add", botCheck: "solved" }, { hasPassword: false });
  const sent = { resendAfter: 60, expiresIn: 300 };
  expect(begun.outcome).toEqual([200, { form: "passkey", step: "proof", sent }]);
  expect(begun.calls).toEqual([["passkeyGetCode", {}, "solved"]]);
  const removal = await press({ intent: "passkeyRemoval:confirm:k1", code: "123 456" }, { hasPassword: false });
  expect([removal.outcome, removal.calls]).toEqual([
    SAVED("passkeyRemoved"),
    [["passkeyRemove", { passkeyId: "k1", code: "123456" }]],
  ]);
});

test("a passkey is removed after the password", async () => {
  const begun = await press({ intent: "passkeyRemoval:remove:k1" });
  expect([begun.outcome, begun.calls]).toEqual([[200, { form: "passkeyRemoval-k1", step: "proof" }], []]);
  const { outcome, calls } = await press({ intent: "passkeyRemoval:confirm:k1", password: "Abcd1234" });
  expect(outcome).toBe(SAVED("passkeyRemoved"));
  expect(calls).toEqual([["passkeyRemove", { passkeyId: "k1", password: "Abcd1234" }]]);
});

test("a passkey's name is saved", async () => {
  const { outcome, calls } = await press({ intent: "passkeyName:k1", passkeyName: " My   phone " });
  expect(outcome).toBe(SAVED("passkeyRenamed"));
  expect(calls).toEqual([["passkeyRename", { passkeyId: "k1", passkeyName: "My phone" }]]);
});

test.each<[string, Record<string, string>, Facts, object]>([
  [
    "no password",
    { intent: "passkey:confirm" },
    {},
    { step: "proof", faults: { password: { kind: "passwordMissing" } } },
  ],
  [
    "half a code",
    { intent: "passkeyRemoval:confirm:k1", code: "12" },
    { hasPassword: false },
    { step: "proof", faults: { code: { kind: "code" } } },
  ],
  [
    "a wrong password",
    { intent: "passkey:confirm", password: "wrong" },
    { answers: { passkeyConfirm: () => refused(100_130, "password") } },
    { step: "proof", faults: { password: { message: "refused 100130" } } },
  ],
  [
    "an answer without its challenge",
    { intent: "passkey:answer", credential: "{}" },
    {},
    { step: "start", faults: { form: { kind: "passkeyLate" } } },
  ],
  [
    "an answer that is refused",
    { intent: "passkey:answer", credential: "{}" },
    { kept: ["token"], answers: { passkeyAdd: () => refused(100_171) } },
    { step: "start", faults: { form: { message: "refused 100171" } } },
  ],
  [
    "a name that is none",
    { intent: "passkeyName:k1", passkeyName: "" },
    { answers: { passkeyRename: () => refused(100_175, "passkeyName") } },
    { faults: { passkeyName: { message: "refused 100175" } } },
  ],
])("with %s the form says so", async (_case, fields, facts, state) => {
  const { outcome, challenges } = await press(fields, facts);
  expect(outcome).toMatchObject([400, state]);
  expect(challenges).toEqual([]);
});
