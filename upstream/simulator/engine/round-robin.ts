/** Home and away as positions in the list of teams. */
export type PositionPair = readonly [home: number, away: number];

/** Rounds of a single round robin: one less than teams, or as many if one rests in each. */
export const roundsOfRobin = (teams: number): number => (teams % 2 === 0 ? teams - 1 : teams);

export const matchesOfRound = (teams: number): number => Math.floor(teams / 2);

/**
 * Pairs of a round by the circle method: one position is fixed, the others rotate around it. Home and away alternate so
 * that no team has more than one extra of either after a single robin; each further robin swaps sides.
 */
export function robinRound(teams: number, round: number): PositionPair[] {
  const even = teams + (teams % 2);
  const circle = even - 1;
  const turn = round % circle;
  const pairs: PositionPair[] = [];
  for (let step = 0; step < even / 2; step++) {
    const one = (turn + step) % circle;
    const other = step === 0 ? circle : (turn - step + circle) % circle;
    if (one >= teams || other >= teams) continue;
    const isSwapped = (step === 0 ? turn : step) % 2 === 1;
    const isReturn = Math.floor(round / circle) % 2 === 1;
    pairs.push(isSwapped === isReturn ? [one, other] : [other, one]);
  }
  return pairs;
}
