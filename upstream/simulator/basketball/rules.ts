import { MINUTE } from "#contract/time/units";
import { RULE_BOOKS, type RuleBook } from "../../data/entries/basketball-rule-books.ts";
import type { BasketballRules } from "../../data/entries/types.ts";

/** The rules of a game. Durations are seconds of the game clock. */
export interface GameRules extends Omit<RuleBook, "periodMinutes"> {
  periodSeconds: number;
}

/** The league's rule book, with the competition's own periods. */
export function gameRules({ book, periods, periodMinutes }: BasketballRules): GameRules {
  const { periodMinutes: _, ...rules } = RULE_BOOKS[book];
  return { ...rules, periods, periodSeconds: periodMinutes * 60 };
}

/** Whether the side that has committed `fouls` in the period, `late` of them in its last seconds, gives free throws. */
export function isBonus(fouls: number, late: number, period: number, clock: number, rules: GameRules): boolean {
  const { bonusFrom, overtimeBonusFrom, lateBonus, periods } = rules;
  const from = period > periods && overtimeBonusFrom !== "carried" ? overtimeBonusFrom : bonusFrom;
  return fouls >= from || (lateBonus !== undefined && clock <= lateBonus.seconds && late >= lateBonus.from);
}

/** Time-outs that a side may still have with `clock` seconds of a period left. */
export function mostTimeouts(period: number, clock: number, { periods, timeouts }: GameRules): number {
  const limits = period === periods ? timeouts.late.filter(({ seconds }) => clock <= seconds) : [];
  return Math.min(Number.POSITIVE_INFINITY, ...limits.map(({ most }) => most));
}

/** Periods after regulation are overtimes. */
export const lengthOf = (period: number, { periods, periodSeconds, overtimeSeconds }: GameRules): number =>
  period <= periods ? periodSeconds : overtimeSeconds;

/** Seconds played when `clock` seconds of a period are left. */
export function elapsedAt(period: number, clock: number, rules: GameRules): number {
  const regular = Math.min(period - 1, rules.periods) * rules.periodSeconds;
  const extra = Math.max(0, period - 1 - rules.periods) * rules.overtimeSeconds;
  return regular + extra + lengthOf(period, rules) - clock;
}

/** Milliseconds before tip-off at which predicted and official line-ups are published. */
export const PREDICTED_BEFORE = 24 * 60 * MINUTE;
export const OFFICIAL_BEFORE = 60 * MINUTE;
