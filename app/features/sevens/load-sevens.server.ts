import type { i18n } from "i18next";
import type { Competition } from "#contract/domain/competition";
import type { LiveVideo, SevensCategory, SevensKnockout, SevensMatch } from "#contract/domain/sevens";
import type { Standings } from "#contract/domain/standings";
import { addDays, dateIn } from "#contract/time/zone";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import { loadOrThrowErrorPage, settle, throwErrorPage } from "~/features/errors/error-states.server";
import { zoneOfMatches } from "~/features/match-days/group-by-day";
import { rowFacts } from "~/features/match-row/row-view";
import { type AnswerAge, oldestOf } from "~/features/upstream-calls/answer-age";
import { formatDate } from "~/i18n/format-date";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { formatClock, offsetsBetween, type ZoneOffsets } from "~/i18n/zone-offsets";
import { loadSevensMatch, type SevensMatchData } from "./load-sevens-match.server.ts";
import { type PitchDay, pitchDays } from "./match-rows.ts";
import { readSevensQuery, type SevensQuery } from "./sevens-query.ts";
import { pitchName } from "./sevens-texts.ts";
import {
  editions,
  isBusy,
  phaseOf,
  SEVENS_ZONE,
  shownDay,
  type TournamentPhase,
  tournamentDays,
} from "./tournament-days.ts";
import { type TreeView, treeViews } from "./tree-views.ts";

export interface VideoView {
  id: string;
  title: string;
  pitch: string;
  isLive: boolean;
  /** Formatted start day and time. */
  starts: string;
}

type VideoContext = Pick<EdgeContext, "visitor" | "locale" | "now">;

/** The cameras that have not ended, live ones first. */
function videoViews(videos: readonly LiveVideo[], context: VideoContext, i18n: i18n): VideoView[] {
  const { visitor, locale, now } = context;
  const inOrder = videos
    .filter(({ endsAt }) => endsAt === undefined || endsAt > now)
    .sort((a, b) => Number(b.isLive) - Number(a.isLive) || a.startsAt - b.startsAt);
  return inOrder.map(({ id, title, pitch, isLive, startsAt }) => {
    const date = formatDate(dateIn(startsAt, visitor.timeZone), locale, "row");
    const time = formatClock(startsAt, offsetsBetween(startsAt, startsAt, visitor.timeZone));
    return { id, title, pitch: pitchName(pitch, i18n), isLive, starts: `${date} · ${time}` };
  });
}

export interface SevensData {
  view: "tournament";
  category: SevensCategory;
  /** Year of the tournament shown. */
  year: string;
  /** The year in the address, kept by links. */
  queryYear?: string;
  /** Its own name, if the upstream has one. */
  tournament?: string;
  years: string[];
  days: { number: number; isShown: boolean }[];
  /** Absent while it has no matches. */
  dates?: { phase: TournamentPhase; from: string; to: string; fromDate: string; toDate: string };
  /** Matches of the day shown. */
  matches: PitchDay[];
  /** Absent if they could not be loaded. */
  standings?: Standings;
  trees?: TreeView[];
  /** Current tournament only; undefined if they could not be loaded. */
  videos?: VideoView[];
  /** A match is in play or about to start. */
  isBusy: boolean;
  hasSimulated: boolean;
  zone: ZoneOffsets;
  fetched: AnswerAge;
}

const EDITIONS = 5;

/**
 * Data of the page: the tournament, or one of its matches. Throws an error page for a malformed query, an unknown year
 * or match, and a fault.
 */
export async function loadSevens(context: EdgeContext, search: URLSearchParams): Promise<SevensData | SevensMatchData> {
  const query = readSevensQuery(search);
  if (!query) return throwErrorPage(context, "badRequest");
  if (query.match) return loadSevensMatch(context, { ...query, match: query.match });
  return loadTournament(context, query);
}

interface Answers {
  matches: SevensMatch[];
  competition?: Competition;
  knockout?: SevensKnockout;
  fetched: Fetched<unknown>[];
}

/** The current tournament, whose list covers all its days. */
async function fetchCurrent({ upstream, ...context }: EdgeContext, { category }: SevensQuery): Promise<Answers> {
  const [list, knockout] = await Promise.all([
    loadOrThrowErrorPage(context, upstream.call("sevensMatchList", { category, timeZone: SEVENS_ZONE })),
    settle(context, upstream.call("sevensKnockout", { category })),
  ]);
  return {
    matches: list.value.groups.flatMap(({ matches }) => matches),
    competition: list.value.groups[0]?.competition,
    knockout: knockout.value?.value,
    fetched: [list, ...(knockout.value ? [knockout.value] : [])],
  };
}

