import type { FinishedMatch, LiveMatch, Match, ScheduledMatch } from "#contract/domain/match";

/** A match before kick-off; tests derive every other state from it. */
export const scheduled: ScheduledMatch = {
  id: "1076620260001",
  sport: "football",
  leagueId: "766",
  countryKey: "vietnam",
  leagueKey: "v-league-1",
  slug: "ha-noi-vs-nam-dinh",
  kickOff: Date.parse("2026-11-21T12:15:00Z"),
  home: { id: "70001", key: "ha-noi", name: "Hà Nội FC" },
  away: { id: "70002", key: "nam-dinh", name: "Nam Định" },
  stage: "regular",
  matchday: 9,
  source: "simulated",
  state: "scheduled",
  isTimeConfirmed: true,
};

/** The time in tests: the 67th minute of a second half that started at 13:15:30. */
export const NOW = Date.parse("2026-11-21T13:37:00Z");
const SECOND_HALF = { startedAt: Date.parse("2026-11-21T13:15:30Z"), from: 46 } as const;

const { isTimeConfirmed: _isTimeConfirmed, ...base } = scheduled;

export const live: LiveMatch = {
  ...base,
  state: "live",
  period: "SECOND_HALF",
  minute: 67,
  score: [2, 1],
  halfTime: [1, 1],
  reds: [0, 0],
};

const { minute: _minute, ...atBreak } = live;
/** A live match in a break. */
export const between: LiveMatch = atBreak;

export const finished: FinishedMatch = {
  ...base,
  state: "finished",
  how: "FULL_TIME",
  score: [2, 1],
  halfTime: [1, 1],
  fullTime: [2, 1],
  reds: [0, 0],
  winner: "home",
};

/** Every state of a football match, named as fans would. */
export const STATES = {
  scheduled,
  timeUnknown: { ...scheduled, isTimeConfirmed: false },
  delayed: { ...scheduled, isDelayed: true },
  firstHalf: { ...live, period: "FIRST_HALF", minute: 23 },
  addedTime: { ...live, period: "FIRST_HALF", minute: 45, addedMinute: 2 },
  halfTime: { ...between, period: "HALF_TIME", score: [1, 1] },
  secondHalf: live,
  runningClock: { ...live, minute: 61, clock: SECOND_HALF },
  clockInAddedTime: { ...live, period: "FIRST_HALF", minute: 44, clock: { startedAt: NOW - 47 * 60_000, from: 1 } },
  varCheck: { ...live, isVarCheck: true },
  varCheckInShootout: { ...between, period: "SHOOTOUT", score: [1, 1], shootout: [3, 2], isVarCheck: true },
  manyGoals: { ...live, score: [10, 12], reds: [0, 3] },
  minuteUnknown: between,
  extraTimeBreak: { ...between, period: "ET_BREAK" },
  extraTime: { ...live, period: "EXTRA_TIME", minute: 105 },
  shootout: { ...between, period: "SHOOTOUT", score: [1, 1], shootout: [3, 2] },
  fullTime: finished,
  afterExtraTime: { ...finished, how: "AFTER_ET", fullTime: [1, 1] },
  afterPenalties: {
    ...finished,
    how: "AFTER_PENS",
    score: [1, 1],
    fullTime: [1, 1],
    shootout: [4, 5],
    winner: "away",
  },
  secondLeg: { ...finished, leg: 2, aggregate: [3, 2] },
  bothNotes: {
    ...finished,
    how: "AFTER_PENS",
    score: [1, 1],
    fullTime: [1, 1],
    shootout: [5, 4],
    leg: 2,
    aggregate: [3, 3],
  },
  redCards: { ...live, reds: [1, 2] },
  awarded: { ...finished, how: "AWARDED", score: [3, 0] },
  interrupted: { ...base, state: "halted", how: "INTERRUPTED", score: [1, 0] },
  suspended: { ...base, state: "halted", how: "SUSPENDED" },
  postponed: { ...base, state: "void", how: "POSTPONED" },
  cancelled: { ...base, state: "void", how: "CANCELLED" },
  abandoned: { ...base, state: "void", how: "ABANDONED", score: [1, 0] },
  noResult: { ...base, state: "void", how: "NO_RESULT" },
  unknownWord: { ...base, state: "unknown", word: "Walkover?" },
} as const satisfies Record<string, Match>;
