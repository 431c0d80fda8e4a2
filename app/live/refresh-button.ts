/** Settles like `work`, but not before `least` milliseconds have passed, to avoid flicker. */
async function waitAtLeast<Result>(least: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, least))]);
  return result;
}

/** Minimum time that an indicator is visible, in milliseconds (specification). */
const INDICATED = 500;

/** Refreshes on click, shows progress (`aria-busy`) and reports the outcome. */
export function startRefreshButton<Outcome>(
  button: HTMLElement | null,
  refresh: () => Promise<Outcome>,
  onDone: (outcome: Outcome) => void = () => {},
): void {
  button?.addEventListener("click", async () => {
    if (button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    const outcome = await waitAtLeast(INDICATED, refresh());
    button.removeAttribute("aria-busy");
    onDone(outcome);
  });
}
