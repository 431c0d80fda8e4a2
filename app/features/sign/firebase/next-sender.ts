import type { FirebaseOffer } from "../offered-methods.ts";
import type { CodeSender } from "./code-proof.ts";

interface SenderFacts {
  offer: FirebaseOffer | undefined;
  /** Firebase needs one. */
  hasScript: boolean;
  /** Who has sent the form's code, or failed to. */
  chosen: CodeSender | undefined;
}

/** Who sends the form's next code, and checks the one it has; undefined leaves it to the supplier. */
export function nextSender({ offer, hasScript, chosen }: SenderFacts): CodeSender | undefined {
  if (!offer || !hasScript) return chosen;
  return offer === "only" ? "firebase" : (chosen ?? "firebase");
}
