/** Moves a site's clock (worker/operator/clock-control.ts). With `keepEpoch` cache entries stay and age by the jump. */
export async function moveClock(
  site: string,
  setting: { now?: string; speed?: number; keepEpoch?: boolean },
): Promise<void> {
  const answer = await fetch(`${site}/__clock`, {
    method: "POST",
    headers: { Authorization: `Bearer ${process.env.E2E_DEV_TOKEN}`, "Content-Type": "application/json" },
    body: JSON.stringify(setting),
  });
  if (!answer.ok) throw new Error(`the clock could not be moved: ${answer.status} ${await answer.text()}`);
}
