import { redirect } from "@remix-run/react";
import type { LeagueFixtures, Round } from "#contract/domain/history";
import type { Match } from "#contract/domain/match";
import { competitionPath } from "#contract/tables/paths";
import { callOf } from "#contract/tables/sports";
import { isTableStage, KNOCKOUT_STAGES } from "#contract/tables/stages";
import type { EdgeContext, Fetched, LoaderQuery } from "#worker/pages/context";
import type { BracketData } from "~/features/bracket/bracket-data";
import { loadBracket } from "~/features/bracket/load-bracket.server";
import { tournamentPath } from "~/features/competition/competition-address";
import {
  type CompetitionHeadData,
  type CompetitionRequest,
  loadCompetitionHead,
} from "~/features/competition/load-competition-head.server";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import { groupByDay, type MatchDay, zoneOfMatches } from "~/features/match-days/group-by-day";
import { canChange } from "~/features/match-list/can-change";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";

/** The parameters of the matches tab, besides competition and season. */
interface MatchesParams {
  /** Key of a round. */
  round?: string;
  /** Id of a part of the season: a group, a conference. */
  part?: string;
  direction?: "past" | "next";
  /** The last match of the previous page. */
  lastId?: string;
}

export function readMatchesParams(query: URLSearchParams): MatchesParams {
  const direction = query.get("direction");
  return {
    ...textOf(query, "round"),
    ...textOf(query, "part"),
    ...(direction === "past" || direction === "next" ? { direction } : {}),
    ...textOf(query, "lastId"),
  };
}

function textOf<Name extends "round" | "part" | "lastId">(
  query: URLSearchParams,
  name: Name,
): Partial<Record<Name, string>> {
  const value = query.get(name);
  return value ? ({ [name]: value } as Record<Name, string>) : {};
}

/** A part that its source does not divide into rounds: months of matches, paginated from now. */
export const isUndivided = ({ stage, matchday }: Pick<Round, "stage" | "matchday">): boolean =>
  matchday === undefined && (stage === undefined || isTableStage(stage));

/**
 * The round to show: the address's, otherwise the current one, otherwise the last; undefined if the address names an
 * unknown one.
 */
export function shownRound(rounds: readonly Round[], key: string | undefined): Round | undefined {
  if (key !== undefined) return rounds.find((round) => round.key === key);
  return rounds.find(({ isCurrent }) => isCurrent) ?? rounds.at(-1);
}

/** The adjacent pages of a part without rounds; `more` are further parameters of the tab's address. */
export interface PageLinks {
  direction: "past" | "next";
  more?: { direction: "past" | "next"; lastId: string };
}

export interface CompetitionMatchesData {
  head: CompetitionHeadData;
  params: MatchesParams;
  rounds: Round[];
  /** The current round; absent if a season has none, or if all matches of a group are shown. */
  round?: Round;
  /** For parts that are paginated. */
  pages?: PageLinks;
  days: MatchDay[];
  canChange: boolean;
  /** Shown below knock-out rounds. */
  bracket?: BracketData;
  /** The visitor's offsets from the first kick-off to the last. */
  zone: ZoneOffsets;
  fetched: AnswerAge;
}

/** The maximum per call, and more than any round has: the first round of a national cup has hundreds. */
const ROUND_SIZE = 500;

/** Data of a competition's matches tab. Throws what loadCompetitionHead does, and `notFound` for an unknown round. */
export async function loadCompetitionMatches(
  context: EdgeContext,
  request: Omit<CompetitionRequest, "tab">,
): Promise<CompetitionMatchesData> {
  const head = await loadCompetitionHead(context, { ...request, tab: "matches" });
  const params = readMatchesParams(request.query);
  redirectToTournament(context, head, params);
  const { matches, fetched, ...rest } = await loadShown(context, head, params);
  const bracket = isBracketShown(head, rest.round)
    ? await loadBracket(context, { sport: head.sport, leagueId: head.competition.id, season: head.season })
    : undefined;
  return {
    head,
    params,
    ...rest,
    days: groupByDay(matches, context),
    zone: zoneOfMatches(matches, context),
    canChange: matches.some((match) => canChange(match, context.now)),
    ...(bracket && { bracket }),
    fetched,
  };
}

