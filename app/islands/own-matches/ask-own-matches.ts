import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import type { LocaleCode } from "#contract/tables/locales";
import { type Sport, sportTypeOf } from "#contract/tables/sports";
import { SessionEnded } from "~/browser/session-ended";
import { type OwnMatch, readOwnMatches } from "./read-own-matches.ts";

export interface OwnMatchesQuery {
  locale: LocaleCode;
  sport: Sport;
  /** YYYY-MM-DD, in the visitor's zone, which the edge knows. */
  date: string;
}

/** The member's matches of a day. Rejects without an answer. */
export async function askOwnMatches(
  { locale, sport, date }: OwnMatchesQuery,
  signal: AbortSignal,
): Promise<OwnMatch[]> {
  const query = new URLSearchParams({ sportType: String(sportTypeOf(sport)), date, locale });
  const response = await fetch(`/api/fav/favMatchList?${query}`, { signal });
  const body = (await response.json()) as { result?: { businessCode?: number } } | null;
  if (body?.result?.businessCode === BUSINESS_SESSION_INVALID) throw new SessionEnded();
  const matches = readOwnMatches(body, sport);
  if (!matches) throw new Error(`no matches in the answer ${response.status}`);
  return matches;
}
