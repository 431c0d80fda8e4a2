import type { Side } from "#contract/domain/match";
import type { TableRow } from "../../../competitions/standings/rank-teams.ts";
import { otherSide, SIDES } from "../../../match/sides.ts";
import type { Fact } from "./facts.ts";
import type { PlaceInTable } from "./match-data.ts";
import type { PreviewData } from "./preview-data.ts";
import { named } from "./shared-lines.ts";
import type { Line, Values } from "./story.ts";
import { storyModelOf } from "./story-model.ts";
import { tableNamed } from "./table-facts.ts";

// Where two teams stand before their match, and what its results make of that.

/** Matches before a place, and before a fight against relegation, says something. */
const LEAST_PLAYED = 3;
const LEAST_FOR_RELEGATION = 6;
const FOR_A_WIN = 3;
/** Points to the relegation places within which a team is in danger. */
const IN_DANGER = 2;

/** The first place of the table's relegation zone; undefined if it has none. */
export const relegationFrom = ({ zones }: Pick<PlaceInTable, "zones">): number | undefined =>
  zones.find(({ zone }) => zone === "relegation")?.fromRank;

const placeValues = (data: PreviewData, side: Side, { row }: PlaceInTable): Values => ({
  team: named(data.teams[side]),
  opponent: named(data.teams[otherSide(side)]),
  table: tableNamed(data, row.teamId),
  place: { place: row.rank },
  points: row.points,
  played: row.played,
  won: row.won,
  lost: row.lost,
});

const isLeading = ({ rank, isTied }: TableRow): boolean => rank === 1 && !isTied;

function placeFacts(data: PreviewData, places: Record<Side, PlaceInTable>): Fact[] {
  const { keys } = storyModelOf(data.competition.sport);
  return SIDES.map((side) => {
    const place = places[side];
    const isLeader = isLeading(place.row);
    const line: Line = { key: isLeader ? keys.leader : keys.place, values: placeValues(data, side, place) };
    return { topic: `table ${side}`, weight: isLeader ? 36 : 19, line };
  });
}

/** Points between two teams of one table that a win can make up, or that there are none. */
function gapFacts(data: PreviewData, places: Record<Side, PlaceInTable>): Fact[] {
  const side: Side = places.home.row.points >= places.away.row.points ? "home" : "away";
  const other = otherSide(side);
  const gap = places[side].row.points - places[other].row.points;
  const values = { ...placeValues(data, side, places[side]), count: gap };
  if (gap === 0) return [{ topic: "gap", weight: 42, line: { key: "levelPoints", values } }];
  if (gap < FOR_A_WIN)
    return [
      {
        topic: "gap",
        weight: 43,
        line: { key: "winPass", values: { ...placeValues(data, other, places[other]), count: gap } },
      },
    ];
  return gap === FOR_A_WIN ? [{ topic: "gap", weight: 34, line: { key: "gapPoints", values } }] : [];
}

/** A team behind the leaders, who are not its opponent, that a win takes above them until they play. */
function topFacts(data: PreviewData, places: Record<Side, PlaceInTable>): Fact[] {
  return SIDES.flatMap((side): Fact[] => {
    const { row, rows } = places[side];
    const [leader] = rows;
    if (!leader || leader.teamId === row.teamId || leader.teamId === places[otherSide(side)].row.teamId) return [];
    if (row.points + FOR_A_WIN <= leader.points) return [];
    const values = { ...placeValues(data, side, places[side]), leader: named(data.teamOf(leader.teamId)) };
    return [{ topic: "top", weight: 50, line: { key: "winTop", values } }];
  });
}

function relegationFacts(data: PreviewData, places: Record<Side, PlaceInTable>): Fact[] {
  return SIDES.flatMap((side): Fact[] => {
    const { row, rows } = places[side];
    const from = relegationFrom(places[side]);
    if (from === undefined || row.played < LEAST_FOR_RELEGATION) return [];
    const [safe, danger] = [rows[from - 2], rows[from - 1]];
    if (!safe || !danger) return [];
    const isIn = row.rank >= from;
    const count = isIn ? safe.points - row.points : row.points - danger.points;
    const fact = (key: Line["key"], weight: number): Fact[] => [
      { topic: `danger ${side}`, weight, line: { key, values: { ...placeValues(data, side, places[side]), count } } },
    ];
    if (isIn) return count > 0 && count < FOR_A_WIN ? fact("winOut", 46) : count > 0 ? fact("inZone", 40) : [];
    return count > 0 && count <= IN_DANGER ? fact("aboveZone", 37) : [];
  });
}

/** Nothing before both teams have played enough. */
export function stakeFacts(data: PreviewData): Fact[] {
  const { places, competition } = data;
  if (!places || Math.min(places.home.row.played, places.away.row.played) < LEAST_PLAYED) return [];
  const ownPlaces = placeFacts(data, places);
  if (!storyModelOf(competition.sport).table.isByPoints) return ownPlaces;
  const isOneTable = places.home.rows === places.away.rows;
  return [
    ...ownPlaces,
    ...(isOneTable ? gapFacts(data, places) : []),
    ...topFacts(data, places),
    ...relegationFacts(data, places),
  ];
}
