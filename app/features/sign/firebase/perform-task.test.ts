import { expect, test } from "vitest";
import type { FirebaseTask } from "./code-proof.ts";
import { hasTask, type PhoneCodes, performTask } from "./perform-task.ts";

const project = { apiKey: "key", projectId: "scores", authDomain: "scores.firebaseapp.com" };
const send: FirebaseTask = { kind: "send", project, phone: "+66812345678", language: "th" };
const confirm: FirebaseTask = { kind: "confirm", code: "123456" };
const before = { sender: "firebase" as const, values: { phone: "081" } };
const sent = { resendAfter: 60 };

const codes = (failure?: string): (() => Promise<PhoneCodes>) => {
  const outcome = <Value>(value: Value) =>
    failure ? Promise.reject(Object.assign(new Error(failure), { code: failure })) : Promise.resolve(value);
  return async () => ({ sendCode: () => outcome(undefined), confirmCode: () => outcome("a.b.c") });
};

test("a code that was sent leads on", async () => {
  const answer = { sender: "firebase" as const, sent, values: { phone: "081 234 5678" } };
  expect(await performTask({ ...answer, task: send }, before, codes())).toEqual(answer);
});

test("a code that was right becomes a token", async () => {
  const answer = { sender: "firebase" as const, sent };
  expect(await performTask({ ...answer, task: confirm }, before, codes())).toEqual({ ...answer, idToken: "a.b.c" });
});

test("a wrong code leaves the form as it was sent", async () => {
  const failed = await performTask({ task: confirm }, { ...before, sent }, codes("auth/invalid-verification-code"));
  expect(failed).toEqual({ ...before, sent, faults: { code: { kind: "code" } } });
});

test("where Firebase cannot be had, the supplier sends the first code the next time", async () => {
  const down = codes("auth/network-request-failed");
  const faults = { form: { kind: "unsent" } };
  expect(await performTask({ task: send }, before, down)).toEqual({ ...before, sender: "supplier", faults });
  // The existing code is Firebase's.
  expect(await performTask({ task: send }, { ...before, sent }, down)).toEqual({ ...before, sent, faults });
  expect(await performTask({ task: confirm }, { ...before, sent }, down)).toEqual({ ...before, sent, faults });
});

test("a script that cannot be loaded is a fault like any other", async () => {
  const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  expect(await performTask({ task: send }, before, missing)).toMatchObject({
    faults: { form: { kind: "unavailable" } },
  });
});

test.each([
  [{ step: "code", task: send }, true],
  [{ step: "code" }, false],
  [undefined, false],
  [Response.json({ task: send }), false],
])("%j has a task: %s", (answer, has) => {
  expect(hasTask(answer)).toBe(has);
});
