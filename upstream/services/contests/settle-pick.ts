import { GUESS_POINTS, guessOutcome, pickPoints } from "#contract/contests/points";
import type { LineSide } from "#contract/domain/contests";
import type { Pair } from "#contract/domain/match";
import type { Phase } from "#contract/domain/status";
import type { Settle } from "#contract/odds/settle";
import { type Pick, type SettlementState, settleBasketballPick, settlePick } from "#contract/odds/voids";
import type { Sport } from "#contract/tables/sports";
import { modelOf } from "../../competitions/sports/sport-model.ts";
import type { ContestResult, contestPicks } from "../schema/contests.ts";

type PickRow = typeof contestPicks.$inferSelect;

/** What many picks on a match have in common. */
export type PickKind = { [Name in "market" | "choice" | "line"]: PickRow[Name] };

/** The outcome of a kind of pick, and the rule behind it. */
export interface PickOutcome extends PickKind {
  outcome: NonNullable<PickRow["outcome"]>;
  points: number;
  rule: string;
}

interface Terms {
  sport: Sport;
  /** The featured team's match: a pick on a line counts three times. */
  isFeatured: boolean;
}

function linePick({ market, choice, line }: PickKind): Pick {
  const side = choice as LineSide;
  if (market === "AH" && (side === "home" || side === "away")) return { market, pick: side, homeLine: line ?? 0 };
  if (market === "OU" && (side === "over" || side === "under")) return { market, pick: side, total: line ?? 0 };
  throw new Error(`no pick on a line: ${market} ${choice}`);
}

const SETTLE: Readonly<Record<Sport, (pick: Pick, state: SettlementState) => Settle | undefined>> = {
  football: settlePick,
  // For a game abandoned late enough the result says FULL_TIME.
  basketball: (pick, state) => settleBasketballPick(pick, state, { minutesPlayed: 0, gameMinutes: 48 }),
};

/** Results do not depend on an instant any more: a match that began too late is already `POSTPONED`. */
function settleLine(kind: PickKind, { phase, score }: ContestResult, sport: Sport): Settle {
  const state: SettlementState = { phase: phase as Phase, ...(score && { score }), scheduledAt: 0, startsAt: 0 };
  return SETTLE[sport](linePick(kind), state) ?? "VOID";
}

const guessOf = (choice: string): Pair => {
  const [home = 0, away = 0] = choice.split("-").map(Number);
  return [home, away];
};

/** What the result covers: how long was played, or why it counts for nothing. */
const ruleOf = ({ phase }: ContestResult, sport: Sport): string =>
  phase === "FULL_TIME" ? (modelOf(sport).countsOvertime ? "with overtime" : "90 minutes") : phase.toLowerCase();

/** The outcome of a kind of pick on a match, given a result. */
export function buildOutcome(kind: PickKind, result: ContestResult, { sport, isFeatured }: Terms): PickOutcome {
  const rule = ruleOf(result, sport);
  const { market, choice, line } = kind;
  if (market === "SCORE") {
    const { phase, score } = result;
    const outcome = phase === "FULL_TIME" && score ? guessOutcome(guessOf(choice), score) : "VOID";
    return { market, choice, line, outcome, points: GUESS_POINTS[outcome], rule };
  }
  const outcome = settleLine(kind, result, sport);
  const points = pickPoints(outcome, isFeatured);
  return { market, choice, line, outcome, points, rule: isFeatured ? `${rule} x3` : rule };
}
