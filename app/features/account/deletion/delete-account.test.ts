import { describe, expect, test } from "vitest";
import { formRequest, outcomeOf, refused, TEST_USER, testMember } from "~/features/account/test-account";
import { deleteAccount } from "./delete-account.server.ts";
import { moveOf, stateBefore } from "./deletion-state.ts";

const REASON = { reason: "battery", freeText: "It was hot." };

describe("a button of the form", () => {
  test.each([
    ["reason", "battery", true, { step: "confirm" }],
    ["reason", "", true, { step: "reason", isReasonMissing: true }],
    ["delete", "boredom", true, { step: "reason", isReasonMissing: true }],
    ["back", "battery", true, { step: "reason" }],
    ["confirm", "battery", true, { step: "proof" }],
    ["confirm", "battery", false, { step: "proof", call: "sendCode" }],
    ["resend", "battery", false, { step: "proof", call: "sendCode" }],
    ["delete", "battery", true, { step: "proof", call: "delete" }],
    ["other", "battery", true, { step: "reason" }],
  ] as const)("%s with the reason %j, with a password: %s", (intent, reason, hasPassword, move) => {
    expect(moveOf({ intent, reason, freeText: "" }, hasPassword)).toEqual(move);
  });

  test.each([
    ["reason", "reason"],
    ["confirm", "confirm"],
    ["back", "confirm"],
    ["resend", "proof"],
    ["delete", "proof"],
    ["other", "reason"],
    ["constructor", "reason"],
  ])("%s that does not reach the edge leaves the step %s", (intent, step) => {
    expect(stateBefore({ intent, ...REASON })).toEqual({ step, values: REASON });
  });
});

describe("the last step", () => {
  const send = (fields: Record<string, string>, answer: () => unknown, hasPassword = true) => {
    const { context, calls } = testMember({
      retrieveUserInfo: () => ({ ...TEST_USER, hasPassword }),
      deleteAccount: answer,
      deleteAccountGetCode: () => ({ resendAfter: 60, expiresIn: 300 }),
    });
    const work = deleteAccount(formRequest("/en/account/deleteAccount", { ...REASON, ...fields }), context);
    return { outcome: outcomeOf(work), calls, context };
  };
  const erased = () => ({ erasedOn: "2026-12-23" });

  test.each([
    [true, { password: "Abcdefg12" }, { password: "Abcdefg12" }],
    [false, { code: "123 456" }, { code: "123456" }],
  ])("with a password: %s, deletes, signs out and leads home", async (hasPassword, proof, sent) => {
    const { outcome, calls, context } = send({ intent: "delete", ...proof }, erased, hasPassword);
    expect(await outcome).toBe("/en/football/matches#account-deleted");
    expect(calls.at(-1)).toEqual(["deleteAccount", { ...REASON, ...sent }]);
    expect(context.account.member).toBeUndefined();
  });

  test("is refused with the wrong password, and the member stays", async () => {
    const { outcome, context } = send({ intent: "delete", password: "Wrong1234" }, () => refused(100_129, "password"));
    expect(await outcome).toMatchObject([400, { step: "proof", values: REASON, faults: { password: {} } }]);
    expect(context.account.member).toBeDefined();
  });

  test("without a password or a code asks nobody", async () => {
    const { outcome, calls } = send({ intent: "delete" }, erased);
    expect(await outcome).toMatchObject([400, { faults: { password: { kind: "passwordMissing" } } }]);
    expect(calls.map(([name]) => name)).toEqual(["retrieveUserInfo"]);
  });

  test("sends a code first to who has no password", async () => {
    const { outcome } = send({ intent: "confirm" }, erased, false);
    expect(await outcome).toMatchObject([200, { step: "proof", sent: { resendAfter: 60 } }]);
  });
});
