export interface Ratio {
  a: number;
  b: number;
  ratio: number;
}

/** Two variants alternating in each of three turns, so that a noisy minute affects both. */
export async function ratio(a: () => Promise<number>, b: () => Promise<number>): Promise<Ratio> {
  let [leastA, leastB] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < 3; turn += 1) {
    leastA = Math.min(leastA, await a());
    leastB = Math.min(leastB, await b());
  }
  return { a: leastA, b: leastB, ratio: leastA / leastB };
}

export const against = ({ a, b, ratio: value }: Ratio): string =>
  `${value.toFixed(2)} (${a.toFixed(0)} us / ${b.toFixed(0)} us)`;
