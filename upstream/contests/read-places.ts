import { and, asc, desc, eq, inArray, isNull, lt } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { PlacePredictionWire } from "#contract/calls/contests/place-wire";
import type { AvatarId } from "#contract/tables/avatars";
import { users } from "../members/schema.ts";
import { type EntryRow, type LeaderFacts, leaderWire, type PickRow } from "./entry-wire.ts";
import { contestEntries, contestPicks } from "./schema.ts";

/** An entry with what others see of its member. */
export interface NamedEntry {
  entry: EntryRow;
  name: string | null;
  avatar: AvatarId | null;
}

/** The number of an entry in its contest, by what others know it by. */
export const entryNumber = async (db: DrizzleD1Database, contestId: string, key: string): Promise<number | undefined> =>
  (
    await db
      .select({ id: contestEntries.id })
      .from(contestEntries)
      .where(and(eq(contestEntries.contestId, contestId), eq(contestEntries.key, key)))
      .get()
  )?.id;

/** Entries of a contest, the latest first; those before one where it is given. */
export const latestEntries = (
  db: DrizzleD1Database,
  contestId: string,
  { before, size }: { before?: number; size: number },
): Promise<NamedEntry[]> =>
  db
    .select({ entry: contestEntries, name: users.nickname, avatar: users.avatarId })
    .from(contestEntries)
    .leftJoin(users, and(eq(users.username, contestEntries.username), isNull(users.eraseAt)))
    .where(
      and(eq(contestEntries.contestId, contestId), before === undefined ? undefined : lt(contestEntries.id, before)),
    )
    .orderBy(desc(contestEntries.id))
    .limit(size)
    .all();

/** The places that some entries have picked, by entry. */
export async function placesOf(db: DrizzleD1Database, entryIds: readonly number[]): Promise<Map<number, PickRow[]>> {
  const rows = await db
    .select()
    .from(contestPicks)
    .where(and(inArray(contestPicks.entryId, [...entryIds]), eq(contestPicks.market, "PLACE")))
    .orderBy(asc(contestPicks.ledgerId));
  return Map.groupBy(rows, ({ entryId }) => entryId);
}

/** Undefined of an entry without picks: it was joined and nothing was sent. */
export function placesWire(
  entry: EntryRow,
  picks: readonly PickRow[],
  facts: LeaderFacts,
): PlacePredictionWire | undefined {
  if (picks.length === 0) return undefined;
  return {
    user: leaderWire(entry, facts),
    picks: picks.map(({ matchId, choice, points }) => ({ slotId: matchId, teamId: choice, points })),
    submittedAt: Math.max(...picks.map(({ placedAt }) => placedAt)),
  };
}
