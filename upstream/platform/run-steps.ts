/** Work of the hourly trigger by name, in order. */
export type Steps = Readonly<Record<string, () => Promise<unknown>>>;

/** Runs every step, also after one that failed, and logs how long each took in milliseconds. */
export async function runSteps(steps: Steps, now: () => number = Date.now): Promise<void> {
  for (const [step, run] of Object.entries(steps)) {
    const startedAt = now();
    try {
      await run();
      console.log(JSON.stringify({ event: "scheduled_step", step, duration: now() - startedAt }));
    } catch (error) {
      const reason = String(error);
      console.error(JSON.stringify({ event: "scheduled_step_failed", step, duration: now() - startedAt, reason }));
    }
  }
}
