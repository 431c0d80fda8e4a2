import { createContext, type MutableRefObject, useContext } from "react";
import type { Fault, FormState } from "./faults.ts";
import type { BeforeSend } from "./use-sending.ts";

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
