import type { BasketballRules } from "../../data/entries/types.ts";

/** The rules of a game. Durations are seconds of the game clock. */
export interface GameRules {
  periods: 2 | 4;
  periodSeconds: number;
  overtimeSeconds: number;
  shotClock: number;
  /** The personal foul with which a player is out. */
  foulsOut: 5 | 6;
  /** The team foul in a period from which any foul gives two free throws. */
  bonusFrom: number;
  /** Whether an offensive foul counts as a team foul. */
  isOffensiveFoulCounted: boolean;
  /** Time-outs at the start, again at half-time (undefined: the rest of the first), and for an overtime. */
  timeouts: { first: number; second?: number; overtime: number };
}

/** The NBA's rules for quarters of twelve minutes, FIBA's for ten, college ones for halves; the WNBA plays ten minutes with six fouls. */
export function gameRules({ periods, periodMinutes, table }: BasketballRules): GameRules {
  const isNba = periodMinutes === 12 || table === "nba";
  const isCollege = periods === 2;
  return {
    periods,
    periodSeconds: periodMinutes * 60,
    overtimeSeconds: 300,
    shotClock: isCollege ? 30 : 24,
    foulsOut: isNba ? 6 : 5,
    bonusFrom: isCollege ? 7 : 5,
    isOffensiveFoulCounted: !isNba,
    timeouts: isNba ? { first: 7, overtime: 2 } : { first: 2, second: 3, overtime: 1 },
  };
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
