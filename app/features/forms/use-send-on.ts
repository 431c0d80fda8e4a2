import { useSubmit } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Submits the field's form with its first button as soon as it has a new value, for a visitor who has pressed already.
 */
export function useSendOn(field: RefObject<HTMLInputElement>, value: string | undefined): void {
  const submit = useSubmit();
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    const button = field.current?.form?.querySelector<HTMLButtonElement>("button[type=submit]");
    if (value && button) submit(button);
  }, [field, value, submit]);
}
