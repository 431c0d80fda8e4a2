import type { DecidedBy } from "#contract/domain/bracket";
import type { Pair, Side } from "#contract/domain/match";
import { phaseGroup } from "#contract/domain/status";
import type { KnockoutStage } from "#contract/tables/stages";
import type { MatchAt } from "../../match/match.ts";
import { plus, sideAhead } from "../../match/score.ts";
import { otherSide } from "../../match/sides.ts";

export interface TieRules {
  legs: 1 | 2;
  /** For a series, which has as many matches as needed. */
  bestOf?: 1 | 3 | 5 | 7;
  /** Away goals decide a level aggregate. */
  awayGoals: boolean;
}

/** A tie's results so far, from the perspective of its first match's sides. */
export interface TieResult {
  aggregate?: Pair;
  seriesWins?: Pair;
  winner?: Side;
  decidedBy?: DecidedBy;
}

const turned = ([home, away]: Pair): Pair => [away, home];

const isFinal = ({ state }: MatchAt): boolean => phaseGroup(state.phase) === "final";

/** The side that won a match, by shoot-out if there was one; undefined without a winner. */
const winnerOf = ({ state }: MatchAt): Side | undefined =>
  (state.shootout && sideAhead(state.shootout)) ?? state.winner ?? (state.score && sideAhead(state.score));

function howWon({ state }: MatchAt): DecidedBy {
  if (state.phase === "AWARDED") return "WALKOVER";
  if (state.shootout) return "PENS";
  return state.phase === "AFTER_ET" ? "ET" : "FT";
}

function singleResult(match: MatchAt): TieResult {
  const winner = isFinal(match) ? winnerOf(match) : undefined;
  return winner ? { winner, decidedBy: howWon(match) } : {};
}

function seriesResult(matches: readonly MatchAt[], homeId: string, bestOf: number): TieResult {
  const wins: [number, number] = [0, 0];
  for (const match of matches.filter(isFinal)) {
    const side = winnerOf(match);
    if (side) wins[(side === "home") === (match.fixture.homeId === homeId) ? 0 : 1] += 1;
  }
  const ahead = sideAhead(wins);
  const winner = ahead && Math.max(...wins) > bestOf / 2 ? ahead : undefined;
  return { seriesWins: wins, ...(winner && { winner, decidedBy: "SERIES" as const }) };
}

/** Goals of the first leg's sides on each other's ground. */
function awayGoalsOf(first: MatchAt, second: MatchAt): Pair {
  const away = (match: MatchAt): number => match.state.score?.[1] ?? 0;
  return [away(second), away(first)];
}

/**
 * Two legs: the goals of both, including extra time of the second; then away goals if they count; then the shoot-out.
 */
function legsResult(matches: readonly MatchAt[], homeId: string, { awayGoals }: TieRules): TieResult {
  const [first, second] = matches;
  const goals = matches.flatMap(({ fixture, state }) =>
    state.score ? [fixture.homeId === homeId ? state.score : turned(state.score)] : [],
  );
  if (goals.length === 0) return {};
  const aggregate = goals.reduce<Pair>(plus, [0, 0]);
  if (!first || !second || !isFinal(first) || !isFinal(second)) return { aggregate };
  if (second.state.shootout) {
    const side = sideAhead(second.state.shootout);
    const winner = side && (second.fixture.homeId === homeId ? side : otherSide(side));
    return { aggregate, ...(winner && { winner, decidedBy: "PENS" as const }) };
  }
  const ahead = sideAhead(aggregate);
  if (ahead) {
    const how = second.state.phase === "AFTER_ET" ? "ET" : matches.some(isAwarded) ? "WALKOVER" : "AGG";
    return { aggregate, winner: ahead, decidedBy: how };
  }
  const byAway = awayGoals ? sideAhead(awayGoalsOf(first, second)) : undefined;
  return { aggregate, ...(byAway && { winner: byAway, decidedBy: "AWAY_GOALS" as const }) };
}

const isAwarded = ({ state }: MatchAt): boolean => state.phase === "AWARDED";

/** `matches`: of one tie, in order of play, at least one. */
export function resultOfTie(matches: readonly [MatchAt, ...MatchAt[]], rules: TieRules): TieResult {
  const { homeId } = matches[0].fixture;
  if (rules.bestOf !== undefined && rules.bestOf > 1) return seriesResult(matches, homeId, rules.bestOf);
  // A match that was not finished and was replayed: the last one decides.
  if (rules.legs === 1) return orientedTo(homeId, matches.at(-1) ?? matches[0]);
  return legsResult(matches, homeId, rules);
}

function orientedTo(homeId: string, match: MatchAt): TieResult {
  const result = singleResult(match);
  if (!result.winner || match.fixture.homeId === homeId) return result;
  return { ...result, winner: otherSide(result.winner) };
}

/** A round's matches as ties: those between the same two teams are one tie, in order of play. */
export function tiesOf(matches: readonly MatchAt[], stage: KnockoutStage): [MatchAt, ...MatchAt[]][] {
  const ties = new Map<string, [MatchAt, ...MatchAt[]]>();
  const inOrder = matches
    .filter(({ fixture }) => fixture.stage === stage)
    .sort((a, b) => a.fixture.kickOff - b.fixture.kickOff);
  for (const match of inOrder) {
    const key = [match.fixture.homeId, match.fixture.awayId].sort().join(" ");
    const tie = ties.get(key);
    if (tie) tie.push(match);
    else ties.set(key, [match]);
  }
  return [...ties.values()];
}
