import { redirect } from "@remix-run/react";
import type { Competition } from "#contract/domain/competition";
import type { Highlight } from "#contract/domain/highlight";
import type { Goal, Match } from "#contract/domain/match";
import { highlightPath } from "#contract/tables/paths";
import { callOf, type Sport, sportTypeOf } from "#contract/tables/sports";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import { loadOrThrowErrorPage, settle, throwErrorPage } from "~/features/errors/error-states.server";
import { type HighlightCardView, hasMatch, highlightCards } from "~/features/highlights/highlight-cards";
import { ownAddress } from "~/features/highlights/own-address";
import { type Playback, playbackOf } from "~/features/highlights/playback";
import { areResultsHidden, listQuery, otherResults } from "~/features/highlights/results-choice";
import { rowFacts } from "~/features/match-row/row-view";
import { type ScoreHeadData, scoreHead } from "~/features/score-head/ScoreHead";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { formatDate } from "~/i18n/format-date";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween, type ZoneOffsets } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";

/** A highlight as shown on its page. */
export interface Clip extends Pick<Highlight, "id" | "title" | "duration" | "publishedAt" | "views"> {
  playback: Playback;
  /** Address of our own picture; absent for a third party's, and for visitors who save data. */
  cover?: string;
  /** The formatted day of publication. */
  publishedOn: string;
}

export interface HighlightData {
  match: Match;
  competition: Competition;
  /** Football only; empty while results are hidden. */
  goals: readonly Goal[];
  /** Absent while results are hidden. */
  head?: ScoreHeadData;
  /** The formatted day of kick-off, in the visitor's zone. */
  day: string;
  zone: ZoneOffsets;
  /** Undefined if they could not be loaded. */
  clips?: Clip[];
  /** More from the competition; absent if there is nothing. */
  related?: HighlightCardView[];
  isHidden: boolean;
  /** This page with results shown or hidden, the opposite of the current choice. */
  resultsHref: string;
  fetched: AnswerAge;
}

interface HighlightRequest {
  sport: Sport;
  params: Partial<Record<"countryKey" | "leagueKey" | "matchName" | "matchId", string>>;
  /** With its question mark, or empty. */
  search: string;
}

const RELATED = 6;

/**
 * Data of a match's highlights page. As on the match page the id decides, and an address with another name redirects
 * (301) to the canonical one. Throws an error page for an unknown match and for a fault; works without highlights.
 */
export async function loadHighlight(
  context: EdgeContext,
  { sport, params, search }: HighlightRequest,
): Promise<HighlightData> {
  const { locale, upstream, visitor } = context;
  const { matchId } = params;
  if (!matchId) return throwErrorPage(context, "matchNotFound");
  const [answer, found] = await Promise.all([
    loadOrThrowErrorPage(context, upstream.call(callOf(sport, "matchInfo"), { matchId }), "matchNotFound"),
    settle(context, upstream.call(callOf(sport, "matchHighlights"), { matchId })),
  ]);
  const { value: info, ...fetched } = answer;
  const { match, competition } = info;
  const path = highlightPath(match);
  if (path !== `/${sport}/highlights/${params.countryKey}/${params.leagueKey}/${params.matchName}/${matchId}`)
    throw redirect(localePath(locale, path) + search, 301);
  const isHidden = areResultsHidden(new URLSearchParams(search), visitor.view);
  const related = await loadRelated(context, { sport, match, competition, isHidden });
  const date = dateIn(match.kickOff, visitor.timeZone);
  const day = formatDate(date, locale, "full");
  const zone = offsetsBetween(match.kickOff, match.kickOff, visitor.timeZone);
  const i18n = translatorOf(locale, namespacesOf("highlight"));
  return {
    match,
    competition,
    goals: !isHidden && "goals" in info ? info.goals : [],
    ...(!isHidden && { head: scoreHead(match, rowFacts(i18n, context, zone)) }),
    day,
    zone,
    ...(found.value && { clips: found.value.value.highlights.map((highlight) => clipOf(highlight, context)) }),
    ...(related && { related }),
    isHidden,
    resultsHref: localePath(locale, path) + listQuery({ results: otherResults(isHidden, visitor.view) }),
    fetched,
  };
}

const clipOf = (highlight: Highlight, { config, visitor, locale }: EdgeContext): Clip => {
  const { id, title, duration, publishedAt, views } = highlight;
  const cover = visitor.savesData ? undefined : ownAddress(highlight.cover, config.storageBaseUrl);
  return {
    id,
    title,
    duration,
    publishedAt,
    views,
    playback: playbackOf(highlight, { storageBaseUrl: config.storageBaseUrl, country: visitor.country }),
    ...(cover && { cover }),
    publishedOn: formatDate(dateIn(publishedAt, visitor.timeZone), locale, "date"),
  };
};

interface RelatedTo {
  sport: Sport;
  match: Match;
  competition: Competition;
  isHidden: boolean;
}

/** The latest of the same competition, without this match. */
async function loadRelated(
  context: EdgeContext,
  { sport, match, competition, isHidden }: RelatedTo,
): Promise<HighlightCardView[] | undefined> {
  const sportType = sportTypeOf(sport);
  const query = { sportType, leagueId: match.leagueId, size: RELATED + 1 };
  const { value } = await settle(context, context.upstream.call("highlightList", query));
  const others = value?.value.highlights.filter(hasMatch).filter((one) => one.match.id !== match.id) ?? [];
  if (others.length === 0) return undefined;
  const competitions = new Map([[competition.id, competition]]);
  return highlightCards(others.slice(0, RELATED), { context, competitions, isHidden });
}
