import { isPlain } from "~/runtime/islands/island-decisions";
import { HANDLED_EVENT } from "~/runtime/page-script/pressed";
import { TIME_LIMIT } from "~/runtime/time-limit";

const BUSY = "aria-busy";

/**
 * Keeps a press of a control whose script has not arrived: the control shows at once that it waits, and the click is
 * repeated when the script handles it. If it does not arrive in time, the repeated click has its native effect.
 * `controls` are selectors by part of the script.
 */
export function keepPresses(page: Document, controls: Readonly<Record<string, string>>): void {
  const waiting = { ...controls };
  const release = (part: string) => {
    const selector = waiting[part];
    delete waiting[part];
    for (const control of page.querySelectorAll<HTMLElement>(`:is(${selector})[${BUSY}]`)) {
      control.removeAttribute(BUSY);
      control.click();
    }
  };
  page.addEventListener(HANDLED_EVENT, (event) => release((event as CustomEvent<string>).detail));
  // On the window: while React hydrates, no event gets further (shield-hydration.ts).
  addEventListener(
    "click",
    (event) => {
      for (const part in waiting) {
        const control = (event.target as Element).closest(waiting[part] as string);
        if (!control || !isPlain(event)) continue;
        event.preventDefault();
        event.stopPropagation();
        control.setAttribute(BUSY, "true");
        setTimeout(release, TIME_LIMIT, part);
      }
    },
    true,
  );
}
