import type { SubLeagues } from "#contract/calls/standings/sub-leagues";
import type { CompetitionInfo } from "#contract/domain/competition-info";
import type { SeasonEntry } from "#contract/domain/standings";
import { testGroup } from "~/features/match-list/test-group";
import { finished } from "~/features/match-row/test-matches";
import type { CompetitionHeadData } from "./load-competition-head.server.ts";

export const { competition } = testGroup("766", []);

const season = (name: string, isCurrent: boolean): SeasonEntry => ({
  season: name,
  from: `${name.slice(0, 4)}-09-15`,
  to: `${Number(name.slice(0, 4)) + 1}-05-29`,
  isCurrent,
  hasRanking: true,
  hasFixtures: true,
  source: "simulated",
});

export const seasons: SeasonEntry[] = [season("2026-27", true), season("2025-26", false)];

export const parts: SubLeagues = {
  competition,
  season: "2026-27",
  source: "simulated",
  parts: [
    {
      id: "regular",
      stage: "regular",
      isCurrent: true,
      totalRounds: 26,
      currentRound: 9,
      hasRanking: true,
      isTwoLegged: false,
    },
  ],
};

export const head: CompetitionHeadData = {
  sport: "football",
  competition,
  season: "2026-27",
  isCurrentSeason: true,
  seasons,
  tab: "matches",
  parts: parts.parts,
  source: "simulated",
  hasBracket: false,
};

export const info: CompetitionInfo = {
  competition,
  season: "2026-27",
  source: "simulated",
  format: "league",
  teams: 14,
  matches: 182,
  played: 60,
  goals: 150,
  rounds: 26,
  ruleSetId: "default",
  isProvisionalRule: true,
  rules: [
    { key: "points.win", value: "3" },
    { key: "points.draw", value: "1" },
    { key: "points.defeat", value: "0" },
    { key: "order.primary", value: "points" },
    { key: "order.restart", value: "exhaust" },
    { key: "order.h2h", value: "all_met" },
    { key: "order.last", value: "lots" },
    { key: "format.meetings", value: "2" },
  ],
  splitRounds: [],
  tieBreaks: ["h2h.points:at_least_3", "overall.goalDifference", "overall.goalsFor"],
  champions: [
    { season: "2025-26", team: finished.home, source: "simulated" },
    { season: "2024-25", team: finished.home, source: "recorded" },
  ],
  titles: [{ team: finished.home, count: 2 }],
  records: [
    { key: "biggest_win", value: 1, match: finished },
    { key: "most_goals", value: 3, match: finished },
    { key: "longest_winning_run", value: 4, team: finished.home },
    { key: "longest_unbeaten_run", value: 5, team: finished.away },
  ],
  leaders: [
    { key: "goals", value: 9, player: { id: "1", key: "nguyen", name: "Nguyễn" }, team: finished.home },
    { key: "goals", value: 9, player: { name: "Trần" } },
    { key: "goals", value: 7, player: { name: "Lê" } },
  ],
  sources: [{ key: "regulation", text: "Regulations, article 9" }, { key: "data.simulated" }],
};
