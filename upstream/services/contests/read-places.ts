import { and, asc, desc, eq, inArray, isNull, lt } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { PlacePredictionWire } from "#contract/calls/contests/place-wire";
import type { AvatarId } from "#contract/tables/avatars";
import { contestEntries, contestPicks } from "../schema/contests.ts";
import { users } from "../schema/members.ts";
import { type EntryRow, type LeaderFacts, leaderWire, type PickRow } from "./entry-wire.ts";

/** An entry with its member's public data. */
interface NamedEntry {
  entry: EntryRow;
  name: string | null;
  avatar: AvatarId | null;
}

/** An entry's number in its contest, by its public key. */
export const entryNumber = async (db: DrizzleD1Database, contestId: string, key: string): Promise<number | undefined> =>
  (
    await db
      .select({ id: contestEntries.id })
      .from(contestEntries)
      .where(and(eq(contestEntries.contestId, contestId), eq(contestEntries.key, key)))
      .get()
  )?.id;

/** A contest's entries, latest first, optionally before a given one. */
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

/** The places picked by entries, by entry. */
export async function getPlaces(db: DrizzleD1Database, entryIds: readonly number[]): Promise<Map<number, PickRow[]>> {
  const rows = await db
    .select()
    .from(contestPicks)
    .where(and(inArray(contestPicks.entryId, [...entryIds]), eq(contestPicks.market, "PLACE")))
    .orderBy(asc(contestPicks.ledgerId));
  return Map.groupBy(rows, ({ entryId }) => entryId);
}

/** Undefined for an entry without picks, which was entered but never filled in. */
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
