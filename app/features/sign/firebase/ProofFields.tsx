import { useRef } from "react";
import { useHasScript } from "~/features/forms/use-has-script";
import { useSendOn } from "~/features/forms/use-send-on";
import type { FirebaseOffer } from "../offered-methods.ts";
import type { CodeProof, CodeSender } from "./code-proof.ts";

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

interface ProofFieldsProps {
  /** Absent if Firebase sends no codes. */
  offer: FirebaseOffer | undefined;
  proof: CodeProof | undefined;
}

/**
 * Hidden fields of a form with a code. Once Firebase has confirmed the code, the form is submitted automatically, since
 * the visitor has already pressed its button.
 */
export function ProofFields({ offer, proof = {} }: ProofFieldsProps) {
  const hasScript = useHasScript();
  const sender = nextSender({ offer, hasScript, chosen: proof.sender });
  const field = useRef<HTMLInputElement>(null);
  useSendOn(field, proof.idToken);
  return (
    <>
      {sender && <input type="hidden" name="sender" value={sender} />}
      {proof.idToken && <input ref={field} type="hidden" name="idToken" value={proof.idToken} />}
    </>
  );
}
