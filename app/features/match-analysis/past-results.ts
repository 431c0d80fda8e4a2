import type { FinishedMatch, Match, Pair, Side } from "#contract/domain/match";
import type { PricedMatch } from "#contract/domain/odds";
import { type Quarters, quartersOf } from "#contract/odds/quarters";
import { adapterOf } from "~/sports/sports";

/** A past match of a team, with what is needed to settle lines and results. */
export interface PastResult {
  /** The team's side. */
  side: Side;
  /** Home first. Football: after 90 minutes; basketball: including overtime. */
  score: Pair;
  halfTime?: Pair;
  /** Closing lines, if prices are known: the line added to the home side, and the total. */
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

/** The completed matches, in the given order: latest first. */
export const pastResults = (matches: readonly PricedMatch[]): PastResult[] => matches.flatMap(pastResult);

/** Which of a team's past matches count. */
export const CHOICES = ["all", "home", "away", "last10"] as const;
export type Choice = (typeof CHOICES)[number];

const LATEST = 10;

/** The team's matches for a choice. */
export function chosen(results: readonly PastResult[], choice: Choice): readonly PastResult[] {
  if (choice === "last10") return results.slice(0, LATEST);
  return choice === "all" ? results : results.filter(({ side }) => side === choice);
}