/** The World Cup 2022 has its own page with all its matches. */
function redirectToTournament({ locale }: EdgeContext, head: CompetitionHeadData, params: MatchesParams): void {
  const { sport, competition, season } = head;
  const path = Object.keys(params).length === 0 && tournamentPath(competition.id, season);
  const [ownPath = ""] = competitionPath({ sport, ...competition }).split("?");
  if (path && !path.startsWith(ownPath)) throw redirect(localePath(locale, path));
}

/** Below a knock-out round, and for a cup without tables, which has no other place for its bracket. */
const isBracketShown = ({ hasBracket, parts }: CompetitionHeadData, round: Round | undefined): boolean =>
  hasBracket &&
  (!parts.some(({ hasRanking }) => hasRanking) || KNOCKOUT_STAGES.some((stage) => stage === round?.stage));

interface Shown {
  rounds: Round[];
  round?: Round;
  pages?: PageLinks;
  matches: Match[];
  fetched: CompetitionMatchesData["fetched"];
}

type FixturesQuery = LoaderQuery<"fixturesByLeague">;

async function loadShown(context: EdgeContext, head: CompetitionHeadData, params: MatchesParams): Promise<Shown> {
  const ask = (query: FixturesQuery): Promise<Fetched<LeagueFixtures>> =>
    loadOrThrowErrorPage(
      context,
      context.upstream.call(callOf(head.sport, "fixturesByLeague"), {
        leagueId: head.competition.id,
        season: head.season,
        ...(params.part !== undefined && { subLeagueId: params.part }),
        ...query,
      }),
    );
  const group = head.parts.find(({ id, group: letter }) => id === params.part && letter !== undefined);
  if (group && params.round === undefined) return loadGroup(ask);
  // The same call for every round, so that one cache entry has the rounds.
  const { value: first, ...fetched } = await ask({ size: 1 });
  const { rounds } = first;
  const round = shownRound(rounds, params.round);
  if (!round)
    return params.round === undefined ? { rounds, matches: [], fetched } : throwErrorPage(context, "notFound");
  if (isUndivided(round)) return { rounds, round, ...(await loadPage(round, params, ask)) };
  const { value, ...at } = await ask({ round: round.key, size: ROUND_SIZE });
  return { rounds, round, matches: value.matches, fetched: at };
}

type Ask = (query: FixturesQuery) => Promise<Fetched<LeagueFixtures>>;

/** A group has few matches, so all are shown, first to last. */
async function loadGroup(ask: Ask): Promise<Shown> {
  const [past, next] = await Promise.all([
    ask({ direction: "past", size: ROUND_SIZE }),
    ask({ direction: "next", size: ROUND_SIZE }),
  ]);
  return {
    rounds: [],
    matches: [...past.value.matches.toReversed(), ...next.value.matches],
    fetched: {
      fetchedAt: Math.min(past.fetchedAt, next.fetchedAt),
      isLastGood: past.isLastGood || next.isLastGood,
    },
  };
}

/** A page of a part without rounds: upcoming matches, or results if there are none. */
async function loadPage(
  { stage }: Round,
  { direction, lastId }: MatchesParams,
  ask: Ask,
): Promise<Pick<Shown, "pages" | "matches" | "fetched">> {
  const page = (side: "past" | "next") => ask({ ...(stage && { stage }), direction: side, ...(lastId && { lastId }) });
  const shown = await page(direction ?? "next");
  const isOver = direction === undefined && shown.value.matches.length === 0;
  const { value, fetchedAt, isLastGood } = isOver ? await page("past") : shown;
  const side = isOver ? "past" : (direction ?? "next");
  const last = value.matches.at(-1);
  return {
    matches: value.matches,
    pages: { direction: side, ...(value.hasNext && last && { more: { direction: side, lastId: last.id } }) },
    fetched: { fetchedAt, isLastGood },
  };
}
