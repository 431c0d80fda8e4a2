import type { CompetitionMatches } from "#contract/domain/competition";
import type { Match } from "#contract/domain/match";

export const testGroup = (id: string, matches: Match[]): CompetitionMatches => ({
  competition: {
    id,
    key: "v-league-1",
    name: "V.League 1",
    kind: "league",
    isPopular: true,
    country: { id: "84", key: "vietnam", name: "Vietnam", flag: "vn" },
  },
  season: "2026-27",
  source: "simulated",
  liveCount: 0,
  matches,
});
