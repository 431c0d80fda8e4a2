import { createContext, type MutableRefObject, useContext } from "react";
import type { Fault, FormState } from "./faults.ts";
import type { BeforeSend } from "./use-sending.ts";

interface FormContextValue extends FormState {
  /** Of the form in its page: its fields' ids begin with it. */
  id: string;
  /** Of a form that a script sends. */
  beforeSend?: MutableRefObject<BeforeSend | undefined>;
}

export const FormContext = createContext<FormContextValue>({ id: "form" });

/** Of a field's element. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;

interface FieldState {
  id: string;
  /** As it was typed, or as the form began. */
  value: string | undefined;
  fault: Fault | undefined;
}

/** What the form around a field knows of it. */
export function useField(name: string): FieldState {
  const { id, values, faults } = useContext(FormContext);
  return { id: fieldId(id, name), value: values?.[name], fault: faults?.[name] };
}
