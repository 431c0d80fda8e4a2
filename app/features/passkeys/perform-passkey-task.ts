import type { FaultKind } from "~/features/forms/faults";
import type { PasskeyState, PasskeyTask } from "./passkey-task.ts";

const loadPasskeys = () => import("./passkeys.client.ts");

/**
 * What a visitor is told of the browser's error. `NotAllowedError` is all that it says of a dialogue that was closed or
 * ran out of time, and of no passkey at hand: anything else would tell sites who has an account.
 */
export function kindOfPasskeyError(error: unknown, kind: PasskeyTask["kind"]): FaultKind {
  switch (error instanceof Error ? error.name : "") {
    case "NotAllowedError":
    case "AbortError":
      return kind === "add" ? "passkeyNotAdded" : "passkeyNotUsed";
    case "InvalidStateError":
      return "passkeyHere";
    case "TypeError":
      // The file of the script did not arrive.
      return "unsent";
    default:
      return "passkeyUnusable";
  }
}

const hasTask = (answer: unknown): answer is PasskeyState & { passkeyTask: PasskeyTask } =>
  typeof answer === "object" && answer !== null && "passkeyTask" in answer && answer.passkeyTask !== undefined;

/** An action's answer after the browser has done the task in it, if there is one. */
export async function performPasskeyTask(answer: unknown, load = loadPasskeys): Promise<unknown> {
  if (!hasTask(answer)) return answer;
  const { passkeyTask, ...state } = answer;
  try {
    const { askAuthenticator } = await load();
    return { ...state, credential: await askAuthenticator(passkeyTask) };
  } catch (error) {
    return { ...state, faults: { form: { kind: kindOfPasskeyError(error, passkeyTask.kind) } } };
  }
}
