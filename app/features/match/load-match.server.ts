import { redirect } from "@remix-run/cloudflare";
import type { MatchInfo } from "#contract/calls/match-info";
import { matchPath } from "#contract/tables/pages";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext, Fetched } from "#worker/context";
import { loadOrFace, throwFace } from "~/features/faces/fault-face.server";
import { localePath } from "~/features/frame/locale-path";
import { formatDate } from "~/i18n/format-date";
import { offsetsBetween, type ZoneOffsets } from "~/i18n/zone-offsets";
import { type WayBack, wayBack } from "./way-back.ts";

export interface MatchData {
  info: MatchInfo;
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
 * visitor is sent (301) to the right one. Throws a face for an unknown id and for a fault.
 */
export async function loadMatch(context: EdgeContext, params: MatchParams): Promise<MatchData> {
  const { locale, visitor, now, upstream } = context;
  if (!params.matchId) return throwFace(context, "matchNotFound");
  const { value: info, ...fetched } = await loadOrFace(
    context,
    upstream.call("matchInfo", { matchId: params.matchId }),
    "matchNotFound",
  );
  const { match } = info;
  if (!isAddressOf(match, params)) throw redirect(localePath(locale, matchPath(match)), 301);
  const day = dateIn(match.kickOff, visitor.timeZone);
  return {
    info,
    day: formatDate(day, locale, "full"),
    zone: offsetsBetween(match.kickOff, match.kickOff, visitor.timeZone),
    back: wayBack(match, day, dateIn(now, visitor.timeZone)),
    fetched,
  };
}

const isAddressOf = (match: MatchInfo["match"], { countryKey, leagueKey, matchName }: MatchParams): boolean =>
  match.countryKey === countryKey && match.leagueKey === leagueKey && match.slug === matchName;
