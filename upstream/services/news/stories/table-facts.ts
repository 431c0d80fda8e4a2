import type { Side } from "#contract/domain/match";
import { SIDES } from "../../../match/sides.ts";
import type { Fact } from "./facts.ts";
import type { MatchData, PlaceInTable } from "./match-data.ts";
import { named, namedCompetition } from "./shared-lines.ts";
import type { Values } from "./story.ts";
import { storyModelOf, type TableChange } from "./story-model.ts";
import type { Value } from "./values.ts";

/** Matches before a place says something. */
const LEAST_PLAYED = 3;
const PER_PLACE = 3;

const WEIGHTS: Readonly<Record<TableChange, number>> = { top: 70, ahead: 52, up: 36, down: 34, still: 20, bottom: 46 };

/** What a match has changed in the table for one of its teams. */
function changeOf({ row, rows, before }: PlaceInTable, isByPoints: boolean): TableChange {
  const { rank, points, isTied } = row;
  const second = rows.find(({ teamId }) => teamId !== row.teamId);
  if (rank === 1 && !isTied) {
    if (before !== undefined && before > 1) return "top";
    if (!isByPoints || (second && points > second.points)) return "ahead";
  }
  if (rank === rows.at(-1)?.rank && !isTied) return "bottom";
  const climbed = (before ?? rank) - rank;
  return climbed === 0 ? "still" : climbed > 0 ? "up" : "down";
}

/** In a league with conferences the team's, else the competition. */
export function tableNamed({ competition }: MatchData, teamId: string): Value {
  const own = competition.basketball?.conferences?.find(({ teamIds }) => teamIds.includes(teamId));
  return own ? { names: own.names, articles: { en: "the", pt: "a" } } : namedCompetition(competition);
}

function valuesOf(data: MatchData, side: Side, { row, rows, before }: PlaceInTable): Values {
  const { rank, points, played, won, lost } = row;
  const second = rows.find(({ teamId }) => teamId !== row.teamId);
  return {
    team: named(data.teams[side]),
    table: tableNamed(data, row.teamId),
    place: { place: rank },
    ...(before !== undefined && { from: { place: before } }),
    points,
    played,
    won,
    lost,
    ...(second && { opponent: named(data.teamOf(second.teamId)), count: points - second.points }),
  };
}

/** What a match means for its teams' places. */
export function tableFacts(data: MatchData): Fact[] {
  const { places, competition } = data;
  if (!places || Math.min(places.home.row.played, places.away.row.played) < LEAST_PLAYED) return [];
  const { isByPoints, keys } = storyModelOf(competition.sport).table;
  return SIDES.map((side) => {
    const place = places[side];
    const change = changeOf(place, isByPoints);
    const moved =
      change === "up" || change === "down" ? Math.abs((place.before ?? place.row.rank) - place.row.rank) : 0;
    const line = { key: keys[change], values: valuesOf(data, side, place) };
    return { topic: `table ${side}`, weight: WEIGHTS[change] + PER_PLACE * moved, line };
  });
}

/** Each team's next match. */
export function nextFacts({ next, teams, timeZone, fixture }: MatchData): Fact[] {
  return SIDES.flatMap((side): Fact[] => {
    const meeting = next[side];
    if (!meeting) return [];
    const values = {
      team: named(teams[side]),
      opponent: named(meeting.opponent),
      day: { when: meeting.kickOff, timeZone, from: fixture.kickOff },
    };
    return [{ topic: `next ${side}`, weight: 10, line: { key: meeting.isHome ? "nextHome" : "nextAway", values } }];
  });
}
