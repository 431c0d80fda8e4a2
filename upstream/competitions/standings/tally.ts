import type { Pair, Side } from "#contract/domain/match";
import type { RuleSet } from "../../data/standings/rules/rule-set.ts";
import { sideAhead } from "../../match/score.ts";

/** One side's cards in one match. A second yellow counts among neither the yellows nor the reds. */
export interface Cards {
  yellow: number;
  secondYellow: number;
  red: number;
}

/** A match that counts in a table. `kickOff` in milliseconds; the score without a shoot-out. */
export interface CountedMatch {
  homeId: string;
  awayId: string;
  score: Pair;
  kickOff: number;
  id?: string;
  matchday?: number;
  /** Set if it is not the side with the higher `score`: a basketball match whose overtime does not count. */
  winner?: Side;
  /** The side that failed to appear. */
  forfeit?: Side;
  shootout?: Pair;
  /** Home, away; absent if the source has no cards. */
  cards?: readonly [Cards, Cards];
  /** In play: the current score. */
  isProvisional?: true;
}

/** A team's record in a set of matches. `points` before any deduction. */
export interface Tally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
  awayGoals: number;
  awayWins: number;
  /** Sum of the quotients of goals for and against, match by match. */
  quotients: number;
  cards: Cards;
  opponents: string[];
}

const emptyTally = (): Tally => ({
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  points: 0,
  awayGoals: 0,
  awayWins: 0,
  quotients: 0,
  cards: { yellow: 0, secondYellow: 0, red: 0 },
  opponents: [],
});

/** The side that won, or "draw". */
export const outcomeOf = ({ score, winner }: CountedMatch): Side | "draw" => winner ?? sideAhead(score) ?? "draw";

function count(tally: Tally, match: CountedMatch, side: Side, points: RuleSet["points"]): void {
  const [own, other] = side === "home" ? ([0, 1] as const) : ([1, 0] as const);
  const outcome = outcomeOf(match);
  const [win, draw, defeat, forfeit] = points;
  tally.played += 1;
  tally.won += outcome === side ? 1 : 0;
  tally.drawn += outcome === "draw" ? 1 : 0;
  tally.lost += outcome !== side && outcome !== "draw" ? 1 : 0;
  tally.goalsFor += match.score[own];
  tally.goalsAgainst += match.score[other];
  if (match.forfeit === side) tally.points += forfeit;
  else tally.points += outcome === side ? win : outcome === "draw" ? draw : defeat;
  tally.quotients += match.score[other] === 0 ? match.score[own] : match.score[own] / match.score[other];
  tally.opponents.push(side === "home" ? match.awayId : match.homeId);
  const cards = match.cards?.[own];
  if (!cards) return;
  tally.cards.yellow += cards.yellow;
  tally.cards.secondYellow += cards.secondYellow;
  tally.cards.red += cards.red;
}

export type CountsFor = (match: CountedMatch, side: Side) => boolean;

const forBoth: CountsFor = () => true;

export type Tallies = ReadonlyMap<string, Tally>;

/** The record of each of `teamIds` in the matches among them. */
export function tallyOf(
  teamIds: readonly string[],
  matches: readonly CountedMatch[],
  points: RuleSet["points"],
  countsFor: CountsFor = forBoth,
): Map<string, Tally> {
  const tallies = new Map(teamIds.map((id) => [id, emptyTally()]));
  for (const match of matches) {
    const [home, away] = [tallies.get(match.homeId), tallies.get(match.awayId)];
    if (!home || !away) continue;
    if (countsFor(match, "home")) count(home, match, "home", points);
    if (!countsFor(match, "away")) continue;
    count(away, match, "away", points);
    away.awayGoals += match.score[1];
    away.awayWins += outcomeOf(match) === "away" ? 1 : 0;
  }
  return tallies;
}

export const differenceOf = ({ goalsFor, goalsAgainst }: Tally): number => goalsFor - goalsAgainst;
/** Wins divided by matches with a winner; 0 if there are none. */
export const pctOf = ({ won, lost }: Pick<Tally, "won" | "lost">): number =>
  won + lost === 0 ? 0 : won / (won + lost);
