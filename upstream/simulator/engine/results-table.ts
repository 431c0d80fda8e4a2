import { createRandom } from "../../platform/random.ts";
import type { Entrant, MatchResult, Place, SeasonFrame } from "./season-plan.ts";

interface Row {
  teamId: string;
  points: number;
  difference: number;
  scored: number;
  won: number;
  lot: number;
}

/** Teams ranked for advancing: points, goal difference, goals scored, wins, then lots. */
export function rankByResults(teamIds: readonly string[], results: readonly MatchResult[], seed: string): string[] {
  const lots = createRandom(`lots ${seed}`);
  const rows = new Map<string, Row>();
  for (const teamId of teamIds) {
    rows.set(teamId, { teamId, points: 0, difference: 0, scored: 0, won: 0, lot: lots.next() });
  }
  for (const { homeId, awayId, score } of results) {
    count(rows.get(homeId)!, score[0], score[1]);
    count(rows.get(awayId)!, score[1], score[0]);
  }
  return [...rows.values()].sort(compare).map(({ teamId }) => teamId);
}

function count(row: Row, scored: number, conceded: number): void {
  row.points += scored > conceded ? 3 : scored === conceded ? 1 : 0;
  row.difference += scored - conceded;
  row.scored += scored;
  row.won += scored > conceded ? 1 : 0;
}

const compare = (one: Row, other: Row): number =>
  other.points - one.points ||
  other.difference - one.difference ||
  other.scored - one.scored ||
  other.won - one.won ||
  one.lot - other.lot;

/** A table played within a season. */
interface PlayedTable {
  /** Identifies it among the season's tables. */
  name: string;
  places: readonly Place[];
  /** The numbers of all its matches. */
  matches: readonly number[];
}

/** The first `count` ranks as places of the next draw, all known when the table's last match is over. */
export function rankedPlaces(frame: SeasonFrame, { name, places, matches }: PlayedTable, count: number): Place[] {
  let ranking: Entrant[] | undefined;
  const rankingAt = (now: number): Entrant[] | undefined => {
    if (ranking) return ranking;
    const teams = allOf(places.map((place) => place(now)));
    const results = teams && allOf(matches.map((index) => frame.result(index, now)));
    if (!results) return undefined;
    const knownAt = Math.max(...results.map(({ decidedAt }) => decidedAt));
    const teamIds = teams.map(({ teamId }) => teamId);
    ranking = rankByResults(teamIds, results, `${frame.seed} ${name}`).map((teamId) => ({ teamId, knownAt }));
    return ranking;
  };
  return Array.from(
    { length: count },
    (_, rank): Place =>
      (now) =>
        rankingAt(now)?.[rank],
  );
}

const allOf = <Item>(items: readonly (Item | undefined)[]): Item[] | undefined => {
  const present = items.filter((item) => item !== undefined);
  return present.length === items.length ? present : undefined;
};

/** The results of a season's first `games` matches, from the last back, since the others are mostly played before it. */
export function resultsUntil(frame: SeasonFrame, games: number, now: number): MatchResult[] | undefined {
  const results: MatchResult[] = [];
  for (let index = games - 1; index >= 0; index--) {
    const result = frame.result(index, now);
    if (!result) return undefined;
    results.push(result);
  }
  return results.reverse();
}
