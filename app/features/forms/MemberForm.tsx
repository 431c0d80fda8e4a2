import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { FormFault } from "./FormFault.tsx";
import type { Faults, FormState } from "./faults.ts";
import styles from "./forms.module.css";
import { hasEntries } from "./has-entries.ts";
import { askBeforeLeaving } from "./unsaved.client.ts";
import { FormContext, useSending } from "./use-sending.ts";

const WRONG = '[aria-invalid="true"]';
const FIRST_FIELD = "input:not([type=hidden], [readonly]), select, textarea";

/**
 * Moves the focus after an answer: to the first faulty field, otherwise to the form's fault, otherwise to the first
 * field of a new step.
 */
function useFormFocus(
  form: RefObject<HTMLFormElement>,
  { faults, step }: { faults: Faults | undefined; step: string | undefined },
): void {
  const shownStep = useRef(step);
  useEffect(() => {
    const isNewStep = shownStep.current !== step;
    shownStep.current = step;
    const isWrong = Object.keys(faults ?? {}).length > 0;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    if (isWrong) (find(WRONG) ?? find('[role="alert"]'))?.focus();
    else if (isNewStep) find(FIRST_FIELD)?.focus();
  }, [form, faults, step]);
}

/** The browser asks before the page is left while the form holds typed text that it has not sent. */
function useUnsaved(form: RefObject<HTMLFormElement>, isAsking: boolean): void {
  const isIdle = useNavigation().state === "idle";
  const isSent = useRef(false);
  useEffect(() => {
    if (isIdle) isSent.current = false;
  }, [isIdle]);
  useEffect(() => {
    const typed = isAsking ? form.current : null;
    if (!typed) return;
    let end = () => {};
    const begin = () => {
      // Only now: a page with such a listener is not kept for the way back by all browsers.
      end = askBeforeLeaving(() => !isSent.current && hasEntries(typed));
    };
    const send = () => {
      isSent.current = true;
    };
    typed.addEventListener("input", begin, { once: true });
    typed.addEventListener("submit", send);
    return () => {
      end();
      typed.removeEventListener("input", begin);
      typed.removeEventListener("submit", send);
    };
  }, [form, isAsking]);
}

interface MemberFormProps {
  /** Unique in the page; needed only if there are several forms. */
  id?: string;
  /** The intent of the Enter key: its button need not be the first. */
  intent: string;
  /** The action's answer, or the initial state. */
  state: FormState | undefined;
  /** The current step of a multi-step form. */
  step?: string;
  /** It holds typed settings: the browser asks before they are lost. */
  isKept?: boolean;
  children: ReactNode;
}

/**
 * A form about a member, sent by Remix once hydrated, by the browser otherwise; one submission at a time. Native
 * validation is off: its messages would be in the browser's language, not the page's.
 */
export function MemberForm({ id = "form", intent, state, step, isKept = false, children }: MemberFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { onSubmit, beforeSend } = useSending(form);
  useUnsaved(form, isKept);
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
