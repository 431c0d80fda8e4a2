import { type RefObject, useEffect, useRef } from "react";
import type { Faults } from "./faults.ts";

const WRONG = '[aria-invalid="true"]';
const FIRST_FIELD = "input:not([type=hidden], [readonly]), select, textarea";

/**
 * Moves the focus after an answer: to the first wrong field, else to what is wrong with the form, else, where another
 * step has come, to its first field.
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
