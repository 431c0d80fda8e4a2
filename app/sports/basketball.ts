import type { BasketballStandingsRow } from "#contract/domain/standings";
import { averageColumn, averageFigure } from "./player-figures.ts";
import type { LineBand, SportAdapter } from "./sport-adapter.ts";
import { basicsOf } from "./sport-basics.ts";
import { BASKETBALL_COLUMNS } from "./standings-columns.ts";

/** A period's number in an address; the full game without one. */
const STAT_PERIOD = /^[1-9]\d?$/;

const lineAt = (points: number): LineBand => ({ from: 4 * points, to: 4 * points });

/** Points, quarters or halves, and results including overtime. */
export const basketball: SportAdapter = {
  ...basicsOf("basketball"),
  code: "basketball",
  schema: { team: "Basketball", event: "Basketball" },
  match: {
    hasDraws: false,
    averageDigits: 1,
    settledScore: ({ how, score, fullTime }) => (how === "AWARDED" ? undefined : (fullTime ?? score)),
    isBeyondCounted: () => false,
    periodName: () => "status.quarter",
    keepsTracker: true,
    startName: "tipOff",
    description: "gameInfo",
    roundName: "round",
    stageNames: { round_of_16: "first_round" },
  },
  stats: {
    readPeriod(text) {
      if (text === null) return { sport: "basketball", period: 0 };
      return STAT_PERIOD.test(text) ? { sport: "basketball", period: Number(text) } : undefined;
    },
  },
  odds: {
    markets: { winner: "ML", handicap: "SPREAD", total: "TOTAL" },
    boards: {
      winner: "basketballOddsMoneyLine",
      handicap: "basketballOddsSpread",
      total: "basketballOddsTotal",
    },
    hasQuarterLines: false,
    countsNote: "explain.overtime",
    settlingScore: ({ state, score }) => ({ score, isOpen: state !== "finished" }),
  },
  analysis: {
    partNames: { details: "part.details", handicap: "part.spread", goals: "part.totals", wdl: "part.winLoss" },
    seasonColumns: ["played", "won", "lost", "pointsFor", "pointsAgainst", "winPct"],
    tableColumns: [],
    totalsFrom: "pastMatches",
    partCalls: {},
    // There are many lines: bands for closing lines, and steps of two points.
    lineBands: {
      closing: [
        { from: 0, to: 10 },
        { from: 12, to: 22 },
        { from: 24, to: 34 },
        { from: 36, to: 46 },
        { from: 48, to: 58 },
        { from: 60 },
      ],
      fixed: [1.5, 3.5, 5.5, 7.5, 9.5, 11.5, 13.5, 15.5].map(lineAt),
    },
  },
  people: {
    figures: [
      averageFigure("games"),
      averageFigure("starts"),
      averageFigure("minutes"),
      averageFigure("points"),
      averageFigure("rebounds"),
      averageFigure("assists"),
      averageFigure("steals"),
      averageFigure("blocks"),
      averageFigure("turnovers"),
      averageFigure("fouls"),
      averageFigure("fieldGoalPct"),
      averageFigure("threePointPct"),
      averageFigure("freeThrowPct"),
    ],
    columns: [
      averageColumn("games", "narrow"),
      averageColumn("minutes", "wide"),
      averageColumn("points", "narrow"),
      averageColumn("rebounds", "narrow"),
      averageColumn("assists", "narrow"),
      averageColumn("steals", "wide"),
      averageColumn("blocks", "wide"),
      averageColumn("turnovers", "wide"),
      averageColumn("fouls", "wide"),
      averageColumn("fieldGoalPct", "wide"),
      averageColumn("threePointPct", "wide"),
      averageColumn("freeThrowPct", "wide"),
    ],
    best: [
      { name: "average.points", isAverage: true, numberIn: ({ averages }) => averages.points },
      { name: "average.rebounds", isAverage: true, numberIn: ({ averages }) => averages.rebounds },
      { name: "average.assists", isAverage: true, numberIn: ({ averages }) => averages.assists },
    ],
    clubNumbersTitle: "career.averages",
    squadTerm: "roster",
    squadGroups: [
      { name: "guards", positions: ["PG", "SG"] },
      { name: "forwards", positions: ["SF", "PF"] },
      { name: "centres", positions: ["C"] },
    ],
    numberName: "jersey",
    freeName: "freeAgent",
    squadSorts: ["position", "number", "age", "points", "rebounds", "assists"],
  },
  standings: {
    columns: BASKETBALL_COLUMNS,
    views: ["all", "home", "away", "form"],
    rankedBy: "record",
    measureNames: { goalDifference: "pointDifference", goalsFor: "pointsFor" },
    scored: ({ pointsFor, pointsAgainst }: BasketballStandingsRow) => [pointsFor, pointsAgainst],
  },
  competition: {
    recordName(key) {
      // Without draws, unbeaten equals winning.
      if (key === "longest_unbeaten_run") return undefined;
      return key === "most_goals" ? "most_points" : key;
    },
    scoredName: "format.points",
    roundsName: "format.rounds",
    hasExtraTimeRule: false,
  },
};
