import { expect, test } from "vitest";
import { formRequest, outcomeOf, refused, TEST_USER, testMember } from "~/features/account/test-account";
import { changeMyPhoneNumber } from "./my-phone-number.server.ts";

const NUMBER = { callingCode: "66", phone: "081 234 5678" };
const CODES = { currentCode: "111111", code: "222 222" };
const sent = () => ({ resendAfter: 60, expiresIn: 300 });

const send = (fields: Record<string, string>, answers: Record<string, (query: Record<string, unknown>) => unknown>) => {
  const { context, calls } = testMember(answers);
  const work = changeMyPhoneNumber(formRequest("/en/account/myPhoneNumber", fields), context);
  return outcomeOf(work).then((outcome) => ({ outcome, calls }));
};

test("codes go to the new number and to the present one", async () => {
  const { outcome, calls } = await send({ intent: "send", ...NUMBER }, { changePhoneGetCode: sent });
  expect(outcome).toMatchObject([200, { values: NUMBER, sent: { resendAfter: 60 } }]);
  expect(calls).toEqual([
    ["changePhoneGetCode", NUMBER],
    ["changePhoneGetCode", {}],
  ]);
});

test("a wrong number sends none to the present one", async () => {
  const { outcome, calls } = await send(
    { intent: "send", ...NUMBER },
    { changePhoneGetCode: () => refused(100_103, "phone") },
  );
  expect(outcome).toEqual([400, { values: NUMBER, faults: { phone: { message: "refused 100103" } } }]);
  expect(calls).toHaveLength(1);
});

test("who asks for other codes too soon stays at those that were sent", async () => {
  const again = { intent: "send", ...NUMBER, ...CODES };
  const { outcome } = await send(again, { changePhoneGetCode: () => refused(100_113, "code") });
  expect(outcome).toMatchObject([400, { sent: {}, faults: {} }]);
});

test("both codes change the number", async () => {
  const { outcome, calls } = await send({ intent: "change", ...NUMBER, ...CODES }, { changePhone: () => TEST_USER });
  expect(outcome).toBe("/en/account/myPhoneNumber?saved=phone");
  expect(calls).toEqual([["changePhone", { ...NUMBER, currentCode: "111111", code: "222222" }]]);
});

test("a wrong code may be either of them", async () => {
  const { outcome } = await send(
    { intent: "change", ...NUMBER, ...CODES },
    { changePhone: () => refused(100_102, "code") },
  );
  const fault = { message: "refused 100102" };
  expect(outcome).toMatchObject([400, { sent: {}, faults: { currentCode: fault, code: fault } }]);
});

test.each([
  [{ intent: "change", ...NUMBER, currentCode: "1", code: "2" }, ["code", "currentCode"]],
  [{ intent: "send", callingCode: "", phone: "" }, ["phone"]],
])("%j asks nobody", async (fields, wrong) => {
  const { outcome, calls } = await send(fields, {});
  const [, state] = outcome as [number, { faults: object }];
  expect(Object.keys(state.faults).sort()).toEqual(wrong);
  expect(calls).toEqual([]);
});
