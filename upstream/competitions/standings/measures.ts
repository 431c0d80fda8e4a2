import type { Measure, RuleSet, Step } from "../../data/standings/rules/rule-set.ts";
import { type CountedMatch, differenceOf, pctOf, type Tallies, type Tally, tallyOf } from "./tally.ts";

export type Teams = ReadonlySet<string>;

/** A league's conferences and divisions, for the tie-breaks that need them. */
export interface Alignment {
  hasDivisions: boolean;
  /** Teams of a team's conference or division, itself included; undefined if it is in none. */
  conferenceOf(teamId: string): Teams | undefined;
  divisionOf(teamId: string): Teams | undefined;
  areOfOne(part: "conference" | "division", teams: readonly string[]): boolean;
  divisionWinners(facts: TableFacts): Teams;
  /** Teams in a play-off place, or level with the last of them, of the team's own or the other conferences. */
  playoffTeams(teamId: string, whose: "own" | "other", facts: TableFacts): Teams;
}

/** Everything that a tie-break may use. */
export interface TableFacts {
  ruleSet: RuleSet;
  matches: readonly CountedMatch[];
  /** Over all matches of the table. */
  all: Tallies;
  alignment?: Alignment;
  /** All matches of the table have been played. */
  isComplete: boolean;
  /** How often two of the teams play each other in the whole season. */
  meetings: number;
  /** The last ranks of the table's zones. */
  borders: readonly number[];
  /** What halving points has cost each team by rounding, or given it (negative). */
  rounding?: Readonly<Record<string, number>>;
}

/** Measures for which lower is better. */
const FEWER: ReadonlySet<Measure> = new Set(["lostPoints", "conduct", "reds", "yellows"]);
export const isFewerBetter = (measure: Measure): boolean => FEWER.has(measure);

const SHARES: ReadonlySet<Measure> = new Set(["pct", "divisionPct", "conferencePct", "playoffPct", "otherPlayoffPct"]);

/** A measure's value as shown in a trace. */
export const valueText = (measure: Measure, value: number): string =>
  SHARES.has(measure) || measure === "quotients" ? value.toFixed(3) : String(value);

export const haveCards = ({ matches }: TableFacts): boolean => matches.some(({ cards }) => cards !== undefined);

/** The shoot-out of the two teams' own match, if it was the last match of both. */
function shootoutOf(teamId: string, otherId: string, matches: readonly CountedMatch[]): number | undefined {
  const isOf = (id: string) => (match: CountedMatch) => match.homeId === id || match.awayId === id;
  const lastOf = (id: string) => matches.filter(isOf(id)).sort((a, b) => b.kickOff - a.kickOff)[0];
  const last = lastOf(teamId);
  if (!last?.shootout || last !== lastOf(otherId)) return undefined;
  return last.shootout[last.homeId === teamId ? 0 : 1];
}

function playedAgainst(teamId: string, opponents: ReadonlySet<string>, { matches, ruleSet }: TableFacts): Tally {
  const among = matches.filter(
    ({ homeId, awayId }) =>
      (homeId === teamId && opponents.has(awayId)) || (awayId === teamId && opponents.has(homeId)),
  );
  return tallyOf([teamId, ...opponents], among, ruleSet.points).get(teamId)!;
}

/**
 * A measure's value; `among` are the matches considered by the step. Opponents' measures sum up their results in the
 * same matches.
 */
export function measureOf(teamId: string, { measure }: Step, among: Tallies, facts: TableFacts): number {
  const tally = among.get(teamId)!;
  const { alignment, ruleSet } = facts;
  const ofOpponents = (value: (opponent: Tally) => number): number =>
    tally.opponents.reduce((sum, id) => sum + value(among.get(id)!), 0);
  const pctAgainst = (opponents: ReadonlySet<string> | undefined): number =>
    opponents ? pctOf(playedAgainst(teamId, opponents, facts)) : 0;
  const { cards } = tally;
  const weights = ruleSet.conduct ?? { yellow: 1, secondYellow: 3, red: 3 };
  const values: Record<Measure, () => number> = {
    points: () => tally.points,
    pct: () => pctOf(tally),
    goalDifference: () => differenceOf(tally),
    goalsFor: () => tally.goalsFor,
    wins: () => tally.won,
    awayGoals: () => tally.awayGoals,
    awayWins: () => tally.awayWins,
    lostPoints: () => tally.played * ruleSet.points[0] - tally.points,
    opponentPoints: () => ofOpponents(({ points }) => points),
    opponentGoalDifference: () => ofOpponents(differenceOf),
    opponentGoalsFor: () => ofOpponents(({ goalsFor }) => goalsFor),
    quotients: () => tally.quotients,
    conduct: () => cards.yellow * weights.yellow + cards.secondYellow * weights.secondYellow + cards.red * weights.red,
    reds: () => cards.red + cards.secondYellow,
    yellows: () => cards.yellow,
    shootout: () => {
      const other = [...among.keys()].find((id) => id !== teamId);
      return (other !== undefined && shootoutOf(teamId, other, facts.matches)) || 0;
    },
    rounding: () => facts.rounding?.[teamId] ?? 0,
    divisionWinner: () => (alignment?.divisionWinners(facts).has(teamId) ? 1 : 0),
    divisionPct: () => pctAgainst(alignment?.divisionOf(teamId)),
    conferencePct: () => pctAgainst(alignment?.conferenceOf(teamId)),
    playoffPct: () => pctAgainst(alignment?.playoffTeams(teamId, "own", facts)),
    otherPlayoffPct: () => pctAgainst(alignment?.playoffTeams(teamId, "other", facts)),
  };
  return values[measure]();
}

/** Whether a measure is available for these teams with the known facts. */
export function isKnown(measure: Measure, teams: readonly string[], facts: TableFacts): boolean {
  const { alignment } = facts;
  switch (measure) {
    case "conduct":
    case "reds":
    case "yellows":
      return haveCards(facts);
    case "shootout":
      return teams.length === 2 && shootoutOf(teams[0]!, teams[1]!, facts.matches) !== undefined;
    case "divisionWinner":
      return alignment?.hasDivisions ?? false;
    case "divisionPct":
      return alignment?.areOfOne("division", teams) ?? false;
    case "conferencePct":
    case "playoffPct":
    case "otherPlayoffPct":
      return alignment?.areOfOne("conference", teams) ?? false;
    default:
      return true;
  }
}
