import type { LocaleCode } from "#contract/tables/locales";
import { type Sport, sportTypeOf } from "#contract/tables/sports";
import { callMember, memberResultIn } from "~/browser/member-call";
import { type OwnMatch, readOwnMatches } from "./read-own-matches.ts";

export interface OwnMatchesQuery {
  locale: LocaleCode;
  sport: Sport;
  /** YYYY-MM-DD, in the visitor's zone, which the edge knows. */
  date: string;
}

/** The member's matches of a day. Rejects without a response. */
export async function askOwnMatches(
  { locale, sport, date }: OwnMatchesQuery,
  signal: AbortSignal,
): Promise<OwnMatch[]> {
  const query = new URLSearchParams({ sportType: String(sportTypeOf(sport)), date, locale });
  const answer = await callMember(`/api/fav/favMatchList?${query}`, { signal });
  const { businessCode } = memberResultIn(answer);
  const matches = readOwnMatches(answer, sport);
  if (!matches) throw new Error(`no matches in the answer ${businessCode}`);
  return matches;
}
