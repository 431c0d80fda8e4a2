/**
 * The highest sustainable rate, in requests per second: doubled from `from` until it fails, then bisected a number of
 * times. 0 if the first one fails. `holds` is called once per rate.
 */
export async function highestHeld(
  holds: (rate: number) => Promise<boolean>,
  { from, most, halvings }: { from: number; most: number; halvings: number },
): Promise<number> {
  let [held, failed] = [0, from];
  while (failed <= most && (await holds(failed))) [held, failed] = [failed, failed * 2];
  if (held === 0 || failed > most) return held;
  for (let step = 0; step < halvings; step += 1) {
    const between = Math.round((held + failed) / 2);
    if (await holds(between)) held = between;
    else failed = between;
  }
  return held;
}
