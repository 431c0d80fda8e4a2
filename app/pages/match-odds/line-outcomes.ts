import type { Match, Pair } from "#contract/domain/match";
import type { Quarters } from "#contract/odds/quarters";
import { mirroredSettle, type Settle, settleHandicap, settleTotal } from "#contract/odds/settle";
import type { Sport } from "#contract/tables/sports";
import type { ScoredMatch, SettlingScore } from "~/sports/sport-adapter";
import { adapterOf } from "~/sports/sports";

/** A stretch of results in which both picks end alike. An end that is absent is open. */
export interface Band {
  from?: number;
  to?: number;
  /** Of the home side or of over; the other pick's is its mirror. */
  first: Settle;
  second: Settle;
}

/** Results around the line: beyond them nothing changes. */
const AROUND = 3;

/**
 * How a handicap on the home side ends by how much that side wins by (negative: loses), from its best results down.
 * In play only what is scored after `scoreAtQuote` counts. A sport without draws has no result between the sides.
 */
export function handicapBands(homeLine: Quarters, sport: Sport, scoreAtQuote: Pair = [0, 0]): Band[] {
  const middle = Math.round(scoreAtQuote[0] - scoreAtQuote[1] - homeLine / 4);
  const leads = Array.from({ length: 2 * AROUND + 1 }, (_, index) => middle + AROUND - index);
  const reachable = leads.filter((lead) => adapterOf(sport).match.hasDraws || lead !== 0);
  return bandsOf(reachable, (lead) =>
    settleHandicap([Math.max(lead, 0), Math.max(-lead, 0)], homeLine, "home", scoreAtQuote),
  );
}

/** How "over" ends by all that is scored, from most to least. */
export function totalBands(total: Quarters): Band[] {
  const middle = Math.round(total / 4);
  const sums = Array.from({ length: 2 * AROUND + 1 }, (_, index) => middle + AROUND - index);
  return bandsOf(
    sums.filter((sum) => sum >= 0),
    (sum) => settleTotal([sum, 0], total, "over"),
  );
}

/** `results` descend; the first and the last stand for all beyond them. */
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
 * Football counts ninety minutes with their added time, or the first half; basketball all of the game. Undefined before
 * the start, and for a match that is called off or decided elsewhere.
 */
export function settlingScore(match: Match, isHalf: boolean): SettlingScore | undefined {
  if (match.state !== "live" && match.state !== "finished" && match.state !== "halted") return undefined;
  if (match.state === "finished" && match.how === "AWARDED") return undefined;
  return hasScore(match) ? adapterOf(match.sport).odds.settlingScore(match, isHalf) : undefined;
}

const hasScore = (match: Match): match is ScoredMatch => "score" in match && match.score !== undefined;

/** What could stand on the board, as far as it is explained. */
export interface PossibleScore {
  when: "now" | "homeNext" | "awayNext" | "end";
  score: Pair;
}

/** The score as it is, and after the next score either way where one says something; of a settled market the score that settled it. */
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
