import type { CaughtUp } from "./catch-up.ts";
import { waitAtLeast } from "./wait-at-least.ts";

/** An indicator that is seen at all is seen this long, in milliseconds (specification). */
const INDICATED = 500;

/** Starts what a press asks for, shows that it goes on (`aria-busy`) and hands the outcome on. */
export function startRefreshButton(
  button: HTMLElement | null,
  refresh: () => Promise<CaughtUp>,
  onDone: (outcome: CaughtUp) => void,
): void {
  button?.addEventListener("click", async () => {
    if (button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    const outcome = await waitAtLeast(INDICATED, refresh());
    button.removeAttribute("aria-busy");
    onDone(outcome);
  });
}
