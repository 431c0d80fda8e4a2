import { type ReactNode, useEffect, useRef, useState } from "react";
import { SubmitButton } from "~/features/forms/SubmitButton";
import { useSendOn } from "~/features/forms/use-send-on";
import styles from "./passkeys.module.css";

interface PasskeyButtonProps {
  intent: string;
  /** Says without script that this needs one. */
  needsScript: string;
  children: ReactNode;
}

/** A button for browsers with passkeys. Its space is kept until the script knows, so that nothing shifts. */
export function PasskeyButton({ intent, needsScript, children }: PasskeyButtonProps) {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => setOffered(typeof PublicKeyCredential === "function"), []);
  return (
    <>
      <noscript>
        <p className="note">{needsScript}</p>
      </noscript>
      <div className={isOffered ? styles.offered : styles.waiting}>
        <SubmitButton intent={intent} isPlain>
          {children}
        </SubmitButton>
      </div>
    </>
  );
}

/** The authenticator's answer in a form, which is sent once it is there. Stands in the form from the start. */
export function CredentialField({ credential }: { credential: string | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  useSendOn(field, credential);
  return credential ? <input ref={field} type="hidden" name="credential" value={credential} /> : null;
}
