import type { Pair } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import type { MatchAt } from "../../../match/match.ts";
import { sideAhead, sideIndex } from "../../../match/score.ts";
import type { Fact } from "./facts.ts";
import type { RoundData } from "./round-up.ts";
import { named, scored } from "./shared-lines.ts";
import type { Line, Values } from "./story.ts";

// What stood out in a round.

const scoreOf = ({ state }: MatchAt): Pair => state.score ?? [0, 0];
export const gapOf = (match: MatchAt): number => Math.abs(scoreOf(match)[0] - scoreOf(match)[1]);
export const totalOf = (match: MatchAt): number => scoreOf(match)[0] + scoreOf(match)[1];

/** The match with the largest value; undefined if several share it, since none of them is the one. */
export function largest(matches: readonly MatchAt[], of: (match: MatchAt) => number): MatchAt | undefined {
  const most = Math.max(...matches.map(of));
  const [first, ...others] = matches.filter((match) => of(match) === most);
  return others.length === 0 ? first : undefined;
}

export const winsOf = ({ matches }: RoundData, side: "home" | "away"): number =>
  matches.filter((match) => sideAhead(scoreOf(match)) === side).length;
export const drawsOf = ({ matches }: RoundData): number => matches.filter((match) => gapOf(match) === 0).length;
export const averageOf = ({ matches }: RoundData): number =>
  matches.reduce((sum, match) => sum + totalOf(match), 0) / matches.length;

const LATE = 85;
/** A larger margin is not a close game. */
const NARROW_POINTS = 5;
const ROUT = 4;
const RICH = 5;

export function matchValues(match: MatchAt, { teamOf }: RoundData): Values {
  const { fixture, state } = match;
  const [home, away] = scoreOf(match);
  const teams = [teamOf(fixture.homeId), teamOf(fixture.awayId)] as const;
  const winner = sideIndex(sideAhead([home, away]) ?? "home");
  const last = state.goals.at(-1);
  return {
    home: named(teams[0]),
    away: named(teams[1]),
    score: scored([home, away]),
    team: named(teams[winner]),
    opponent: named(teams[winner === 0 ? 1 : 0]),
    /** From the winner's perspective, and from the loser's. */
    won: scored(winner === 0 ? [home, away] : [away, home]),
    lost: scored(winner === 0 ? [away, home] : [home, away]),
    count: totalOf(match),
    gap: gapOf(match),
    ...(last && { at: { minute: last.minute, addedMinute: last.addedMinute } }),
  };
}

/** Won by the last goal, at most five minutes before the end. */
export const isLateWin = (match: MatchAt): boolean => {
  const last = match.state.goals.at(-1);
  return (
    gapOf(match) === 1 &&
    last !== undefined &&
    last.minute >= LATE &&
    last.side === sideAhead(scoreOf(match)) &&
    match.state.phase === "FULL_TIME"
  );
};

/** Won after being behind. */
export const isComeback = (match: MatchAt): boolean => {
  const winner = sideAhead(scoreOf(match));
  let lead = 0;
  return (
    winner !== undefined &&
    match.state.goals.some(({ side }) => {
      lead += side === winner ? 1 : -1;
      return lead < 0;
    })
  );
};

export const hadOvertime = ({ state }: MatchAt, { competition }: RoundData): boolean =>
  (state.periods?.length ?? 0) > (competition.basketball?.periods ?? Number.POSITIVE_INFINITY);

const fact = (topic: string, weight: number, key: Line["key"], values: Values): Fact => ({
  topic,
  weight,
  line: { key, values },
});

function footballFacts(data: RoundData): Fact[] {
  const { matches } = data;
  const draws = drawsOf(data);
  const count = matches.reduce((sum, match) => sum + totalOf(match), 0);
  const results = { homeWins: winsOf(data, "home"), draws, awayWins: winsOf(data, "away") };
  const reds = matches.reduce((sum, { state }) => sum + state.reds[0] + state.reds[1], 0);
  const goalless = matches.filter((match) => totalOf(match) === 0).length;
  const [biggest, richest] = [largest(matches, gapOf), largest(matches, totalOf)];
  const late = matches.filter(isLateWin);
  const turned = matches.filter((match) => isComeback(match) && !late.includes(match));
  const facts = [
    fact("results", 24, draws > 0 ? "roundResults" : "roundGames", results),
    fact("goals", 22, "roundGoals", { count, average: { decimal: averageOf(data) } }),
  ];
  if (biggest && gapOf(biggest) > 1)
    facts.push(fact("biggest", 30 + 5 * (gapOf(biggest) - ROUT), "roundBiggest", matchValues(biggest, data)));
  if (richest && richest !== biggest && totalOf(richest) > 2)
    facts.push(fact("richest", 32 + 4 * (totalOf(richest) - RICH), "roundRichest", matchValues(richest, data)));
  for (const match of late.slice(0, 2))
    facts.push(fact(`late ${match.fixture.id}`, 38, "roundLate", matchValues(match, data)));
  if (turned[0]) facts.push(fact("comeback", 35, "roundComeback", matchValues(turned[0], data)));
  if (reds > 0) facts.push(fact("reds", 12 + 2 * reds, "roundReds", { count: reds }));
  if (goalless > 0) facts.push(fact("goalless", 12 + 6 * goalless, "roundGoalless", { count: goalless }));
  return facts;
}

function basketballFacts(data: RoundData): Fact[] {
  const { matches } = data;
  const [biggest, richest] = [largest(matches, gapOf), largest(matches, totalOf)];
  const closest = largest(matches, (match) => -gapOf(match));
  const longest = matches.find((match) => hadOvertime(match, data));
  const results = { homeWins: winsOf(data, "home"), awayWins: winsOf(data, "away"), draws: 0 };
  const facts = [
    fact("results", 24, "roundGames", results),
    fact("points", 22, "roundPoints", { average: { decimal: averageOf(data) } }),
  ];
  if (biggest) facts.push(fact("biggest", 20 + gapOf(biggest) / 2, "roundBiggest", matchValues(biggest, data)));
  if (closest && closest !== biggest && gapOf(closest) <= NARROW_POINTS)
    facts.push(fact("closest", 40 - 2 * gapOf(closest), "roundClosest", matchValues(closest, data)));
  if (richest && richest !== biggest && richest !== closest)
    facts.push(fact("richest", 28, "roundHighest", matchValues(richest, data)));
  if (longest && longest !== closest) facts.push(fact("overtime", 37, "roundOvertime", matchValues(longest, data)));
  return facts;
}

const FACTS: Readonly<Record<Sport, (data: RoundData) => Fact[]>> = {
  football: footballFacts,
  basketball: basketballFacts,
};

export const roundFacts = (data: RoundData): Fact[] => FACTS[data.competition.sport](data);
