/** Home and away as positions in the list of teams. */
export type PositionPair = readonly [home: number, away: number];

/** Rounds of a single round robin: one less than teams, or as many if one rests in each. */
export const roundsOfRobin = (teams: number): number => (teams % 2 === 0 ? teams - 1 : teams);

export const matchesOfRound = (teams: number): number => Math.floor(teams / 2);

/**
 * A pair of a round by the circle method: one position is fixed, the others rotate around it. Home and away alternate
 * so that no team has more than one extra of either after a single robin; each further robin swaps sides. `place`
 * counts the pairs of the round from 0.
 */
export function robinPair(teams: number, round: number, place: number): PositionPair {
  // Of an odd number of teams, whoever would meet the fixed position rests.
  const step = place + (teams % 2);
  const circle = teams - 1 + (teams % 2);
  const turn = round % circle;
  const one = (turn + step) % circle;
  const other = step === 0 ? circle : (turn - step + circle) % circle;
  const isSwapped = (step === 0 ? turn : step) % 2 === 1;
  const isReturn = Math.floor(round / circle) % 2 === 1;
  return isSwapped === isReturn ? [one, other] : [other, one];
}

/** The pairs of a round. */
export const robinRound = (teams: number, round: number): PositionPair[] =>
  Array.from({ length: matchesOfRound(teams) }, (_, place) => robinPair(teams, round, place));
