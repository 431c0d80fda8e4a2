import type { Source } from "#contract/domain/match";
import type { ZoneKey } from "#contract/tables/standings-keys";
import type { CompetitionEntry, Format } from "../../data/entries/types.ts";
import type { SplitFormat } from "../../data/standings/parts/split.ts";
import type { Places } from "../../data/standings/places/places.ts";
import { PLACES_SINCE, PLAYOFFS_SINCE, RELEGATION_SINCE } from "../../data/standings/places/since.ts";
import { LEAGUE_PLACES, ZONE_COLOURS } from "../../data/standings/zones.ts";
import { UEFA_CUPS } from "./competition-rules.ts";

export interface Zone {
  zone: ZoneKey;
  colour: string;
  fromRank: number;
  toRank: number;
}

/** Sixteen of 24 teams go on: twelve of six groups, and four thirds. */
const fourOfSix = (_: string, groups: number): number => (groups === 6 ? 4 : 0);

/** Tournaments in which the best third-placed teams advance, by league id, and their number. */
const BEST_THIRDS: Readonly<Record<string, (season: string, groups: number) => number>> = {
  "75": (season) => (season >= "2026" ? 8 : 0),
  "77": fourOfSix,
  "78": fourOfSix,
  "82": fourOfSix,
};

/** Editions in which only the first of each group went on. */
const WINNERS_ONLY: ReadonlySet<string> = new Set(["75 1930", "75 1950"]);

/** How many third-placed teams advance in a season; 0 if none. */
export const bestThirdsOf = (competitionId: string, season: string, groups: number): number =>
  BEST_THIRDS[competitionId]?.(season, groups) ?? 0;

export interface ZoneQuestion {
  competition: Pick<CompetitionEntry, "id" | "format">;
  season: string;
  source: Source;
  /** The table's size. */
  teams: number;
  stage: "regular" | "league_phase" | "group";
  /** Number of groups in the season. */
  groups?: number;
  /** Instead of the competition's usual ones. */
  places?: readonly Places[];
}

function placesOf({ competition, season, source, stage, teams, groups = 0 }: ZoneQuestion): readonly Places[] {
  const { id, format } = competition;
  if (stage === "group") {
    const through: Places = ["knockout", 1, WINNERS_ONLY.has(`${id} ${season}`) ? 1 : 2];
    return bestThirdsOf(id, season, groups) > 0 ? [through, ["best_thirds", 3, 3]] : [through];
  }
  if (stage === "league_phase") {
    // In the engine's own cups sixteen advance; in UEFA's real ones eight, plus a play-off round.
    if (source === "simulated") return [["knockout", 1, Math.min(16, 2 ** Math.floor(Math.log2(teams)))]];
    return UEFA_CUPS.has(id)
      ? [
          ["knockout", 1, 8],
          ["knockout_playoff", 9, 24],
        ]
      : [];
  }
  const year = source === "simulated" ? Number.POSITIVE_INFINITY : Number(season.slice(0, 4));
  return format.kind === "basketball_league" ? playoffPlaces(id, format, year) : leaguePlaces(id, year);
}

/** Of a season that starts in a year, as far as its places are known. */
function leaguePlaces(id: string, year: number): readonly Places[] {
  const places = LEAGUE_PLACES[id] ?? [];
  if (year >= PLACES_SINCE) return places;
  if (year < (RELEGATION_SINCE[id] ?? PLACES_SINCE)) return [];
  return places.filter(([zone]) => zone === "relegation" || zone === "relegation_playoff");
}

function playoffPlaces(
  id: string,
  { playoffs }: Extract<Format, { kind: "basketball_league" }>,
  year: number,
): readonly Places[] {
  const since = PLAYOFFS_SINCE[id] ?? { all: PLACES_SINCE, playIn: PLACES_SINCE };
  if (!playoffs || year < since.all) return [];
  const direct = playoffs.isByConference ? playoffs.teams / 2 : playoffs.teams;
  // Four teams play for two of a conference's places.
  return playoffs.hasPlayIn && year >= since.playIn
    ? [
        ["playoffs", 1, direct - 2],
        ["play_in", direct - 1, direct + 2],
      ]
    : [["playoffs", 1, direct]];
}

/** Into which rounds the places of a regular season lead. */
export const roundPlaces = ({ rounds }: SplitFormat): Places[] =>
  rounds.map(({ round, places: [from, to] }) => [`${round}_round`, from, to]);

/** A table's zones from the top; those that do not fit a small table are left out. */
export function buildZones(question: ZoneQuestion): Zone[] {
  const { teams } = question;
  const rankOf = (place: number): number => (place < 0 ? teams + 1 + place : place);
  return (question.places ?? placesOf(question))
    .map(([zone, from, to]) => ({ zone, colour: ZONE_COLOURS[zone], fromRank: rankOf(from), toRank: rankOf(to) }))
    .filter(({ fromRank, toRank }) => 1 <= fromRank && fromRank <= toRank && toRank <= teams);
}

export const zoneAt = (rank: number, zones: readonly Zone[]): Zone | undefined =>
  zones.find(({ fromRank, toRank }) => fromRank <= rank && rank <= toRank);

/**
 * The zones of a group once its stage is over: only who went through, not who might have. Unchanged before, in a first
 * of two group stages, and in a league phase whose places lead to different rounds.
 */
export function settledZones(
  zones: readonly Zone[],
  rows: readonly { teamId: string; rank: number }[],
  wentOn: ReadonlySet<string> | undefined,
): readonly Zone[] {
  const isOfGroup = zones.every(({ zone }) => zone === "knockout" || zone === "best_thirds");
  if (!wentOn || zones.length === 0 || !isOfGroup) return zones;
  const lackedOne = rows.some(({ teamId, rank }) => zoneAt(rank, zones)?.zone === "knockout" && !wentOn.has(teamId));
  if (lackedOne) return zones;
  const through = rows.filter(({ teamId }) => wentOn.has(teamId)).length;
  return through === 0
    ? []
    : [{ zone: "went_through", colour: ZONE_COLOURS.went_through, fromRank: 1, toRank: through }];
}

/** Ranks after which another zone begins: the title's, and the end of each zone and of the gap above it. */
export const bordersOf = (zones: readonly Zone[]): number[] =>
  [...new Set([1, ...zones.flatMap(({ fromRank, toRank }) => [fromRank - 1, toRank])])].filter((rank) => rank > 0);
