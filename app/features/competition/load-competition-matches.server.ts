import { redirect } from "@remix-run/react";
import type { LeagueFixtures, Round } from "#contract/domain/history";
import type { Match } from "#contract/domain/match";
import { competitionPath } from "#contract/tables/paths";
import { KNOCKOUT_STAGES } from "#contract/tables/stages";
import type { EdgeContext, Fetched, LoaderQuery } from "#worker/context";
import { loadBracket } from "~/features/bracket/load-bracket.server";
import { loadOrFace, throwFace } from "~/features/faces/fault-face.server";
import { localePath } from "~/features/frame/locale-path";
import { matchDays } from "~/features/match-days/match-days.server";
import { canChange } from "~/features/match-list/can-change";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import type { AnswerAge } from "~/upstream-calls/answer-age";
import { callOf } from "~/upstream-calls/call-of";
import { type AskedMatches, isUndivided, readAskedMatches, shownRound } from "./asked-matches.ts";
import { tournamentPath } from "./competition-address.ts";
import {
  type AskedCompetition,
  type CompetitionHeadData,
  loadCompetitionHead,
} from "./load-competition-head.server.ts";

/** The pages before and behind in a part without rounds; `search` as further parameters of the tab's address. */
export interface PageLinks {
  direction: "past" | "next";
  more?: { direction: "past" | "next"; lastId: string };
}

export interface CompetitionMatchesData {
  head: CompetitionHeadData;
  asked: AskedMatches;
  rounds: Round[];
  /** The round that is shown; absent where a season has none, or all matches of a group are. */
  round?: Round;
  /** Where a part is read in pages. */
  pages?: PageLinks;
  list: KeptMarkup;
  /** Ids of the matches, to tell search engines and to know whether there are any. */
  matches: Pick<Match, "id" | "kickOff">[];
  canChange: boolean;
  /** Below knock-out rounds. */
  bracket?: KeptMarkup;
  zone: ZoneOffsets;
  fetched: AnswerAge;
}

/** The most that the call gives at once, and more than any round has: the first of a national cup has hundreds. */
const ROUND_SIZE = 500;

/** What the matches tab of a competition shows. Throws what loadCompetitionHead does, and `notFound` for an unknown round. */
export async function loadCompetitionMatches(
  context: EdgeContext,
  asked: Omit<AskedCompetition, "tab">,
): Promise<CompetitionMatchesData> {
  const head = await loadCompetitionHead(context, { ...asked, tab: "matches" });
  const choice = readAskedMatches(asked.query);
  sendToTournament(context, head, choice);
  const { matches, fetched, ...rest } = await loadShown(context, head, choice);
  const bracket = isBracketShown(head, rest.round)
    ? await loadBracket(context, { sport: head.sport, leagueId: head.competition.id, season: head.season })
    : undefined;
  const { markup, zone } = matchDays(matches, context, { namespaces: ["matches", "rows"] });
  return {
    head,
    asked: choice,
    ...rest,
    list: keptOnServer(markup),
    matches: matches.map(({ id, kickOff }) => ({ id, kickOff })),
    canChange: matches.some((match) => canChange(match, context.now)),
    ...(bracket && { bracket }),
    zone,
    fetched,
  };
}

/** The World Cup 2022 has a page of its own, with all its matches. */
function sendToTournament({ locale }: EdgeContext, head: CompetitionHeadData, choice: AskedMatches): void {
  const { sport, competition, season } = head;
  const path = Object.keys(choice).length === 0 && tournamentPath(competition.id, season);
  const [ownPath = ""] = competitionPath({ sport, ...competition }).split("?");
  if (path && !path.startsWith(ownPath)) throw redirect(localePath(locale, path));
}

/** Below a knock-out round, and in a cup without tables, whose bracket has no other place to stand. */
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

async function loadShown(context: EdgeContext, head: CompetitionHeadData, asked: AskedMatches): Promise<Shown> {
  const ask = (query: FixturesQuery): Promise<Fetched<LeagueFixtures>> =>
    loadOrFace(
      context,
      context.upstream.call(callOf(head.sport, "fixturesByLeague"), {
        leagueId: head.competition.id,
        season: head.season,
        ...(asked.part !== undefined && { subLeagueId: asked.part }),
        ...query,
      }),
    );
  const group = head.parts.find(({ id, group: letter }) => id === asked.part && letter !== undefined);
  if (group && asked.round === undefined) return loadGroup(ask);
  // The same whichever round is shown: one copy in the caches tells what rounds there are.
  const { value: first, ...fetched } = await ask({ size: 1 });
  const { rounds } = first;
  const round = shownRound(rounds, asked.round);
  if (!round) return asked.round === undefined ? { rounds, matches: [], fetched } : throwFace(context, "notFound");
  if (isUndivided(round)) return { rounds, round, ...(await loadPage(round, asked, ask)) };
  const { value, ...at } = await ask({ round: round.key, size: ROUND_SIZE });
  return { rounds, round, matches: value.matches, fetched: at };
}

type Ask = (query: FixturesQuery) => Promise<Fetched<LeagueFixtures>>;

/** A group has few matches: all of them, the first ahead. */
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

/** A page of a part without rounds: what is to come, or the results where nothing is. */
async function loadPage(
  { stage }: Round,
  { direction, lastId }: AskedMatches,
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
