import { and, asc, desc, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { users } from "../members/schema.ts";
import type { NamedEntry } from "./read-places.ts";
import { contestEntries } from "./schema.ts";
import type { ContestSeason } from "./seasons.ts";

/** Where a page of the board goes on. */
export interface BoardPlace {
  points: number;
  id: number;
}

/** The place of an entry of a contest, by what others know it by. */
export const placeOnBoard = (db: DrizzleD1Database, contestId: string, key: string): Promise<BoardPlace | undefined> =>
  db
    .select({ points: contestEntries.points, id: contestEntries.id })
    .from(contestEntries)
    .where(and(eq(contestEntries.contestId, contestId), eq(contestEntries.key, key)))
    .get();

/** Entries by points, of equal ones who entered first; of videos those that an operator has approved. */
export function participants(
  db: DrizzleD1Database,
  { id: contestId, kind }: ContestSeason,
  { behind, size }: { behind: BoardPlace | undefined; size: number },
): Promise<NamedEntry[]> {
  const { points, id, linkState } = contestEntries;
  return db
    .select({ entry: contestEntries, name: users.nickname, avatar: users.avatarId })
    .from(contestEntries)
    .leftJoin(users, and(eq(users.username, contestEntries.username), isNull(users.eraseAt)))
    .where(
      and(
        eq(contestEntries.contestId, contestId),
        kind === "video" ? eq(linkState, "approved") : undefined,
        behind && or(lt(points, behind.points), and(eq(points, behind.points), gt(id, behind.id))),
      ),
    )
    .orderBy(desc(points), asc(id))
    .limit(size)
    .all();
}
