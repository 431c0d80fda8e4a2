import type {
  ComparisonRow,
  GoalComparison,
  GoalProfile,
  GoalRates,
  SeasonComparison,
  SeasonTally,
} from "#contract/domain/analysis";
import type { LineUpAbsence } from "#contract/domain/line-ups";
import type { FinishedMatch, Pair, Side } from "#contract/domain/match";
import type { OddsPanel, PricedMatch } from "#contract/domain/odds";
import type { MatchTip, MediaTip } from "#contract/domain/tips";
import { finished } from "~/features/match-row/test-matches";

// Answers about two teams before a match; every number is different.

const testTally: SeasonTally = {
  played: 13,
  won: 6,
  drawn: 4,
  lost: 3,
  scored: 21,
  conceded: 14,
  points: 22,
  pointsPerMatch: 1.69,
  rank: 5,
  handicap: { won: 5, halfWon: 1, pushed: 2, halfLost: 1, lost: 4 },
  totals: { over: 7, pushed: 1, under: 5 },
  periods: [
    { period: 1, matches: 13, scored: 9, conceded: 5 },
    { period: 2, matches: 13, scored: 12, conceded: 9 },
  ],
};

const split = { all: testTally, home: testTally, away: testTally };
export const testSeason: SeasonComparison = { home: split, away: split };

export const testComparison: ComparisonRow[] = [
  { key: "avgRating10", home: { value: 6.63, sample: 10 }, away: { value: 7.06, sample: 10 } },
  { key: "avgCorner20", home: { value: 6.35, sample: 20 }, away: { value: 5.6, sample: 18 } },
  { key: "avgYellow20", home: { sample: 0 }, away: { sample: 0 } },
];

const interval = { from: 31, to: 45, scored: 0.4, conceded: 0.2, any: 0.5 };
export const testRates: GoalRates = {
  window: 30,
  home: { matches: 30, intervals: [interval] },
  away: { matches: 28, intervals: [interval] },
};

export const testTips: MatchTip[] = [
  {
    id: "1-form",
    market: "AH",
    pick: "away",
    line: "-0.5",
    odds: "1.87",
    outcome: "HALF_WIN",
    text: "Nam Định took 13 points from their last 5 matches.",
    requiresLogin: false,
    createdAt: 0,
  },
  { id: "1-goals", market: "OU", pick: "under", line: "2.75", text: "Few goals.", requiresLogin: false, createdAt: 0 },
];

export const testMedia: MediaTip[] = [
  {
    id: "3",
    name: "Archive",
    market: "1X2",
    pick: "draw",
    odds: "3.40",
    text: "Two draws in six meetings.",
    record: { won: 7, halfWon: 1, push: 2, halfLost: 0, lost: 10 },
  },
];

export const testAbsence: LineUpAbsence = {
  id: "9",
  key: "an",
  name: "Nguyễn An",
  kind: "injury",
  certainty: "doubtful",
  reason: "knee",
  since: "2026-11-01",
};

const profile: GoalProfile = {
  matches: 13,
  scored: 21,
  conceded: 14,
  averageScored: 1.62,
  averageConceded: 1.08,
  cleanSheets: 5,
  failedToScore: 2,
  bothScored: 7,
  timedMatches: 12,
  oddEven: { odd: 6, even: 7 },
  totals: [
    { line: 2, over: 4, push: 5, under: 4 },
    { line: 2.5, over: 4, push: 0, under: 9 },
  ],
  exactGoals: [
    { goals: 0, matches: 2 },
    { goals: 4, isOrMore: true, matches: 3 },
  ],
  byInterval: [{ from: 76, to: 90, scored: 4, conceded: 3 }],
  firstGoalByInterval: [{ from: 1, to: 15, scored: 2, conceded: 1 }],
  halfFull: { WW: 3, WD: 1, WL: 0, DW: 2, DD: 2, DL: 0, LW: 0, LD: 2, LL: 3 },
};
export const testGoals: GoalComparison = { window: "season", sample: 13, home: profile, away: profile };

interface Past {
  side: Side;
  score: Pair;
  halfTime?: Pair;
  homeLine?: string;
  change?: Partial<FinishedMatch>;
}

/** A past match of a team as it appears in an odds panel. */
export function pricedMatch({ side, score, halfTime, homeLine, change }: Past): PricedMatch {
  const { halfTime: _, ...base } = finished;
  const match: FinishedMatch = { ...base, score, fullTime: score, ...(halfTime && { halfTime }), ...change };
  const closing = { handicap: { homeLine }, total: { total: "2.5" } };
  return { match, side, result: "W", ...(homeLine !== undefined && { odds: { bookmakerId: 1, closing } }) };
}

export const testPanel = (matches: PricedMatch[]): OddsPanel => ({
  companies: [],
  durations: [],
  labels: [],
  competitions: [],
  matches,
  streak: "",
  tally: {
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    handicap: { win: 0, halfWin: 0, push: 0, halfLose: 0, lose: 0 },
    total: { over: 0, halfOver: 0, push: 0, halfUnder: 0, under: 0 },
  },
});
