import { expect, test } from "vitest";
import { kindOfPasskeyError, performPasskeyTask } from "./perform-passkey-task.ts";

const errorOf = (name: string) => Object.assign(new Error("refused"), { name });

test.each([
  ["NotAllowedError", "add", "passkeyNotAdded"],
  ["NotAllowedError", "logIn", "passkeyNotUsed"],
  ["AbortError", "logIn", "passkeyNotUsed"],
  ["InvalidStateError", "add", "passkeyHere"],
  ["SecurityError", "logIn", "passkeyUnusable"],
  ["NotSupportedError", "add", "passkeyUnusable"],
  ["Error", "add", "passkeyUnusable"],
  ["TypeError", "logIn", "unsent"],
] as const)("%s at %s is reported as %s", (name, kind, reported) => {
  expect(kindOfPasskeyError(errorOf(name), kind)).toBe(reported);
});

const TASK = { kind: "logIn", options: "{}" } as const;
const loading = (askAuthenticator: () => Promise<string>) => async () => ({ askAuthenticator });

test("a form goes on with the authenticator's answer", async () => {
  const answer = { form: "passkey", step: "number", passkeyTask: TASK };
  const state = await performPasskeyTask(
    answer,
    loading(async () => "signed"),
  );
  expect(state).toEqual({ form: "passkey", step: "number", credential: "signed" });
});

test("a form whose dialogue was closed says so", async () => {
  const closed = loading(() => Promise.reject(errorOf("NotAllowedError")));
  const state = await performPasskeyTask({ step: "start", passkeyTask: { ...TASK, kind: "add" } }, closed);
  expect(state).toEqual({ step: "start", faults: { form: { kind: "passkeyNotAdded" } } });
});

test.each([[undefined], [null], [{ step: "number" }], ["text"]])(
  "%j has no task and stays as it is",
  async (answer) => {
    const notLoaded = () => Promise.reject(new Error("nothing is to be loaded"));
    expect(await performPasskeyTask(answer, notLoaded)).toBe(answer);
  },
);
