import { type SQL, sql } from "drizzle-orm";
import type { AlertSettings } from "#contract/domain/notices";
import type { LocaleCode } from "#contract/tables/locales";
import { DAY } from "#contract/time/units";
import type { FavouriteStores } from "../follow/favourite-stores.ts";
import { DEFAULT_ALERTS } from "./default-alerts.ts";

/** Milliseconds. Older announcements never count as new. */
export const LONGEST_ABSENCE = 30 * DAY;

/** Both in milliseconds: the site's clock, and real time, which accounts use. */
export interface Instants {
  siteNow: number;
  realNow: number;
}

/** The site-clock instant after which announcements are for a member: none from before their account. */
export const heardSince = (createdAt: number, { siteNow, realNow }: Instants): number =>
  siteNow - (realNow - createdAt);

/** Settings that choose among the notices after `since`, up to `until`. */
interface SettingsSpan {
  settings: AlertSettings;
  since: number;
  until: number;
}

/** What decides which shared notices are in a member's list, and which are read. */
export interface Reader {
  username: string;
  language: LocaleCode;
  createdAt: number;
  readUpTo: number;
  seenUpTo: number;
  /** Present settings first. */
  spans: [SettingsSpan, ...SettingsSpan[]];
  /**
   * JSON: [sport, kind, id, alerts, since, until][], everything that they follow or have followed, each with the range of
   * its notices.
   */
  follows: string;
}

interface Row extends Omit<Reader, "spans" | "follows"> {
  settings: string | null;
  since: number;
  /** JSON: [settings, since, until][] */
  past: string;
  /** Absent where favourites are in another database. */
  follows?: string;
}

/** Of what was followed before, the latest: a list must not grow without end by following and unfollowing. */
const MOST_PAST = 5_000;

const FOLLOWS = (username: string) => sql`
  select json_group_array(json_array(sport, kind, id, alerts, since_notice, until_notice)) as follows from (
    select sport, kind, id, alerts, since_notice, ${Number.MAX_SAFE_INTEGER} as until_notice
    from favourites where username = ${username}
    union all
    select * from (
      select sport, kind, id, alerts, since_notice, until_notice from past_follows where username = ${username}
      order by until_notice desc limit ${MOST_PAST}))`;

const READER = (username: string, more: SQL) => sql`
  select u.username, u.preferred_language as language, u.created_at as createdAt, u.read_up_to as readUpTo,
    u.seen_up_to as seenUpTo, s.settings, coalesce(s.since_notice, 0) as since,
    (select json_group_array(json_array(json(p.settings), p.since_notice, p.until_notice))
      from past_alert_settings p where p.username = u.username) as past${more}
  from users u left join alert_settings s on s.username = u.username
  where u.username = ${username}`;

const settingsOf = (settings: AlertSettings | null): AlertSettings => ({ ...DEFAULT_ALERTS, ...settings });

/** One statement where favourites are in the database of members. */
function readRows({ members, isApart, of }: FavouriteStores, username: string) {
  const follows = FOLLOWS(username);
  if (!isApart)
    return Promise.all([members.get<Row | undefined>(READER(username, sql`, (${follows}) as follows`)), undefined]);
  return Promise.all([
    members.get<Row | undefined>(READER(username, sql``)),
    of(username).get<{ follows: string }>(follows),
  ]);
}

/** Rejects for former members. */
export async function readReader(stores: FavouriteStores, username: string): Promise<Reader> {
  const [row, own] = await readRows(stores, username);
  if (!row) throw new Error("no such member");
  const { settings, since, past, follows = own?.follows ?? "[]", ...rest } = row;
  const present = JSON.parse(settings ?? "null") as AlertSettings | null;
  const former = JSON.parse(past) as [AlertSettings | null, number, number][];
  return {
    ...rest,
    follows,
    spans: [
      { settings: settingsOf(present), since, until: Number.MAX_SAFE_INTEGER },
      ...former.map(([one, from, until]) => ({ settings: settingsOf(one), since: from, until })),
    ],
  };
}
