import type { Match, Pair } from "#contract/domain/match";
import type { Quarters } from "#contract/odds/quarters";
import { mirroredSettle, type Settle, settleHandicap, settleTotal } from "#contract/odds/settle";
import type { Sport } from "#contract/tables/sports";
import type { ScoredMatch, SettlingScore } from "~/sports/sport-adapter";
import { adapterOf } from "~/sports/sports";

/** A range of results with the same outcome for both picks. An absent end is open. */
export interface Band {
  from?: number;
  to?: number;
  /** For the home side or "over"; the other pick's is the opposite. */
  first: Settle;
  second: Settle;
}

/** Results on each side of the line; beyond them nothing changes. */
const AROUND = 3;

/**
 * The outcome of a home handicap by winning margin (negative: loses), best first. In play only goals after
 * `scoreAtQuote` count. Sports without draws have no result of zero.
 */
export function handicapBands(homeLine: Quarters, sport: Sport, scoreAtQuote: Pair = [0, 0]): Band[] {
  const middle = Math.round(scoreAtQuote[0] - scoreAtQuote[1] - homeLine / 4);
  const leads = Array.from({ length: 2 * AROUND + 1 }, (_, index) => middle + AROUND - index);
  const reachable = leads.filter((lead) => adapterOf(sport).match.hasDraws || lead !== 0);
  return bandsOf(reachable, (lead) =>
    settleHandicap([Math.max(lead, 0), Math.max(-lead, 0)], homeLine, "home", scoreAtQuote),
  );
}

/** The outcome of "over" by total, from most to least. */
export function totalBands(total: Quarters): Band[] {
  const middle = Math.round(total / 4);
  const sums = Array.from({ length: 2 * AROUND + 1 }, (_, index) => middle + AROUND - index);
  return bandsOf(
    sums.filter((sum) => sum >= 0),
    (sum) => settleTotal([sum, 0], total, "over"),
  );
}

/** `results` descend; the first and last stand for everything beyond. */
function bandsOf(results: readonly number[], settle: (result: number) => Settle): Band[] {
  const bands: Band[] = [];
  for (const result of results) {
    const first = settle(result);
    const last = bands.at(-1);
    if (last?.first === first) last.from = result;
    else bands.push({ from: result, to: result, first, second: mirroredSettle(first) });
  }
  return bands.map((band, index) => ({
    ...(index < bands.length - 1 && band.from !== undefined && { from: band.from }),
    ...(index > 0 && band.to !== undefined && { to: band.to }),
    first: band.first,
    second: band.second,
  }));
}

/**
 * Football counts 90 minutes with stoppage time, or the first half; basketball the whole game. Undefined before the
 * start, and for a match that was cancelled or decided off the field.
 */
export function settlingScore(match: Match, isHalf: boolean): SettlingScore | undefined {
  if (match.state !== "live" && match.state !== "finished" && match.state !== "halted") return undefined;
  if (match.state === "finished" && match.how === "AWARDED") return undefined;
  return hasScore(match) ? adapterOf(match.sport).odds.settlingScore(match, isHalf) : undefined;
}

const hasScore = (match: Match): match is ScoredMatch => "score" in match && match.score !== undefined;

/** A possible score, for the explanation. */
interface PossibleScore {
  when: "now" | "homeNext" | "awayNext" | "end";
  score: Pair;
}

/**
 * The current score, and the score after the next goal of either side where that is informative; for a settled market
 * the final one.
 */
export function possibleScores({ score, isOpen }: SettlingScore, sport: Sport): PossibleScore[] {
  if (!isOpen) return [{ when: "end", score }];
  const now: PossibleScore = { when: "now", score };
  const { nextScore } = adapterOf(sport).odds;
  if (nextScore === undefined) return [now];
  const [home, away] = score;
  return [
    now,
    { when: "homeNext", score: [home + nextScore, away] },
    { when: "awayNext", score: [home, away + nextScore] },
  ];
}
