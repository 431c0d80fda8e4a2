import { BUSINESS_OK } from "#contract/tables/business-codes";
import type { LocaleCode } from "#contract/tables/locales";
import { SPORTS } from "#contract/tables/sports";
import { callMember, memberResultIn, orWhenUnanswered } from "~/browser/member-call";
import { type Followed, followedOf } from "./followed-record.ts";

type Fields = Record<string, unknown>;

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What `/fav/keys` answers (contract/calls/follow), read by hand; undefined where it is no answer. Throws when it ends the session. */
export function followedIn(answer: unknown): Followed | undefined {
  const { businessCode, data } = memberResultIn(answer);
  if (businessCode !== BUSINESS_OK || !Array.isArray(data)) return undefined;
  const rows = data as Fields[];
  const ofSports = SPORTS.map(({ code, sportType }) => {
    const row = rows.find((one) => String(one?.sportType) === String(sportType)) ?? {};
    return [code, { match: idsOf(row.matchIds), team: idsOf(row.teamIds), competition: idsOf(row.leagueIds) }];
  });
  return followedOf(Object.fromEntries(ofSports));
}

/** Asks what the member follows; undefined without an answer, when what is known has to do. */
export const askFollowed = (locale: LocaleCode): Promise<Followed | undefined> =>
  orWhenUnanswered(async () => followedIn(await callMember(`/api/fav/keys?locale=${locale}`)), undefined);
