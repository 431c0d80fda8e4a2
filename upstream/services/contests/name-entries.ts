import { sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { AvatarId } from "#contract/tables/avatars";
import type { EntryRow } from "./entry-wire.ts";

/** An entry with its member; none if it is made up or the member has left. */
export interface NamedEntry extends EntryRow {
  nickname: string | null;
  avatarId: AvatarId | null;
}

interface MemberRow {
  username: string;
  nickname: string;
  avatarId: AvatarId | null;
}

/**
 * The entries with the names that their members have now. Entries may be in another database than members, or in a
 * file. An account pending deletion counts as having left.
 */
export async function nameEntries(members: DrizzleD1Database, entries: readonly EntryRow[]): Promise<NamedEntry[]> {
  const usernames = entries.flatMap(({ username }) => username ?? []);
  const found =
    usernames.length === 0
      ? []
      : await members.all<MemberRow>(sql`select u.username, u.nickname, u.avatar_id as avatarId
          from json_each(${JSON.stringify(usernames)}) as n cross join users as u on u.username = n.value
          where u.erase_at is null`);
  const named = new Map(found.map((member) => [member.username, member]));
  return entries.map((entry) => {
    const member = entry.username === null ? undefined : named.get(entry.username);
    const { nickname = null, avatarId = null } = member ?? {};
    return { ...entry, link: member ? entry.link : null, nickname, avatarId };
  });
}
