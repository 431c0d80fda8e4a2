import type { FormState } from "~/features/forms/faults";
import type { SentCode } from "~/features/forms/sent-code";

/** Progress of a change that the member confirms by password or code. */
export interface ProofState extends FormState<"password" | "code"> {
  /** `proof` asks for the password, or for a code. */
  step: "start" | "proof";
  /** Of the code for members without a password. */
  sent?: SentCode;
}

/** The same of linking an account; in `leave` the member goes on to the provider. */
export interface LinkState extends Omit<ProofState, "step"> {
  step: ProofState["step"] | "leave";
  /** The provider's page, for `leave`. */
  url?: string;
}
