import type { LocaleCode } from "#contract/tables/locales";
import { type Sport, sportTypeOf } from "#contract/tables/sports";
import { callMember, memberResultIn } from "~/runtime/members/member-call";
import { inListOrder, type OwnMatch, readOwnMatches } from "./read-own-matches.ts";

interface OwnMatchesQuery {
  locale: LocaleCode;
  sport: Sport;
  /** YYYY-MM-DD, in the visitor's zone, which the edge knows. */
  date: string;
  /** The day before, if its matches in play belong to the day's list too (match-list/begun-before.ts). */
  before?: string | undefined;
}

/** The member's matches of a list. Rejects without a response. */
export async function askOwnMatches({ before, ...query }: OwnMatchesQuery, signal: AbortSignal): Promise<OwnMatch[]> {
  const [ofDay, ofBefore] = await Promise.all([
    askDay(query, signal),
    before === undefined ? [] : askDay({ ...query, date: before }, signal),
  ]);
  return inListOrder([...ofDay, ...ofBefore.filter(({ status }) => status.state === "live")]);
}

async function askDay(
  { locale, sport, date }: Omit<OwnMatchesQuery, "before">,
  signal: AbortSignal,
): Promise<OwnMatch[]> {
  const query = new URLSearchParams({ sportType: String(sportTypeOf(sport)), date, locale });
  const answer = await callMember(`/api/fav/favMatchList?${query}`, { signal });
  const { businessCode } = memberResultIn(answer);
  const matches = readOwnMatches(answer, sport);
  if (!matches) throw new Error(`no matches in the answer ${businessCode}`);
  return matches;
}
