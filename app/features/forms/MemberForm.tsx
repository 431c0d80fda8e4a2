import { Form } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { FormFault } from "./FormFault.tsx";
import type { FormState } from "./faults.ts";
import { FormContext } from "./form-context.ts";
import styles from "./forms.module.css";
import { useFormFocus } from "./use-form-focus.ts";
import { useSending } from "./use-sending.ts";

interface MemberFormProps {
  /** In its page; only needed where there is more than one. */
  id?: string;
  /** What the Enter key asks the action for: its button need not come first. */
  intent: string;
  /** What the action answered, or what the form begins with. */
  state: FormState | undefined;
  /** Which part of a form of several is shown. */
  step?: string;
  children: ReactNode;
}

/**
 * A form about a member, sent by Remix where React is there, by the browser elsewhere; once at a time. The browser's own
 * checks are off: their words would be in the browser's language, not the page's.
 */
export function MemberForm({ id = "form", intent, state, step, children }: MemberFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { onSubmit, beforeSend } = useSending(form);
  useFormFocus(form, { faults: state?.faults, step });
  return (
    <FormContext.Provider value={{ id, values: state?.values, faults: state?.faults, beforeSend }}>
      <Form ref={form} method="post" noValidate className={styles.form} onSubmit={onSubmit}>
        <button
          type="submit"
          name="intent"
          value={intent}
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
        />
        {state?.faults && <FormFault id={id} faults={state.faults} />}
        {children}
      </Form>
    </FormContext.Provider>
  );
}
