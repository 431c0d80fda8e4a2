import type { Pair, Stage } from "#contract/domain/match";
import { modelOf } from "../competitions/sports/sport-model.ts";
import { turnedPair } from "../match/sides.ts";
import type { LoadedMatch } from "../store/load-statements.ts";
import { sportOfColumn } from "../store/schema.ts";

const ONE_MATCH_EACH: ReadonlySet<Stage> = new Set(["regular", "league_phase", "group"]);

const toTieKey = ({ stage, part, homeId, awayId }: LoadedMatch): string =>
  [stage, part ?? "", ...[homeId, awayId].sort()].join(" ");

const goalsOf = ({ extraTime, fullTime }: LoadedMatch): Pair | null => extraTime ?? fullTime;

function asLegs([first, second]: [LoadedMatch, LoadedMatch]): LoadedMatch[] {
  const goals = goalsOf(first);
  return [
    { ...first, leg: 1 },
    { ...second, leg: 2, firstLeg: goals && turnedPair(goals) },
  ];
}

/** Marks the two matches of a tie as its legs, and gives the second the first one's score. Keeps the order. */
export function withLegs(matches: readonly LoadedMatch[]): LoadedMatch[] {
  const ties = new Map<string, LoadedMatch[]>();
  for (const match of matches) {
    const { tie: kind } = modelOf(sportOfColumn(match.sport));
    if (ONE_MATCH_EACH.has(match.stage) || kind !== "legs") continue;
    const tie = toTieKey(match);
    ties.set(tie, [...(ties.get(tie) ?? []), match]);
  }
  const legs = new Map<string, LoadedMatch>();
  for (const tie of ties.values()) {
    const [first, second, ...more] = tie.sort((a, b) => a.kickOff - b.kickOff);
    if (!first || !second || more.length > 0 || first.homeId !== second.awayId) continue;
    for (const leg of asLegs([first, second])) legs.set(leg.id, leg);
  }
  return matches.map((match) => legs.get(match.id) ?? match);
}

/** Numbers each team's matches in its group if the source does not. */
export function withGroupMatchdays(matches: readonly LoadedMatch[]): LoadedMatch[] {
  const played = new Map<string, number>();
  const numbers = new Map<string, number>();
  const inGroup = matches.filter(({ stage, matchday }) => stage === "group" && matchday === null);
  for (const { id, homeId, awayId } of inGroup.sort((a, b) => a.kickOff - b.kickOff)) {
    const matchday = Math.max(played.get(homeId) ?? 0, played.get(awayId) ?? 0) + 1;
    for (const team of [homeId, awayId]) played.set(team, matchday);
    numbers.set(id, matchday);
  }
  return matches.map((match) => ({ ...match, matchday: numbers.get(match.id) ?? match.matchday }));
}
