import { type RefObject, useEffect, useRef } from "react";
import type { Faults } from "./faults.ts";

const WRONG = '[aria-invalid="true"]';
const FIRST_FIELD = "input:not([type=hidden], [readonly]), select, textarea";

/**
 * Moves the focus after an answer: to the first faulty field, otherwise to the form's fault, otherwise to the first
 * field of a new step.
 */
export function useFormFocus(
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
