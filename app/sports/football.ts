import type { StatPeriod } from "#contract/domain/match-statistics";
import type { StandingsRow } from "#contract/domain/standings";
import { HANDICAP_LABELS, quartersOf } from "#contract/odds/quarters";
import { countColumn, countFigure } from "./player-figures.ts";
import type { LineBand, SportAdapter } from "./sport-adapter.ts";
import { basicsOf } from "./sport-basics.ts";
import { FOOTBALL_COLUMNS } from "./standings-columns.ts";

/** Periods by their names in addresses; the full match without one. */
const STAT_PERIODS: Readonly<Record<string, StatPeriod>> = { h1: "H1", h2: "H2", et: "ET" };

/** Periods after the 90 minutes. */
const AFTER_NINETY: ReadonlySet<string> = new Set(["ET_BREAK", "EXTRA_TIME", "SHOOTOUT"]);

/** The specification's seventeen labels. */
const LINES: readonly LineBand[] = HANDICAP_LABELS.map((label) => ({
  from: quartersOf(label)!,
  to: quartersOf(label)!,
}));

/** Goals, two halves, and results after 90 minutes with stoppage time. */
export const football: SportAdapter = {
  ...basicsOf("football"),
  code: "football",
  schema: { team: "Football", event: "Soccer" },
  match: {
    hasDraws: true,
    averageDigits: 2,
    settledScore({ how, score, fullTime }) {
      if (how === "AWARDED") return undefined;
      return how === "FULL_TIME" ? (fullTime ?? score) : fullTime;
    },
    isBeyondCounted: (match) => match.state === "finished" && (match.how === "AFTER_ET" || match.how === "AFTER_PENS"),
    periodName: (period) => (period === 1 ? "status.firstHalf" : "status.secondHalf"),
    keepsTracker: false,
    startName: "kickOff",
    description: "info",
    roundName: "matchday",
    stageNames: {},
  },
  stats: {
    readPeriod(text) {
      const period = text === null ? "ALL" : STAT_PERIODS[text];
      return period && { sport: "football", period };
    },
  },
  odds: {
    markets: { winner: "1X2", handicap: "AH", total: "OU" },
    firstHalfMarkets: { winner: "1X2_H1", handicap: "AH_H1", total: "OU_H1" },
    boards: { winner: "oddsEurope", handicap: "oddsHandicap", total: "oddsOverUnder" },
    allWinnerPrices: "oddsLatestEurope",
    hasQuarterLines: true,
    countsNote: "explain.ninety",
    nextScore: 1,
    settlingScore(match, isHalf) {
      const { score, halfTime, fullTime } = match;
      if (isHalf) {
        if (halfTime) return { score: halfTime, isOpen: false };
        return match.state === "live" && match.period === "FIRST_HALF" ? { score, isOpen: true } : undefined;
      }
      if (fullTime) return { score: fullTime, isOpen: false };
      if (match.state === "live" && AFTER_NINETY.has(match.period)) return undefined;
      if (match.state !== "finished") return { score, isOpen: true };
      return match.how === "FULL_TIME" ? { score, isOpen: false } : undefined;
    },
  },
  analysis: {
    partNames: { details: "part.details", handicap: "part.handicap", goals: "part.goals", wdl: "part.results" },
    seasonColumns: ["played", "won", "drawn", "lost", "goals"],
    tableColumns: ["points", "position"],
    totalsFrom: "goalStat",
    partCalls: { media: "mediaTips", tips: "matchTips", rates: "pastGoalRate" },
    lineBands: { closing: LINES, fixed: LINES },
  },
  people: {
    figures: [
      countFigure("appearances"),
      countFigure("starts"),
      countFigure("cameOn"),
      countFigure("wentOff"),
      countFigure("minutes"),
      countFigure("goals"),
      countFigure("penaltyGoals"),
      countFigure("assists"),
      countFigure("yellow"),
      countFigure("secondYellow"),
      countFigure("red"),
      countFigure("rating"),
    ],
    columns: [
      countColumn("appearances", "narrow"),
      countColumn("minutes", "wide"),
      countColumn("goals", "narrow"),
      countColumn("assists", "narrow"),
      countColumn("yellow", "wide"),
      countColumn("red", "wide"),
      countColumn("rating", "narrow"),
    ],
    best: [
      { name: "count.goals", isAverage: false, numberIn: ({ counts }) => counts.goals },
      { name: "count.assists", isAverage: false, numberIn: ({ counts }) => counts.assists },
      { name: "count.rating", isAverage: true, numberIn: ({ counts }) => counts.rating },
    ],
    clubNumbersTitle: "career.totals",
    squadTerm: "squad",
    squadGroups: [
      { name: "G", positions: ["G"] },
      { name: "D", positions: ["D"] },
      { name: "M", positions: ["M"] },
      { name: "F", positions: ["F"] },
    ],
    numberName: "number",
    freeName: "free",
    squadSorts: ["position", "number", "age", "appearances", "goals", "assists", "rating"],
  },
  standings: {
    columns: FOOTBALL_COLUMNS,
    views: ["all", "home", "away", "form", "h1", "h2"],
    rankedBy: "points",
    measureNames: {},
    scored: ({ goalsFor, goalsAgainst }: StandingsRow) => [goalsFor, goalsAgainst],
  },
  competition: {
    recordName: (key) => key,
    scoredName: "format.goals",
    roundsName: "format.matchdays",
    hasExtraTimeRule: true,
  },
};
