/** What a league's own rules say about time, fouls and time-outs. Durations are seconds of the game clock. */
export interface RuleBook {
  periods: 2 | 4;
  periodMinutes: 10 | 12 | 20;
  overtimeSeconds: number;
  shotClock: number;
  /** The personal foul with which a player is out. */
  foulsOut: 5 | 6;
  /** The team foul in a period from which any foul gives two free throws. */
  bonusFrom: number;
  /** The same in an overtime; `carried`: it goes on with the last period's team fouls. */
  overtimeBonusFrom: number | "carried";
  /** In the last seconds of each period the bonus also begins with this many fouls within them. */
  lateBonus?: { seconds: number; from: number };
  /** Whether a foul of the side with the ball counts as a team foul. */
  isOffensiveFoulCounted: boolean;
  /** Time-outs at the start, again at half-time (undefined: the rest of the first), and for an overtime. */
  timeouts: {
    first: number;
    second?: number;
    overtime: number;
    /** At most so many are left once the last period's clock shows these seconds. */
    late: readonly { seconds: number; most: number }[];
  };
}

const FIBA: RuleBook = {
  periods: 4,
  periodMinutes: 10,
  overtimeSeconds: 300,
  shotClock: 24,
  foulsOut: 5,
  bonusFrom: 5,
  overtimeBonusFrom: "carried",
  isOffensiveFoulCounted: true,
  timeouts: { first: 2, second: 3, overtime: 1, late: [{ seconds: 120, most: 2 }] },
};

const NBA: RuleBook = {
  ...FIBA,
  periodMinutes: 12,
  foulsOut: 6,
  overtimeBonusFrom: 4,
  lateBonus: { seconds: 120, from: 2 },
  isOffensiveFoulCounted: false,
  timeouts: {
    first: 7,
    overtime: 2,
    late: [
      { seconds: 720, most: 4 },
      { seconds: 180, most: 2 },
    ],
  },
};

/**
 * The rule books that the leagues play by:
 * - fiba: Official Basketball Rules, articles 8 (time), 18 (time-outs), 40 (five fouls), 41 (team fouls; those of an
 *   overtime count to the fourth quarter). The leagues of Europe with EuroLeague and EuroCup, of South America and
 *   Australia, B.League, KBL, VBA, IBL, MPBL, the leagues of Thailand, Cambodia and Hong Kong play by it, and so does
 *   China's CBA since it went over to quarters of ten minutes.
 * - nba: Official Rules of the NBA, rule 5 (time and time-outs), 12B section I (six fouls) and V (team fouls: four a
 *   quarter and three an overtime are free, in the last two minutes one).
 * - wnba: Official Rules of the WNBA, the same rules 5 and 12B: quarters of ten minutes, the last minute instead of the
 *   last two, two full time-outs and a short one for each half.
 * - pba: the Philippine league has the NBA's quarters, foul limit and last two minutes; two fouls are free in an
 *   overtime, and time-outs are FIBA's.
 * - tpbl: Taiwan's league has quarters of twelve minutes and six fouls, and FIBA's rules for the rest.
 * - college: halves of twenty minutes, for imported seasons of colleges.
 */
export const RULE_BOOKS = {
  fiba: FIBA,
  nba: NBA,
  wnba: {
    ...NBA,
    periodMinutes: 10,
    lateBonus: { seconds: 60, from: 2 },
    timeouts: { first: 3, second: 3, overtime: 2, late: [] },
  },
  pba: { ...NBA, overtimeBonusFrom: 3, timeouts: FIBA.timeouts },
  tpbl: { ...FIBA, periodMinutes: 12, foulsOut: 6 },
  college: { ...FIBA, periods: 2, periodMinutes: 20, shotClock: 30, bonusFrom: 7 },
} as const satisfies Record<string, RuleBook>;

export type RuleBookKey = keyof typeof RULE_BOOKS;
