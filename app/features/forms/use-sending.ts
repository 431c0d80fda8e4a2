import { useNavigation } from "@remix-run/react";
import {
  createContext,
  type FormEvent,
  type MutableRefObject,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from "react";
import type { Fault, FormState } from "./faults.ts";

interface FormContextValue extends FormState {
  /** Id of the form in its page; prefixes the ids of its fields. */
  id: string;
  /** Of a form that is sent by script. */
  beforeSend?: MutableRefObject<BeforeSend | undefined>;
}

export const FormContext = createContext<FormContextValue>({ id: "form" });

/** Id of a field's element. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;

interface FieldState {
  id: string;
  /** As typed, or the initial value. */
  value: string | undefined;
  fault: Fault | undefined;
}

/** A field's state in the surrounding form. */
export function useField(name: string): FieldState {
  const { id, values, faults } = useContext(FormContext);
  return { id: fieldId(id, name), value: values?.[name], fault: faults?.[name] };
}

/** Work to do before a button with this intent submits the form; undefined if it may go at once. */
type BeforeSend = (intent: string) => Promise<void> | undefined;

interface Sending {
  onSubmit(event: FormEvent): void;
  /** Set by components inside the form, see `useBeforeSend`. */
  beforeSend: MutableRefObject<BeforeSend | undefined>;
}

const intentOf = (submitter: HTMLElement | null): string =>
  submitter instanceof HTMLButtonElement ? submitter.value : "";

/**
 * Submits a form once at a time: further presses are ignored until the answer, or while work before sending is pending.
 */
export function useSending(form: RefObject<HTMLFormElement>): Sending {
  const isIdle = useNavigation().state === "idle";
  const isBusy = useRef(false);
  const beforeSend = useRef<BeforeSend>();
  useEffect(() => {
    if (isIdle) isBusy.current = false;
  }, [isIdle]);

  function onSubmit(event: FormEvent): void {
    if (isBusy.current || !isIdle) {
      event.preventDefault();
      return;
    }
    isBusy.current = true;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const work = beforeSend.current?.(intentOf(submitter));
    if (!work) return;
    event.preventDefault();
    void work.finally(() => {
      isBusy.current = false;
      form.current?.requestSubmit(submitter);
    });
  }

  return { onSubmit, beforeSend };
}

/** For components inside a form: registers the work to do before it is sent. One per form. */
export function useBeforeSend(work: BeforeSend): void {
  const { beforeSend } = useContext(FormContext);
  useEffect(() => {
    if (!beforeSend) return;
    beforeSend.current = work;
    return () => {
      beforeSend.current = undefined;
    };
  }, [beforeSend, work]);
}
