import { expect, test } from "vitest";
import type { Pair } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import { COMPETITIONS, TEAMS } from "../../../competitions/world/world.ts";
import type { MatchAt } from "../../../match/match.ts";
import { toRoundUp } from "./round-up.ts";

const KICK_OFF = Date.parse("2026-10-17T14:00:00Z");

/** The keys of the sentences of a round with these scores. */
function linesOf(sport: Sport, scores: readonly Pair[]): string[] {
  const isOfSport = (one: { sport: Sport }) => one.sport === sport;
  const competition = COMPETITIONS.find(isOfSport)!;
  const teams = TEAMS.filter(isOfSport);
  const matches = scores.map((score, index): MatchAt => {
    const [home, away] = [teams[2 * index]!.id, teams[2 * index + 1]!.id];
    return {
      fixture: {
        id: `${index}`,
        competitionId: competition.id,
        season: "2026-27",
        stage: "regular",
        kickOff: KICK_OFF,
        isTimeConfirmed: true,
        homeId: home,
        awayId: away,
        source: "simulated",
      },
      state: { phase: "FULL_TIME", score, reds: [0, 0], goals: [], seq: 1, updatedAt: KICK_OFF },
    };
  });
  const teamOf = (id: string) => teams.find((team) => team.id === id)!;
  const outline = toRoundUp({ id: "round", competition, season: "2026-27", matches, teamOf, timeZone: "UTC" });
  return outline!.parts[0]!.lines.map(({ key }) => key);
}

test.each<[string, Sport, Pair[], string[]]>([
  [
    "a widest win and another richest match",
    "football",
    [
      [4, 0],
      [3, 3],
      [1, 0],
    ],
    ["roundBiggest", "roundRichest"],
  ],
  [
    "two widest wins: neither is the one",
    "football",
    [
      [4, 0],
      [0, 4],
      [3, 3],
    ],
    ["roundRichest"],
  ],
  [
    "two richest matches: neither is the one",
    "football",
    [
      [4, 0],
      [3, 3],
      [4, 2],
    ],
    ["roundBiggest"],
  ],
  [
    "one match that is both is named once",
    "football",
    [
      [5, 2],
      [1, 0],
    ],
    ["roundBiggest"],
  ],
  [
    "nothing to tell",
    "football",
    [
      [1, 0],
      [0, 1],
    ],
    [],
  ],
  [
    "each of three games",
    "basketball",
    [
      [120, 90],
      [101, 100],
      [130, 119],
    ],
    ["roundBiggest", "roundClosest", "roundHighest"],
  ],
  [
    "equally wide, close and rich games",
    "basketball",
    [
      [105, 100],
      [100, 105],
    ],
    [],
  ],
  [
    "two widest wins beside a closest game",
    "basketball",
    [
      [110, 90],
      [100, 120],
      [95, 94],
    ],
    ["roundClosest", "roundHighest"],
  ],
])("%s (%s)", (_title, sport, scores, expected) => {
  const superlatives = linesOf(sport, scores).filter((key) => /Biggest|Richest|Closest|Highest/.test(key));
  expect(superlatives.toSorted()).toEqual(expected);
});
