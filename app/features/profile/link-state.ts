import type { FormState } from "~/features/forms/faults";
import type { SentCode } from "~/features/forms/sent-code";

/** Progress of linking an account at a provider. */
export interface LinkState extends FormState<"password" | "code"> {
  /** `proof` asks for the password, or for a code; in `leave` the member goes on to the provider. */
  step: "start" | "proof" | "leave";
  /** Of the code for members without a password. */
  sent?: SentCode;
  /** The provider's page, for `leave`. */
  url?: string;
}
