import type { CaughtUp } from "./catch-up.ts";
import { waitAtLeast } from "./wait-at-least.ts";

/** An indicator that appears is visible for at least this long, in milliseconds (specification). */
const INDICATED = 500;

/** Refreshes on a press, shows progress (`aria-busy`) and passes the outcome on. */
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
