import type { Pair } from "#contract/domain/match";
import type { StubFaults } from "./faults.ts";

/** A match that counts: two clubs, by whatever the stub knows them, and the result. */
interface Counted<Club> {
  clubs: readonly [Club, Club];
  score: Pair;
  /** Whether it is over. */
  isOver: boolean;
}

export interface StubLine<Club> {
  club: Club;
  rank: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
}

/** Points that a club loses with the fault "deduction", of which nobody else knows. */
const DEDUCTED = 3;

/** A supplier's table of the stub's matches, by points, difference and goals. */
export function stubTable<Club>(matches: readonly Counted<Club>[], faults: StubFaults): StubLine<Club>[] {
  const clubs = [...new Set(matches.flatMap((one) => one.clubs))];
  const lines = clubs.map((club, index) => {
    const results = matches.flatMap(({ clubs: [home], score: [first, second], clubs: both, isOver }) =>
      isOver && both.includes(club) ? [home === club ? [first, second] : [second, first]] : [],
    ) as Pair[];
    const count = (isSuch: (result: Pair) => boolean) => results.filter(isSuch).length;
    const sum = (side: 0 | 1) => results.reduce((total, result) => total + result[side], 0);
    const [won, drawn] = [count(([own, other]) => own > other), count(([own, other]) => own === other)];
    const points = 3 * won + drawn - (faults.has("deduction") && index === 0 ? DEDUCTED : 0);
    const played = results.length;
    return { club, played, won, drawn, lost: played - won - drawn, scored: sum(0), conceded: sum(1), points };
  });
  return lines
    .toSorted((a, b) => b.points - a.points || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored)
    .map((line, index) => ({ ...line, rank: index + 1 }));
}
