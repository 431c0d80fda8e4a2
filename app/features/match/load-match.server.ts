import { redirect } from "@remix-run/react";
import type { MatchInfo } from "#contract/calls/match-info";
import { matchPath } from "#contract/tables/paths";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext, Fetched } from "#worker/context";
import { loadOrFace, throwFace } from "~/features/faces/fault-face.server";
import { localePath } from "~/features/frame/locale-path";
import { rowFacts } from "~/features/match-row/row-view";
import { formatDate } from "~/i18n/format-date";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween, type ZoneOffsets } from "~/i18n/zone-offsets";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import { scoreBoard } from "./score-board.server.ts";
import { type WayBack, wayBack } from "./way-back.ts";

export interface MatchData {
  info: MatchInfo;
  board: KeptMarkup;
  /** The day of kick-off in words, in the visitor's zone. */
  day: string;
  /** The visitor's zone at kick-off. */
  zone: ZoneOffsets;
  back: WayBack;
  fetched: Pick<Fetched<unknown>, "fetchedAt" | "isLastGood">;
}

/** The segments of a match's address, as the route names them. */
export type MatchParams = Partial<Record<"countryKey" | "leagueKey" | "matchName" | "matchId", string>>;

/**
 * What a match's page shows. The id decides which match it is: with any other word in the address out of place the
 * visitor is sent (301) to the right one, with the query as it is (`search`). Throws a face for an unknown id and for a fault.
 */
export async function loadMatch(context: EdgeContext, params: MatchParams, search = ""): Promise<MatchData> {
  const { locale, visitor, now, upstream } = context;
  if (!params.matchId) return throwFace(context, "matchNotFound");
  const { value: info, ...fetched } = await loadOrFace(
    context,
    upstream.call("matchInfo", { matchId: params.matchId }),
    "matchNotFound",
  );
  const { match } = info;
  if (!isAddressOf(match, params)) throw redirect(localePath(locale, matchPath(match)) + search, 301);
  const date = dateIn(match.kickOff, visitor.timeZone);
  const day = formatDate(date, locale, "full");
  const zone = offsetsBetween(match.kickOff, match.kickOff, visitor.timeZone);
  const i18n = translatorOf(locale, namespacesOf("match"));
  const facts = rowFacts(i18n, context, zone);
  return {
    info,
    board: keptOnServer(scoreBoard(info, { facts, day, t: i18n.getFixedT(null, "match") })),
    day,
    zone,
    back: wayBack(match, date, dateIn(now, visitor.timeZone)),
    fetched,
  };
}

const isAddressOf = (match: MatchInfo["match"], { countryKey, leagueKey, matchName }: MatchParams): boolean =>
  match.countryKey === countryKey && match.leagueKey === leagueKey && match.slug === matchName;