/** Another year's tournament: lists are by day, and its ties give the date of the finals, the second of two days. */
async function fetchYear(context: EdgeContext, query: SevensQuery & { year: string }): Promise<Answers> {
  const { upstream } = context;
  const { category, year } = query;
  const knockout = await loadOrThrowErrorPage(context, upstream.call("sevensKnockout", { category, season: year }));
  const ties = knockout.value.trees.flatMap(({ bracket }) => bracket.rounds.flatMap((round) => round.ties));
  const played = ties.flatMap(({ matches }) => matches)[0];
  if (!played) return ofYear(await fetchCurrent(context, query), year, knockout);
  const finals = dateIn(played.kickOff, SEVENS_ZONE);
  const lists = await Promise.all(
    [addDays(finals, -1), finals].map((date) =>
      loadOrThrowErrorPage(context, upstream.call("sevensMatchList", { category, date, timeZone: SEVENS_ZONE })),
    ),
  );
  const groups = lists.flatMap(({ value }) => value.groups);
  return {
    matches: groups.flatMap(({ matches }) => matches),
    competition: groups[0]?.competition,
    knockout: knockout.value,
    fetched: [knockout, ...lists],
  };
}

/** While a year has no ties yet, it either is the current tournament or has no matches. */
function ofYear(current: Answers, year: string, knockout: Fetched<SevensKnockout>): Answers {
  const matches = current.matches.filter(({ match }) => dateIn(match.kickOff, SEVENS_ZONE).startsWith(year));
  return { ...current, matches, knockout: knockout.value, fetched: [knockout, ...current.fetched] };
}

async function loadTournament(context: EdgeContext, query: SevensQuery): Promise<SevensData> {
  const { upstream, locale, now } = context;
  const { category, year } = query;
  const [answers, ranking, videos] = await Promise.all([
    year ? fetchYear(context, { ...query, year }) : fetchCurrent(context, query),
    settle(context, upstream.call("sevensRanking", { category, ...(year && { season: year }) })),
    year ? undefined : settle(context, upstream.call("sevensLiveVideos", {})),
  ]);
  const { matches, knockout, fetched } = answers;
  const standings = ranking.value?.value;
  const days = tournamentDays(matches);
  const day = shownDay(days, query.day, now);
  const zone = zoneOfMatches(
    matches.map(({ match }) => match),
    context,
  );
  const i18n = translatorOf(locale, namespacesOf("sevens"));
  const rows = { facts: rowFacts(i18n, context, zone), i18n, locale, ...(year && { year }) };
  return {
    view: "tournament",
    category,
    year: year ?? knockout?.season ?? standings?.season ?? days[0]?.date.slice(0, 4) ?? (editions(now, 1)[0] as string),
    ...(year && { queryYear: year }),
    tournament: (answers.competition ?? standings?.competition)?.name,
    years: editions(now, EDITIONS),
    days: days.map(({ number }) => ({ number, isShown: number === day?.number })),
    ...(days.length > 0 && { dates: datesOf(days, context) }),
    matches: pitchDays(day?.matches ?? [], rows),
    ...(standings && { standings }),
    ...(knockout && { trees: treeViews(knockout.trees, { ...rows, category }) }),
    ...(videos?.value && { videos: videoViews(videos.value.value, context, i18n) }),
    isBusy: isBusy(matches, now),
    hasSimulated: matches.some(({ match }) => match.source === "simulated"),
    zone,
    fetched: oldestOf([...fetched, ...(ranking.value ? [ranking.value] : [])]),
  };
}

function datesOf(days: readonly { date: string }[], { locale, now }: Pick<EdgeContext, "locale" | "now">) {
  const fromDate = days[0]?.date ?? "";
  // The finals are drawn after the group stage and played the day after.
  const toDate = days.length > 1 ? (days.at(-1)?.date ?? "") : addDays(fromDate, 1);
  const inWords = (date: string) => formatDate(date, locale, "date");
  return {
    phase: phaseOf([{ date: fromDate }, { date: toDate }], now),
    from: inWords(fromDate),
    to: inWords(toDate),
    fromDate,
    toDate,
  };
}
