import type { Competition } from "#contract/domain/competition";
import type { Match } from "#contract/domain/match";
import type { Standings } from "#contract/domain/standings";
import { WORLD_CUP_LEAGUE_ID } from "#contract/tables/tournaments";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/context";
import { bracketPart } from "~/features/bracket/load-bracket.server";
import { loadOrFace, settle } from "~/features/faces/fault-face.server";
import { canChange } from "~/features/match-list/can-change";
import { rowFacts } from "~/features/match-row/row-view";
import { standingsFacts } from "~/features/standings/standings-facts.server";
import { formatDate } from "~/i18n/format-date";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween, type ZoneOffsets } from "~/i18n/zone-offsets";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import { type AnswerAge, oldestOf } from "~/upstream-calls/answer-age";
import { stageMarkup } from "./stage-markup.server.ts";
import { tournamentStages } from "./tournament-stages.ts";

export interface WorldCupData {
  /** Absent while the upstream has no matches of it. */
  competition?: Competition;
  season: string;
  stages: KeptMarkup;
  matchCount: number;
  /** Something may still happen in the matches. */
  canChange: boolean;
  /** The visitor's zone from the first kick-off to the last. */
  zone: ZoneOffsets;
  fetched: AnswerAge;
}

const SEASON = "2022";

/** What the tournament's page shows. Throws a face when the matches cannot be had; without tables and bracket it goes on. */
export async function loadWorldCup(context: EdgeContext): Promise<WorldCupData> {
  const { upstream, locale, visitor } = context;
  // The whole tournament is the same in every zone: asked for in one, it is one copy in the caches.
  const query = { leagueId: WORLD_CUP_LEAGUE_ID, season: SEASON, timeZone: "UTC" };
  const asked = { leagueId: WORLD_CUP_LEAGUE_ID, season: SEASON };
  const [list, ranking, parts] = await Promise.all([
    loadOrFace(context, upstream.call("worldCupMatches", query)),
    settle(context, upstream.call("ranking", asked)),
    settle(context, upstream.call("subLeagueList", asked)),
  ]);
  const matches = list.value.groups.flatMap((group) => group.matches);
  const zone = zoneOf(matches, context);
  const competition = list.value.groups[0]?.competition;
  const bracket = parts.value?.value.bracket;
  const i18n = translatorOf(locale, ["matches", "rows", "standings", "worldcup"]);
  const markup = stageMarkup(tournamentStages(matches, tablesOf(ranking.value?.value)), {
    facts: rowFacts(i18n, context, zone),
    i18n,
    ...(competition && { standings: standingsFacts(context, { sport: "football", competition, i18n }) }),
    ...(bracket && { bracket: bracketPart(bracket, context) }),
    days: daysOf(matches, visitor.timeZone, (date) => formatDate(date, locale, "row")),
  });
  return {
    ...(competition && { competition }),
    season: SEASON,
    stages: keptOnServer(markup),
    matchCount: matches.length,
    canChange: matches.some((match) => canChange(match, context.now)),
    zone,
    fetched: oldestOf([list, ...[ranking, parts].flatMap(({ value }) => value ?? [])]),
  };
}

const tablesOf = (standings: Standings | undefined) => standings?.tables ?? [];

function daysOf(matches: readonly Match[], timeZone: string, inWords: (date: string) => string) {
  const dates = new Set(matches.map(({ kickOff }) => dateIn(kickOff, timeZone)));
  return Object.fromEntries([...dates].map((date) => [date, inWords(date)]));
}

function zoneOf(matches: readonly Match[], { now, visitor }: Pick<EdgeContext, "now" | "visitor">): ZoneOffsets {
  const kickOffs = matches.map(({ kickOff }) => kickOff);
  if (kickOffs.length === 0) return offsetsBetween(now, now, visitor.timeZone);
  return offsetsBetween(Math.min(...kickOffs), Math.max(...kickOffs), visitor.timeZone);
}
