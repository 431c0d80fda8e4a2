import { useRef } from "react";
import { useSendOn } from "~/features/forms/use-send-on";

/** The authenticator's answer in a form, which is sent once it is there. Stands in the form from the start. */
export function CredentialField({ credential }: { credential: string | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  useSendOn(field, credential);
  return credential ? <input ref={field} type="hidden" name="credential" value={credential} /> : null;
}
