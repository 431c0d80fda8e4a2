import type { FirebaseOffer } from "../offered-methods.ts";
import type { CodeSender } from "./code-proof.ts";

interface SenderFacts {
  offer: FirebaseOffer | undefined;
  /** Required by Firebase. */
  hasScript: boolean;
  /** Who sent the form's code, or failed to. */
  chosen: CodeSender | undefined;
}

/** Who sends the form's next code and checks the current one; undefined leaves it to the supplier. */
export function nextSender({ offer, hasScript, chosen }: SenderFacts): CodeSender | undefined {
  if (!offer || !hasScript) return chosen;
  return offer === "only" ? "firebase" : (chosen ?? "firebase");
}
