import { Form } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { FormFault } from "./FormFault.tsx";
import type { FormState } from "./faults.ts";
import { FormContext } from "./form-context.ts";
import styles from "./forms.module.css";
import { useFormFocus } from "./use-form-focus.ts";
import { useSending } from "./use-sending.ts";

interface MemberFormProps {
  /** Unique in the page; needed only if there are several forms. */
  id?: string;
  /** The intent of the Enter key: its button need not be the first. */
  intent: string;
  /** The action's answer, or the initial state. */
  state: FormState | undefined;
  /** The current step of a multi-step form. */
  step?: string;
  children: ReactNode;
}

/**
 * A form about a member, sent by Remix once hydrated, by the browser otherwise; one submission at a time. Native
 * validation is off: its messages would be in the browser's language, not the page's.
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
