import { describe, expect, test } from "vitest";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import type { EdgeContext } from "#worker/pages/context";
import { given, guestContext } from "../test-account.ts";
import { afterRefusal, confirmTask, sendFormCode } from "./leave-to-firebase.server.ts";

const project = { apiKey: "key", projectId: "scores", authDomain: "scores.firebaseapp.com" };
const number = { callingCode: "66", phone: "0812345678" };

async function send(changes: Partial<EdgeContext>, sender?: "supplier" | "firebase", phone = number.phone) {
  const { context, calls } = guestContext(() => given({ resendAfter: 60, expiresIn: 300 }), changes);
  const sending = { call: "getWSUP", number: { ...number, phone }, botCheck: "" } as const;
  return { outcome: await sendFormCode(context, sender ? { sender } : {}, sending), calls };
}

describe("a code", () => {
  test("is left to the browser where the form names Firebase", async () => {
    const { outcome, calls } = await send({ firebase: project, locale: "th" }, "firebase");
    expect(outcome).toMatchObject({
      isSent: true,
      number: { callingCode: "66", phone: "081 234 5678" },
      sent: { resendAfter: 60 },
      proof: { sender: "firebase", task: { kind: "send", project, phone: "+66812345678", language: "th" } },
    });
    expect(calls).toEqual([]);
  });

  test.each([
    ["names nobody", { firebase: project }, undefined],
    ["names the supplier", { firebase: project }, "supplier"],
    ["names Firebase, which is not configured", {}, "firebase"],
  ] as const)("is the supplier's where the form %s", async (_case, changes, sender) => {
    const { outcome, calls } = await send(changes, sender);
    expect(outcome).toMatchObject({ isSent: true, proof: { sender: "supplier" } });
    expect(calls.map(({ name }) => name)).toEqual(["getWSUP"]);
  });

  test("goes to no wrong number", async () => {
    const { outcome } = await send({ firebase: project }, "firebase", "12");
    expect(outcome).toMatchObject({ isSent: false, faults: { phone: { kind: "phone" } } });
  });

  test.each([
    ["vn", "vi"],
    ["kh", "km"],
    ["zh-Hans", "zh-CN"],
    ["zh-Hant", "zh-TW"],
    ["pt", "pt-BR"],
  ] as const)("of a page in %s is in %s", async (locale, language) => {
    const { outcome } = await send({ firebase: project, locale }, "firebase");
    expect(outcome.proof.task).toMatchObject({ language });
    expect(language.length).toBeLessThanOrEqual(6);
  });
});

test.each([
  [{ sender: "firebase" }, { kind: "confirm", code: "123456" }],
  [{ sender: "firebase", idToken: "a.b.c" }, undefined],
  [{ sender: "supplier" }, undefined],
  [{}, undefined],
] as const)("with %j the browser has to do %j", (proof, task) => {
  expect(confirmTask(proof, "123 456")).toEqual(task);
});

describe("after a refusal", () => {
  const faults = { form: { message: "Refused." } };
  const state = { sender: "firebase" as const, idToken: "a.b.c" };

  test("a token that is too old is given up for another code", () => {
    const refusal = { code: MEMBER_REFUSALS.providerFailed.code };
    const expected = { sender: "firebase", faults: { code: { kind: "codeExpired" } } };
    expect(afterRefusal(state, { faults, refusal })).toEqual(expected);
  });

  test.each([MEMBER_REFUSALS.nicknameTaken.code, undefined])("%s leaves the token for another try", (code) => {
    const refused = { faults, ...(code && { refusal: { code } }) };
    expect(afterRefusal(state, refused)).toEqual({ ...state, faults });
    expect(afterRefusal({}, { faults, refusal: { code: MEMBER_REFUSALS.providerFailed.code } })).toEqual({ faults });
  });
});
