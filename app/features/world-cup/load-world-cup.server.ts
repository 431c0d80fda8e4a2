import type { Match } from "#contract/domain/match";
import type { Standings, StandingsRow } from "#contract/domain/standings";
import { WORLD_CUP_LEAGUE_ID } from "#contract/tables/tournaments";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext, Fetched } from "#worker/context";
import { loadOrFace, settle } from "~/features/faces/fault-face.server";
import { type PackedMatches, packMatches } from "~/features/match-list/packed-matches";
import { formatDate } from "~/i18n/format-date";
import { offsetsBetween, type ZoneOffsets } from "~/i18n/zone-offsets";
import { type KnockoutStage, tournamentStages } from "./tournament-stages.ts";

/** What the page shows of a table's row. */
export type TableRow = Omit<StandingsRow, "form" | "deducted">;

export interface WorldCupData {
  groups: { letter: string; rows: TableRow[]; packed: PackedMatches }[];
  rounds: { stage: KnockoutStage; packed: PackedMatches }[];
  /** Days of the visitor's zone in words, by calendar date. */
  days: Record<string, string>;
  /** The visitor's zone from the first kick-off to the last. */
  zone: ZoneOffsets;
  fetched: Pick<Fetched<unknown>, "fetchedAt" | "isLastGood">;
}

const SEASON = "2022";

/** What the tournament's page shows. Throws a face when the matches cannot be had; without tables it goes on. */
export async function loadWorldCup(context: EdgeContext): Promise<WorldCupData> {
  const { upstream, locale, visitor } = context;
  // The whole tournament is the same in every zone: asked for in one, it is one copy in the caches.
  const query = { leagueId: WORLD_CUP_LEAGUE_ID, season: SEASON, timeZone: "UTC" };
  const [list, ranking] = await Promise.all([
    loadOrFace(context, upstream.call("worldCupMatches", query)),
    settle(context, upstream.call("ranking", { leagueId: WORLD_CUP_LEAGUE_ID, season: SEASON })),
  ]);
  const matches = list.value.groups.flatMap((group) => group.matches);
  const { groups, rounds } = tournamentStages(matches, tablesOf(ranking.value?.value));
  return {
    groups: groups.map(({ letter, rows, matches }) => ({
      letter,
      rows: rows.map(tableRow),
      packed: packMatches(matches),
    })),
    rounds: rounds.map(({ stage, matches }) => ({ stage, packed: packMatches(matches) })),
    days: daysOf(matches, visitor.timeZone, (date) => formatDate(date, locale, "row")),
    zone: zoneOf(matches, context),
    fetched: oldest([list, ...(ranking.value ? [ranking.value] : [])]),
  };
}

const tablesOf = (standings: Standings | undefined) => standings?.tables ?? [];
const tableRow = ({ form: _form, deducted: _deducted, ...row }: StandingsRow): TableRow => row;

function daysOf(matches: readonly Match[], timeZone: string, inWords: (date: string) => string) {
  const dates = new Set(matches.map(({ kickOff }) => dateIn(kickOff, timeZone)));
  return Object.fromEntries([...dates].map((date) => [date, inWords(date)]));
}

function zoneOf(matches: readonly Match[], { now, visitor }: Pick<EdgeContext, "now" | "visitor">): ZoneOffsets {
  const kickOffs = matches.map(({ kickOff }) => kickOff);
  if (kickOffs.length === 0) return offsetsBetween(now, now, visitor.timeZone);
  return offsetsBetween(Math.min(...kickOffs), Math.max(...kickOffs), visitor.timeZone);
}

const oldest = (answers: readonly Fetched<unknown>[]): WorldCupData["fetched"] => ({
  fetchedAt: Math.min(...answers.map(({ fetchedAt }) => fetchedAt)),
  isLastGood: answers.some(({ isLastGood }) => isLastGood),
});
