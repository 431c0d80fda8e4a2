import { passkeyName } from "#contract/members/passkeys";
import { changeAccount } from "~/features/account/change-account.server";
import { loadMember, type MemberContext } from "~/features/account/member-session.server";
import type { SavedChange } from "~/features/account/saved-change";
import type { Faults } from "~/features/forms/faults";
import { readFields } from "~/features/forms/read-fields";
import type { ProofState } from "../proof-state.ts";
import { askForProof, type Proving, readProof } from "../prove-member.server.ts";
import type { AddingState } from "./AddPasskey.tsx";
import type { AddingStep, PasskeyIntent } from "./passkey-intent.ts";

interface Pressed {
  request: Request;
  context: MemberContext;
  form: FormData;
}

type Saved = { saved: SavedChange };

async function proofOf(pressed: Pressed): Promise<Proving> {
  const { hasPassword } = await loadMember(pressed.context, pressed.request);
  return { ...pressed, hasPassword };
}

async function confirm({ request, context }: Pressed, proving: Proving): Promise<AddingState> {
  const { proving: state, proof } = readProof(proving);
  if (!proof) return state;
  const fields = ["password", "code"] as const;
  const confirmed = await changeAccount(context, request, { name: "passkeyConfirm", query: proof, fields });
  if (confirmed.faults) return { ...state, faults: confirmed.faults };
  const { challengeToken, options } = confirmed.value;
  await context.account.keepChallenge(challengeToken);
  return { step: "start", passkeyTask: { kind: "add", options } };
}

async function add({ request, context, form }: Pressed): Promise<AddingState | Saved> {
  const challengeToken = await context.account.takeChallenge();
  if (!challengeToken) return { step: "start", faults: { form: { kind: "passkeyLate" } } };
  const query = { challengeToken, ...readFields(form, ["credential"]) };
  const added = await changeAccount(context, request, { name: "passkeyAdd", query, fields: [] });
  return added.faults ? { step: "start", faults: added.faults } : { saved: "passkeyAdded" };
}

/** Adds a passkey: asks for the password or a code, then gives the browser its task, then stores the answer. */
export async function addPasskey(pressed: Pressed, step: AddingStep): Promise<AddingState | Saved> {
  if (step === "answer") return add(pressed);
  const proving = await proofOf(pressed);
  return step === "confirm" ? confirm(pressed, proving) : askForProof(proving, "passkeyGetCode", step === "add");
}

export async function renamePasskey(
  { request, context, form }: Pressed,
  passkeyId: string,
): Promise<Saved | { faults: Faults }> {
  const typed = readFields(form, ["passkeyName"]);
  // What is no name is left to the upstream, which says what one is.
  const query = { passkeyId, passkeyName: passkeyName(typed.passkeyName) ?? typed.passkeyName.slice(0, 256) };
  const renamed = await changeAccount(context, request, { name: "passkeyRename", query, fields: ["passkeyName"] });
  return renamed.faults ? { faults: renamed.faults } : { saved: "passkeyRenamed" };
}

/** Removes a passkey, after the password or a code. */
export async function removePasskey(
  pressed: Pressed,
  { id, step }: Extract<PasskeyIntent, { form: "passkeyRemoval" }>,
): Promise<ProofState | Saved> {
  const proving = await proofOf(pressed);
  if (step !== "confirm") return askForProof(proving, "passkeyGetCode", step === "remove");
  const { proving: state, proof } = readProof(proving);
  if (!proof) return state;
  const { request, context } = pressed;
  const query = { passkeyId: id, ...proof };
  const removed = await changeAccount(context, request, { name: "passkeyRemove", query, fields: ["password", "code"] });
  return removed.faults ? { ...state, faults: removed.faults } : { saved: "passkeyRemoved" };
}
