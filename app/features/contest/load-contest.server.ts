import { contestDay } from "#contract/contests/contest-days";
import type { ContestDetails, Leader } from "#contract/domain/contests";
import type { EndpointName, ValueOf } from "#contract/registry";
import type { ContestKind } from "#contract/tables/contest-types";
import type { EdgeContext, LoaderQuery } from "#worker/pages/context";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import { formatDate } from "~/i18n/format-date";
import { offsetsBetween } from "~/i18n/zone-offsets";
import type { ZonedData } from "~/page/page";
import { sportOfRequest } from "~/page/sport-switch";
import { type ContestHead, type ContestTab, contestTabOf, type LedgerFile } from "./contest-head.ts";
import { shownContest } from "./shown-values.server.ts";
import type { BoardEnd, BoardPage } from "./use-board.ts";

export type ContestContext = Pick<
  EdgeContext,
  "account" | "doNotCache" | "locale" | "now" | "showsPrices" | "upstream" | "visitor"
>;

interface ContestRequest {
  request: Pick<Request, "url">;
  contestId: string | undefined;
  kind: ContestKind;
}

/** A contest, with the zone of its times for the page frame. */
export interface LoadedContest extends ZonedData {
  head: ContestHead;
  details: ContestDetails;
  tab: ContestTab;
  query: URLSearchParams;
}

/**
 * Data that every contest page starts with. Throws an error page: 404 if the contest is unknown or of another kind or
 * sport; 503 if the upstream is down.
 */
export async function loadContest(
  context: ContestContext,
  { request, contestId, kind }: ContestRequest,
): Promise<LoadedContest> {
  if (!contestId) return throwErrorPage(context, "notFound");
  const sport = sportOfRequest(request);
  const query = new URL(request.url).searchParams;
  const { value } = await loadOrThrowErrorPage(context, context.upstream.call("getContestInfo", { contestId }));
  if (value.kind !== kind || (value.sport ?? sport) !== sport) return throwErrorPage(context, "notFound");
  const { now, visitor } = context;
  return {
    head: shownContest(value, context, sport),
    zone: offsetsBetween(now, now, visitor.timeZone),
    details: value,
    tab: contestTabOf(query.get("tab")),
    query,
  };
}

/**
 * The member's own data; undefined for guests, after the session has ended, and if a rule refuses. An upstream fault
 * becomes an error page.
 */
export async function loadMine<Name extends EndpointName>(
  context: ContestContext,
  name: Name,
  query: LoaderQuery<Name>,
): Promise<ValueOf<Name> | undefined> {
  if (!context.account.member) return undefined;
  const answer = await loadOrThrowErrorPage(context, context.account.call(name, query));
  return answer.isRefused ? undefined : answer.value;
}

interface BoardQuery {
  contestId: string;
  query: URLSearchParams;
}

export const boardEndOf = (query: URLSearchParams): BoardEnd => (query.get("board") === "lowest" ? "lowest" : "top");

const placeOf = (query: URLSearchParams) => {
  const lastId = query.get("lastId");
  return lastId ? { lastId } : {};
};

/** A page of the board of a match or tournament contest. */
export async function loadBoard(context: ContestContext, { contestId, query }: BoardQuery): Promise<BoardPage> {
  const params = { contestId, board: boardEndOf(query), ...placeOf(query) };
  const call = context.upstream.call("getContesterPredictionList", params);
  const { entries, ...rest } = (await loadOrThrowErrorPage(context, call)).value;
  return { ...rest, leaders: entries.map(({ leader }): Leader => leader) };
}

/** A page of the board of a referral or video contest. */
export async function loadParticipants(context: ContestContext, { contestId, query }: BoardQuery): Promise<BoardPage> {
  const call = context.upstream.call("listParticipant", { contestId, ...placeOf(query) });
  return (await loadOrThrowErrorPage(context, call)).value;
}

/** The published files of a contest, as the browser-facing API serves them. */
export const ledgerFiles = (
  { details }: Pick<LoadedContest, "details">,
  { locale }: Pick<ContestContext, "locale">,
): LedgerFile[] =>
  details.ledgerDays.map((day) => ({
    date: formatDate(day, locale, "row"),
    isLate: day > contestDay(details.endDate),
    href: `/api/contest/getLedgerDay?${new URLSearchParams({ contestId: details.id, date: day, locale })}`,
  }));
