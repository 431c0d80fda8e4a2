import type { AlertSettings } from "#contract/domain/notices";
import type { LocaleCode } from "#contract/tables/locales";
import { readCounts } from "../follow/followers.ts";
import { type Follower, readAlertChoice } from "./decide-notice.ts";
import { DEFAULT_ALERTS } from "./default-alerts.ts";
import type { NoticeMessage } from "./queue-messages.ts";
import { FOLLOWERS_OF_PAGE, type RecipientDatabases, readNames } from "./recipient-names.ts";
import { thingsOf } from "./shared-notices.ts";

export interface PagedFollower extends Follower {
  username: string;
  /** Whether a browser or phone takes pushes. */
  takesPushes: boolean;
  /** Whether a page may have an open stream. */
  listens: boolean;
}

interface FollowersPage {
  followers: PagedFollower[];
  /** Member after whom the next page begins; undefined if there is none. */
  last?: string;
}

interface Row {
  username: string;
  language: LocaleCode;
  settings: string | null;
  takesPushes: number;
  listens: number;
}

/** A member with neither an open page nor a device needs no delivery: their list has the notice. */
const MEMBERS = (isReached: string, delayed: string): string => `
  with page as materialized (select value as username from json_each(?1) given ${delayed}), reached as (
    select w.*,
      exists (select 1 from push_subscriptions d where d.username = w.username)
        or exists (select 1 from device_tokens d where d.username = w.username) as takesPushes,
      exists (select 1 from notice_listeners l where l.username = w.username) as listens
    from page w
  )
  select r.username, u.preferred_language as language, s.settings, r.takesPushes, r.listens
  from reached r
  join users u on u.username = r.username and u.erase_at is null
  left join alert_settings s on s.username = r.username
  where ${isReached}
  order by r.username`;

/** Leaves out at once those who do not watch with this delay, mostly all. */
const DELAYED = "cross join alert_settings d on d.username = given.value and d.delay_seconds = ?2";

const settingsOf = (settings: string | null): AlertSettings =>
  settings === null ? DEFAULT_ALERTS : { ...DEFAULT_ALERTS, ...(JSON.parse(settings) as AlertSettings) };

const COUNT = `
  select f.sport, f.kind, f.id, f.count from json_each(?1) v join followers f
    on f.sport = v.value ->> 'sport' and f.kind = v.value ->> 'kind' and f.id = v.value ->> 'id'`;

/** About how many members a shared notice concerns: those who follow two of its items count twice. */
export async function countFollowers(
  { members, favourites }: RecipientDatabases,
  { happening, audience }: NoticeMessage,
): Promise<number> {
  if (audience.kind === "everyone")
    return (await members.prepare("select count(*) as n from notice_listeners").first<number>("n")) ?? 0;
  const counted = await readCounts(favourites, { sql: COUNT, values: [JSON.stringify(thingsOf(happening))] });
  return counted.reduce((sum, { count }) => sum + count, 0);
}

/**
 * A page of a message's recipients, except accounts pending deletion and members with another delay or language; of a
 * shared notice those who can be reached, or all. In two steps: favourites may be in other databases than members.
 */
export async function readFollowers(
  databases: RecipientDatabases,
  message: NoticeMessage,
  { isForAll = message.shared === undefined }: { isForAll?: boolean } = {},
): Promise<FollowersPage> {
  const { delaySeconds, audience } = message;
  const names = await readNames(message, databases);
  if (names.length === 0) return { followers: [] };
  const thingsOfName = new Map(names.map(({ username, things }) => [username, things]));
  const sql = MEMBERS(isForAll ? "true" : "r.takesPushes or r.listens", delaySeconds ? DELAYED : "");
  const { results } = await databases.members
    .prepare(sql)
    .bind(JSON.stringify([...thingsOfName.keys()]), ...(delaySeconds ? [delaySeconds] : []))
    .all<Row>();
  const wanted = audience.kind === "followers" ? audience.language : undefined;
  const followers = results
    .filter(({ language }) => (wanted ?? language) === language)
    .map(({ username, settings, takesPushes, listens }) => ({
      username,
      settings: settingsOf(settings),
      things: (thingsOfName.get(username) ?? []).map(([kind, alerts]) => ({ kind, alerts: readAlertChoice(alerts) })),
      takesPushes: takesPushes === 1,
      listens: listens === 1,
    }))
    .filter(({ settings }) => delaySeconds === undefined || settings.delaySeconds === delaySeconds);
  const last = names.length >= FOLLOWERS_OF_PAGE ? names.at(-1)?.username : undefined;
  return { followers, ...(last !== undefined && { last }) };
}
