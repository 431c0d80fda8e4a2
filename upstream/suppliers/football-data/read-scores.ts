import * as z from "zod/mini";
import type { Pair, Side } from "#contract/domain/match";
import { type Phase, phaseGroup } from "#contract/domain/status";
import { minus, sideAhead } from "../../match/score.ts";
import type { MatchFacts } from "../facts.ts";
import { isShootout } from "./read-phase.ts";

/** Negative scores have occurred: such a row is invalid. */
const Goals = z.nullable(z.int().check(z.minimum(0)));
const Pairs = z.optional(z.nullable(z.object({ home: Goals, away: Goals })));

export const Score = z.object({
  winner: z.nullable(z.string()),
  duration: z.string(),
  fullTime: Pairs,
  halfTime: Pairs,
  extraTime: Pairs,
  penalties: Pairs,
});

type Reported = z.output<typeof Score>;

export const toPair = (pair: z.output<typeof Pairs>): Pair | undefined =>
  pair && pair.home !== null && pair.away !== null ? [pair.home, pair.away] : undefined;

const isBelowNought = (pair: Pair | undefined): boolean => pair?.some((goals) => goals < 0) ?? false;

/**
 * The goals without the shoot-out, which `fullTime` includes. Unknown until the kicks are filled in, which happens
 * after the status has changed.
 */
function totalOf({ fullTime, penalties, duration }: Reported): Pair | undefined {
  const [all, kicks] = [toPair(fullTime), toPair(penalties)];
  if (!all || !isShootout(duration)) return all;
  return kicks && minus(all, kicks);
}

const AWARDED_TO: Readonly<Record<string, Side>> = { HOME_TEAM: "home", AWAY_TEAM: "away" };

/**
 * The winner. The supplier's `winner` may be that of the tie instead of the match, so it is used only where the score
 * does not decide: in an awarded match.
 */
function winnerOf({ winner }: Reported, phase: Phase | undefined, total: Pair | undefined, kicks: Pair | undefined) {
  if (phase === undefined || phaseGroup(phase) !== "final") return undefined;
  if (phase === "AWARDED") return AWARDED_TO[winner ?? ""];
  return kicks ? sideAhead(kicks) : total && sideAhead(total);
}

/** The scores of a match and its parts. `regularTime` is empty where it would matter, so it is ignored. */
export function readScores(score: Reported, phase: Phase | undefined): Partial<MatchFacts> | { reason: string } {
  const total = totalOf(score);
  const [halfTime, extra] = [toPair(score.halfTime), toPair(score.extraTime)];
  const kicks = isShootout(score.duration) ? toPair(score.penalties) : undefined;
  const wentOn = score.duration !== "REGULAR";
  const ninety = total && (wentOn ? extra && minus(total, extra) : total);
  if (isBelowNought(total) || isBelowNought(ninety)) return { reason: "parts of the score are more than it" };
  const isOver = phase !== undefined && phaseGroup(phase) === "final";
  const winner = winnerOf(score, phase, total, kicks);
  return {
    ...(total && { score: total }),
    ...(halfTime && phase !== "FIRST_HALF" && { halfTime }),
    ...(ninety && (isOver || wentOn) && { fullTime: ninety }),
    ...(kicks && { shootout: kicks }),
    ...(winner && { winner }),
  };
}
