import type { Source } from "#contract/domain/match";
import type { ZoneKey } from "#contract/tables/standings-keys";
import type { CompetitionEntry, Format } from "../world/types.ts";

/** What a place in a table leads to; words are made from it when rendering. */
export const ZONE_COLOURS = {
  champions_league: "#1a5fb4",
  champions_league_qualifying: "#62a0ea",
  europa_league: "#e66100",
  conference_league: "#2b8a3e",
  libertadores: "#1a5fb4",
  libertadores_qualifying: "#62a0ea",
  sudamericana: "#e66100",
  knockout: "#1a5fb4",
  knockout_playoff: "#62a0ea",
  best_thirds: "#62a0ea",
  playoffs: "#1a5fb4",
  play_in: "#62a0ea",
  promotion: "#1a5fb4",
  promotion_playoff: "#62a0ea",
  relegation_playoff: "#f6b26b",
  relegation: "#c01c28",
} as const satisfies Record<ZoneKey, string>;

export interface Zone {
  zone: ZoneKey;
  colour: string;
  fromRank: number;
  toRank: number;
}

/** Ranks from and to, both included; negative ones count from the foot of the table. */
type Places = readonly [zone: ZoneKey, from: number, to: number];

const bottom = (zone: ZoneKey, places: number, above = 0): Places => [zone, -places - above, -1 - above];

// League places as the associations give them; what the winners of a cup move is not in them. By league id.
const LEAGUES: Readonly<Record<string, readonly Places[]>> = {
  "101": [["champions_league", 1, 4], ["europa_league", 5, 5], bottom("relegation", 3)],
  "302": [["promotion", 1, 2], ["promotion_playoff", 3, 6], bottom("relegation", 3)],
  "304": [["promotion", 1, 2], ["promotion_playoff", 3, 6], bottom("relegation", 4)],
  "305": [["promotion", 1, 3], ["promotion_playoff", 4, 7], bottom("relegation", 2)],
  "306": [["promotion", 1, 1], ["promotion_playoff", 2, 7], bottom("relegation", 4)],
  "321": [["champions_league", 1, 4], ["europa_league", 5, 5], ["conference_league", 6, 6], bottom("relegation", 3)],
  "322": [["promotion", 1, 2], ["promotion_playoff", 3, 6], bottom("relegation", 4)],
  "331": [
    ["champions_league", 1, 4],
    ["europa_league", 5, 5],
    ["conference_league", 6, 6],
    bottom("relegation_playoff", 1, 2),
    bottom("relegation", 2),
  ],
  "332": [
    ["promotion", 1, 2],
    ["promotion_playoff", 3, 3],
    bottom("relegation_playoff", 1, 2),
    bottom("relegation", 2),
  ],
  "333": [["promotion", 1, 2], ["promotion_playoff", 3, 3], bottom("relegation", 4)],
  "341": [["champions_league", 1, 4], ["europa_league", 5, 5], ["conference_league", 6, 6], bottom("relegation", 3)],
  "342": [
    ["promotion", 1, 2],
    ["promotion_playoff", 3, 8],
    bottom("relegation_playoff", 2, 3),
    bottom("relegation", 3),
  ],
  "351": [
    ["champions_league", 1, 3],
    ["champions_league_qualifying", 4, 4],
    ["europa_league", 5, 5],
    ["conference_league", 6, 6],
    bottom("relegation_playoff", 1, 2),
    bottom("relegation", 2),
  ],
  "352": [
    ["promotion", 1, 2],
    ["promotion_playoff", 3, 5],
    bottom("relegation_playoff", 1, 2),
    bottom("relegation", 2),
  ],
  "381": [
    ["champions_league", 1, 2],
    ["champions_league_qualifying", 3, 3],
    bottom("relegation_playoff", 1, 2),
    bottom("relegation", 2),
  ],
  "385": [["champions_league", 1, 1], bottom("relegation_playoff", 1, 2), bottom("relegation", 2)],
  "401": [["libertadores", 1, 4], ["libertadores_qualifying", 5, 6], ["sudamericana", 7, 12], bottom("relegation", 4)],
  "402": [["promotion", 1, 4], bottom("relegation", 4)],
  "421": [bottom("relegation", 2)],
  "461": [bottom("relegation", 3)],
  "511": [bottom("relegation", 3)],
};

/** Tournaments of which the best of the third-placed teams go on, by league id, and how many of them. */
const BEST_THIRDS: Readonly<Record<string, (season: string, groups: number) => number>> = {
  "75": (season) => (season >= "2026" ? 8 : 0),
  "77": (_, groups) => (groups === 6 ? 4 : 0),
  "78": (_, groups) => (groups === 6 ? 4 : 0),
};

/** How many third-placed teams of a season go on; 0 where none does. */
export const bestThirdsOf = (competitionId: string, season: string, groups: number): number =>
  BEST_THIRDS[competitionId]?.(season, groups) ?? 0;

export interface ZoneQuestion {
  competition: Pick<CompetitionEntry, "id" | "format">;
  season: string;
  source: Source;
  /** The table's size. */
  teams: number;
  stage: "regular" | "league_phase" | "group";
  /** Groups of the season. */
  groups?: number;
}

const UEFA_CUPS = new Set(["103", "104", "105"]);

function placesOf({ competition, season, source, stage, teams, groups = 0 }: ZoneQuestion): readonly Places[] {
  const { id, format } = competition;
  if (stage === "group") {
    const through: Places = ["knockout", 1, 2];
    return bestThirdsOf(id, season, groups) > 0 ? [through, ["best_thirds", 3, 3]] : [through];
  }
  if (stage === "league_phase") {
    // The engine's own cups go on with sixteen; UEFA's real ones with eight and a round of play-offs.
    if (source === "simulated") return [["knockout", 1, Math.min(16, 2 ** Math.floor(Math.log2(teams)))]];
    return UEFA_CUPS.has(id)
      ? [
          ["knockout", 1, 8],
          ["knockout_playoff", 9, 24],
        ]
      : [];
  }
  return format.kind === "basketball_league" ? playoffPlaces(format) : (LEAGUES[id] ?? []);
}

function playoffPlaces({ playoffs }: Extract<Format, { kind: "basketball_league" }>): readonly Places[] {
  if (!playoffs) return [];
  const direct = playoffs.isByConference ? playoffs.teams / 2 : playoffs.teams;
  // Two of a conference's places are played for by four teams.
  return playoffs.hasPlayIn
    ? [
        ["playoffs", 1, direct - 2],
        ["play_in", direct - 1, direct + 2],
      ]
    : [["playoffs", 1, direct]];
}

/** The zones of a table, from the top; those that a small table has no room for are left out. */
export function zonesOf(question: ZoneQuestion): Zone[] {
  const { teams } = question;
  const rankOf = (place: number): number => (place < 0 ? teams + 1 + place : place);
  return placesOf(question)
    .map(([zone, from, to]) => ({ zone, colour: ZONE_COLOURS[zone], fromRank: rankOf(from), toRank: rankOf(to) }))
    .filter(({ fromRank, toRank }) => 1 <= fromRank && fromRank <= toRank && toRank <= teams);
}

export const zoneAt = (rank: number, zones: readonly Zone[]): Zone | undefined =>
  zones.find(({ fromRank, toRank }) => fromRank <= rank && rank <= toRank);

/** Ranks behind which another fate begins: the title's, and the end of each zone and of what lies above it. */
export const bordersOf = (zones: readonly Zone[]): number[] =>
  [...new Set([1, ...zones.flatMap(({ fromRank, toRank }) => [fromRank - 1, toRank])])].filter((rank) => rank > 0);
