import type { PasskeyState } from "~/features/passkeys/passkey-task";
import type { ProofState } from "../proof-state.ts";

/** Progress of adding a passkey. With a task it begins anew: the challenge is for one answer. */
export interface AddingState extends ProofState, Pick<PasskeyState, "passkeyTask" | "credential"> {}
