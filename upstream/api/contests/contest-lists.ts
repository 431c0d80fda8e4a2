import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { ContestListBody } from "#contract/calls/contests/contest-wire";
import { contestState } from "#contract/contests/contest-state";
import type { QueryOf } from "#contract/registry";
import { sportOfType } from "#contract/tables/sports";
import { pageOf } from "../../match/match-order.ts";
import { type Call, localeOf } from "../../matches/call-context.ts";
import { contestsAt } from "../../services/contests/calendar/seasons.ts";
import { contestWire } from "../../services/contests/contest-wire.ts";
import { enteredBy, entryCounts } from "../../services/contests/read-contests.ts";
import { requireMember } from "../../services/members/sessions.ts";
import type { MemberCall } from "../members/member-call.ts";

/** Contests per page. */
const PAGE_SIZE = 20;

interface Asking {
  db: DrizzleD1Database;
  /** Username of the reader; undefined for the public list. */
  reader: string | undefined;
  /** Milliseconds of the site's clock. */
  now: number;
}

async function listOf(query: QueryOf<"getContestList">, { db, reader, now }: Asking): Promise<ContestListBody> {
  const { sportType, state, page, lang } = query;
  const all = contestsAt(now, sportOfType(sportType));
  const seasons = all.filter((season) => state === undefined || contestState(season, now) === state);
  const { items, hasNext } = pageOf(seasons, page, PAGE_SIZE);
  const ids = items.map(({ id }) => id);
  const counts = await entryCounts(db, ids);
  const entered = reader === undefined ? new Set<string>() : await enteredBy(db, reader, ids);
  const locale = localeOf(lang);
  const list = items.map((season) =>
    contestWire(season, { locale, counts: counts.get(season.id), isParticipating: entered.has(season.id) }),
  );
  return { data: { list, hasNext } };
}

export const getContestList: Call<"getContestList"> = (query, { news, now }) =>
  listOf(query, { db: drizzle(news.database), reader: undefined, now });

export const getContestListAsMember: MemberCall<"getContestListAsMember"> = async (query, caller) => {
  const { username } = (await requireMember(caller)).user;
  return listOf(query, { db: caller.db, reader: username, now: caller.siteNow });
};
