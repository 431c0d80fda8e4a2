import type { AlertSettings } from "#contract/domain/notices";
import type { LocaleCode } from "#contract/tables/locales";
import { type AlertDelay, THING_ALERTS } from "#contract/tables/notice-kinds";
import { typeOf } from "./decide-notice.ts";
import type { FollowedRef, Happening } from "./notice.ts";
import { dedupeKeyOf } from "./store-notices.ts";

// Notices of many are stored once: a member's list joins what they follow with them (read-notices.ts).

/** In place of a username: all who follow the subject of the notice, or everybody. Neither is a valid username. */
export const FOLLOWERS = "";
export const EVERYONE = "*";

/** For notices that members receive at once, whatever their delay. */
export const ANY_DELAY = -1;

/** Which followers, or members, a shared notice is for. */
interface SharedAudience {
  kind: "followers" | "everyone";
  delaySeconds?: AlertDelay | undefined;
  language?: LocaleCode | undefined;
}

/** What a followed item's alerts are compared with: `goal`, `lead:15`. */
const alertOf = (happening: Happening): string =>
  happening.kind === "lead" ? `lead:${happening.minutes ?? 0}` : happening.kind;

/**
 * The alerts of a member's settings, and the ones that an item with alerts of its own adds; with commas around each.
 */
export function wantedAlerts(settings: AlertSettings): { all: string; ofOwn: string } {
  const lead = `,lead:${settings.leadMinutes},`;
  const kinds = THING_ALERTS.filter((alert) => settings[alert]);
  return { all: `,${kinds.join(",")}${lead}`, ofOwn: lead };
}

/** The items that a happening concerns. */
export function thingsOf(happening: Happening): FollowedRef[] {
  if (happening.kind === "news") return happening.things ?? [];
  if (!("match" in happening)) return [];
  const { sport, id, homeId, awayId, competitionId } = happening.match;
  return [
    { sport, kind: "match", id },
    { sport, kind: "team", id: homeId },
    { sport, kind: "team", id: awayId },
    { sport, kind: "competition", id: competitionId },
  ];
}

/** Followers with a delay or of a language have a notice of their own. */
const sharedKeyOf = (happening: Happening, { delaySeconds = 0, language }: Omit<SharedAudience, "kind">): string =>
  dedupeKeyOf(happening) + (delaySeconds > 0 ? ` +${delaySeconds}` : "") + (language ? ` ${language}` : "");

const INSERT = `
  insert into notices (username, dedupe_key, type, data, created_at, stored_at) values (?1, ?2, ?3, ?4, ?5, ?6)
  on conflict do nothing returning id`;

const THINGS = `
  insert into notice_things (sport, kind, id, delay_seconds, notice_id, alert, language)
  select value ->> 'sport', value ->> 'kind', value ->> 'id', ?2, n.id, ?3, ?4
  from json_each(?1) join notices n on n.username = '${FOLLOWERS}' and n.dedupe_key = ?5 where true
  on conflict do nothing`;

const ID = "select id from notices where username = ?1 and dedupe_key = ?2";

/**
 * The statements of one transaction, with their parameters: the first returns the notice if it is new, the last its id.
 */
export function sharedStatements(
  happening: Happening,
  audience: SharedAudience,
  storedAt: number,
): { sql: string; values: (string | number)[] }[] {
  const { kind, delaySeconds = ANY_DELAY, language = "" } = audience;
  const username = kind === "everyone" ? EVERYONE : FOLLOWERS;
  const key = sharedKeyOf(happening, audience);
  const values = [username, key, typeOf(happening), JSON.stringify(happening), happening.at, storedAt];
  const things = kind === "everyone" ? [] : thingsOf(happening);
  return [
    { sql: INSERT, values },
    ...(things.length > 0
      ? [{ sql: THINGS, values: [JSON.stringify(things), delaySeconds, alertOf(happening), language, key] }]
      : []),
    { sql: ID, values: [username, key] },
  ];
}

/** Stores a notice of many, once even if repeated. `storedAt` in milliseconds of real time. */
export async function storeShared(
  database: D1Database,
  happening: Happening,
  audience: SharedAudience,
  storedAt: number,
): Promise<{ id: string; isNew: boolean }> {
  const results = await database.batch<{ id: number }>(
    sharedStatements(happening, audience, storedAt).map(({ sql, values }) => database.prepare(sql).bind(...values)),
  );
  const id = results.at(-1)?.results[0]?.id;
  if (id === undefined) throw new Error("a shared notice was not stored");
  return { id: String(id), isNew: results[0]?.results.length === 1 };
}
