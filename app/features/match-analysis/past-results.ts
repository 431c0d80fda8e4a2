import type { FinishedMatch, Match, Pair, Side } from "#contract/domain/match";
import type { PricedMatch } from "#contract/domain/odds";
import { type Quarters, quartersOf } from "#contract/odds/quarters";
import { adapterOf } from "~/sports/sports";

/** A past match of a team, as far as lines and results are settled by it. */
export interface PastResult {
  /** On which the team played. */
  side: Side;
  /** Home first. Football: of ninety minutes; basketball: with overtime. */
  score: Pair;
  halfTime?: Pair;
  /** Closing lines, where prices are known: what is added to the home side, and the total. */
  homeLine?: Quarters;
  total?: Quarters;
}

const lineOf = (line: string | undefined): Quarters | undefined => (line === undefined ? undefined : quartersOf(line));

function pastResult({ match, side, odds }: PricedMatch): PastResult[] {
  const score = isPlayed(match) ? adapterOf(match.sport).match.settledScore(match) : undefined;
  if (!isPlayed(match) || !score) return [];
  const homeLine = lineOf(odds?.closing?.handicap?.homeLine);
  const total = lineOf(odds?.closing?.total?.total);
  return [
    {
      side,
      score,
      ...(match.halfTime && { halfTime: match.halfTime }),
      ...(homeLine !== undefined && { homeLine }),
      ...(total !== undefined && { total }),
    },
  ];
}

const isPlayed = (match: Match): match is FinishedMatch => match.state === "finished";

/** The matches that were played to their end, in the order in which they come: latest first. */
export const pastResults = (matches: readonly PricedMatch[]): PastResult[] => matches.flatMap(pastResult);

/** Which of a team's past matches count. */
export const CHOICES = ["all", "home", "away", "last10"] as const;
export type Choice = (typeof CHOICES)[number];

const LATEST = 10;

/** The team's matches of a choice. */
export function chosen(results: readonly PastResult[], choice: Choice): readonly PastResult[] {
  if (choice === "last10") return results.slice(0, LATEST);
  return choice === "all" ? results : results.filter(({ side }) => side === choice);
}
