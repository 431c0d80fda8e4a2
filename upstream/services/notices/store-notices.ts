import type { NoticeDecision } from "./decide-notice.ts";
import type { PagedFollower } from "./followers-page.ts";
import type { Happening, NoticeData } from "./notice.ts";

/** A decided notice for one member. */
export interface DecidedNotice extends NoticeDecision {
  follower: PagedFollower;
}

export interface StoredNotice extends DecidedNotice {
  id: string;
  /** Whether the member has an open stream. */
  listens: boolean;
}

/** The deduplication key of a notice. */
export const dedupeKeyOf = (happening: Happening): string =>
  "match" in happening ? `${happening.match.id}:${happening.key}` : `${happening.kind}:${happening.key}`;

// One statement for all members of a page. Returns only new rows.
const INSERT = `
  insert into notices (username, dedupe_key, type, data, created_at, is_silent, stored_at)
  select value ->> 0, ?2, ?3, case value ->> 2 when 1 then ?5 else ?4 end, ?6, value ->> 1, ?7 from json_each(?1) where true
  on conflict do nothing
  returning id, username`;

// Runs first, in the same transaction, so that a redelivered message does not light the bell again.
const LIGHT_BELLS = `
  update users set has_new_notices = 1
  where has_new_notices = 0
    and username in (select value ->> 0 from json_each(?1) where value ->> 1 = 0)
    and not exists (select 1 from notices where notices.username = users.username and dedupe_key = ?2)`;

// Runs last: members who begin to listen later read what has been stored by then.
const LISTENERS = "select username from notice_listeners where username in (select value ->> 0 from json_each(?1))";

const dataFor = (happening: Happening, spoilerFree: boolean): string => {
  const data: NoticeData = spoilerFree ? { ...happening, spoilerFree: true } : happening;
  return JSON.stringify(data);
};

/**
 * Three statements of one transaction, with their parameters: the second returns the new notices, the third the
 * listeners.
 */
export function storeStatements(
  happening: Happening,
  decided: readonly [DecidedNotice, ...DecidedNotice[]],
  storedAt: number,
): { sql: string; values: (string | number)[] }[] {
  const flag = (value: boolean): number => (value ? 1 : 0);
  const members = JSON.stringify(
    decided.map(({ follower, isSilent, data }) => [follower.username, flag(isSilent), flag(data.spoilerFree === true)]),
  );
  const key = dedupeKeyOf(happening);
  const texts = [dataFor(happening, false), dataFor(happening, true)];
  return [
    { sql: LIGHT_BELLS, values: [members, key] },
    { sql: INSERT, values: [members, key, decided[0].type, ...texts, happening.at, storedAt] },
    { sql: LISTENERS, values: [members] },
  ];
}

/**
 * Stores one happening's notices, at most one per member even if repeated, and returns the new ones. `storedAt` in
 * milliseconds of real time.
 */
export async function storeNotices(
  database: D1Database,
  happening: Happening,
  decided: readonly DecidedNotice[],
  storedAt: number,
): Promise<StoredNotice[]> {
  const [first, ...rest] = decided;
  if (!first) return [];
  const [, inserted, listening] = await database.batch<{ id: number; username: string }>(
    storeStatements(happening, [first, ...rest], storedAt).map(({ sql, values }) =>
      database.prepare(sql).bind(...values),
    ),
  );
  const ids = new Map(inserted?.results.map(({ id, username }) => [username, String(id)]));
  const listeners = new Set(listening?.results.map(({ username }) => username));
  return decided.flatMap((one) => {
    const { username } = one.follower;
    const id = ids.get(username);
    return id === undefined ? [] : [{ ...one, id, listens: listeners.has(username) }];
  });
}
