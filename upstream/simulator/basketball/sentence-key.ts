import type { SentenceKey } from "../../data/sentences/play-by-play/keys.ts";
import type { Entry } from "./entries.ts";
import type { GameRules } from "./rules.ts";
import { isCorner, isDeep } from "./spots.ts";

/** The sentence for a line of the play-by-play. */
export function sentenceKeyOf(entry: Entry, rules: GameRules): SentenceKey {
  const { play } = entry;
  switch (entry.kind) {
    case "SUB":
      return "substitution";
    case "PERIOD":
      return periodKey(entry, rules);
    case "FG3":
      if (entry.block) return "blocked";
      return play.isMade ? threeKey(entry) : "threeMissed";
    case "FG2":
      if (entry.block) return "blocked";
      return play.isMade ? twoKey(entry) : "twoMissed";
    case "FT":
      return play.isMade ? "freeThrowMade" : "freeThrowMissed";
    case "REBOUND":
      return play.isOffensive ? "offensiveRebound" : "defensiveRebound";
    case "TURNOVER":
      return entry.steal ? "ballStolen" : "ballLost";
    case "TIMEOUT":
      return "timeout";
    case "FOUL":
      return play.foul === "offensive" ? "offensiveFoul" : play.foul === "shooting" ? "shootingFoul" : "personalFoul";
  }
}

function threeKey({ assist, spot }: Entry): SentenceKey {
  if (spot && isCorner(spot)) return assist ? "cornerAssisted" : "cornerMade";
  if (assist) return "threeAssisted";
  return spot && isDeep(spot) ? "deepMade" : "threeMade";
}

function twoKey({ assist, spot, isFastBreak, isSecondChance }: Entry): SentenceKey {
  if (!spot?.isInPaint) return assist ? "twoAssisted" : "twoMade";
  if (isFastBreak) return assist ? "fastBreakAssisted" : "fastBreak";
  if (assist) return "insideAssisted";
  return isSecondChance ? "secondChance" : "insideMade";
}

function periodKey({ play }: Entry, { periods }: GameRules): SentenceKey {
  const isStart = play.kind === "period_start";
  const [home, away] = play.board.score;
  if (!isStart && play.period >= periods && home !== away) return "gameEnds";
  if (play.period > periods + 1) return isStart ? "laterOvertimeBegins" : "laterOvertimeEnds";
  const isOvertime = play.period > periods;
  const period = isOvertime ? "overtime" : periods > 2 ? "quarter" : play.period === 1 ? "firstHalf" : "secondHalf";
  return isStart ? `${period}Begins` : `${period}Ends`;
}
