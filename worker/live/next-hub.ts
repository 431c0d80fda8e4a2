/**
 * The number of the hub to ask next, of those of a sport and region; `undefined` if all are full. The first one comes
 * first. Above the highest that is known to be full, the range doubles and one of it is taken at random: so fifty full
 * hubs cost about nine questions, and a crowd that arrives at once is spread over those after them.
 */
export function nextHub(full: ReadonlySet<number>, most: number, random: number): number | undefined {
  const highest = Math.max(0, ...full);
  if (highest < most) {
    const last = Math.min(most, Math.max(1, 2 * highest));
    return highest + 1 + Math.floor(random * (last - highest));
  }
  // The ranges have skipped some, and others have room again.
  const open = Array.from({ length: most }, (_, index) => index + 1).filter((number) => !full.has(number));
  return open[Math.floor(random * open.length)];
}

/** The name of a hub's object. Renaming one drops its listeners. */
export const hubName = (sport: string, region: string, number: number): string => `${sport}:${region}:${number}`;
