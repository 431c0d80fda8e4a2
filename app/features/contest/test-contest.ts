import type {
  Contest,
  ContestDay,
  ContestDetails,
  ContestEntry,
  ContestMatch,
  Leader,
  LinePick,
  MyPredictions,
  ScorePick,
} from "#contract/domain/contests";
import { finished, live, scheduled } from "~/features/match-row/test-matches";

/** Monday 10:30 in Bangkok, half an hour into the contest day. */
export const TEST_NOW = Date.parse("2026-11-23T03:30:00Z");
const OPENS = Date.parse("2026-11-23T03:00:00Z");
const CLOSES = Date.parse("2026-11-23T14:00:00Z");

export const testContest = (change: Partial<ContestDetails> = {}): ContestDetails => ({
  id: "pf-2026w48",
  kind: "prediction",
  sport: "football",
  title: "Football predictions, 23 to 29 November",
  startDate: Date.parse("2026-11-22T17:00:00Z"),
  endDate: Date.parse("2026-11-29T14:00:00Z"),
  isParticipating: false,
  participants: 12_345,
  prizes: [
    { board: "top", place: 1, amount: 30_000, currency: "THB" },
    { board: "lowest", place: 1, amount: 5_000, currency: "THB" },
  ],
  hasMadeUpEntries: true,
  rules: ["Picks are open from 10:00 to 21:00.", "A featured match counts three times."],
  matches: [],
  ledgerDays: ["2026-11-22"],
  ...change,
});

/** As it is in a list. */
export const testListed = (change: Partial<Contest> = {}): Contest => {
  const { rules: _rules, matches: _matches, ledgerDays: _days, ...contest } = testContest();
  return { ...contest, ...change };
};

const LINES: ContestMatch["lines"] = [
  { market: "AH", line: "-0.75", prices: ["1.95", "1.91"] },
  { market: "OU", line: "2.5", prices: ["1.88", "1.98"] },
];

/** One open for picks, one featured and in play, and one finished. */
export const TEST_MATCHES: readonly ContestMatch[] = [
  { match: { ...scheduled, id: "m1", kickOff: CLOSES }, day: "2026-11-23", lockedAt: CLOSES, lines: LINES },
  {
    match: { ...live, id: "m2", kickOff: OPENS + 60_000 },
    day: "2026-11-23",
    lockedAt: OPENS + 60_000,
    lines: LINES,
    featuredTeamId: live.home.id,
  },
  { match: { ...finished, id: "m3", kickOff: OPENS }, day: "2026-11-23", lockedAt: OPENS, lines: LINES },
];

export const testDay = (change: Partial<ContestDay> = {}): ContestDay => ({
  day: "2026-11-23",
  opensAt: OPENS,
  closesAt: CLOSES,
  days: ["2026-11-22", "2026-11-23"],
  source: { id: 3, name: "Crown" },
  matches: [...TEST_MATCHES],
  ...change,
});

export const testLeader = (change: Partial<Leader> = {}): Leader => ({
  entryId: "e1",
  rank: 7,
  name: "Som••••",
  points: 12,
  settled: 9,
  wins: 5,
  halfWins: 1,
  pushes: 1,
  halfLosses: 1,
  losses: 1,
  isMine: false,
  isMadeUp: false,
  ...change,
});

/** Home −0.75, won by one. */
export const testLinePick = (change: Partial<LinePick> = {}): LinePick => ({
  id: "p1",
  matchId: "m3",
  placedAt: OPENS - 1,
  lockedAt: OPENS,
  market: "AH",
  side: "home",
  line: "-0.75",
  price: "1.95",
  source: { id: 3, name: "Crown" },
  isFeatured: false,
  outcome: "HALF_WIN",
  result: [2, 1],
  points: 1,
  ...change,
});

export const testScorePick = (change: Partial<ScorePick> = {}): ScorePick => ({
  id: "p2",
  matchId: "m3",
  placedAt: OPENS - 1,
  lockedAt: OPENS,
  market: "SCORE",
  guess: [2, 1],
  outcome: "EXACT",
  result: [2, 1],
  points: 5,
  ...change,
});

export const testMine = (change: Partial<MyPredictions> = {}): MyPredictions => ({
  isParticipating: true,
  leader: testLeader({ isMine: true, livePoints: 2 }),
  picks: [
    testLinePick(),
    {
      ...testLinePick({ id: "p3", matchId: "m1", side: "away", lockedAt: CLOSES }),
      outcome: undefined,
      result: undefined,
      points: undefined,
    },
  ],
  matches: TEST_MATCHES.map(({ match }) => match),
  ...change,
});

export const testEntry = (change: Partial<ContestEntry> = {}): ContestEntry => ({
  leader: testLeader({ entryId: "e9", name: "Nok••••", isMadeUp: true }),
  picks: [testLinePick()],
  matches: TEST_MATCHES.map(({ match }) => match),
  at: OPENS,
  ...change,
});
