/**
 * The highest rate, in requests a second, that holds: doubled from `from` until it does not, then halved between the two
 * so many times. 0 where not even the first one holds. `holds` is asked once for each rate.
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
