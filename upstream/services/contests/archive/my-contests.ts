import { desc, eq } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { lineText } from "#contract/odds/quarters";
import { atATime } from "../../../platform/at-a-time.ts";
import { contestEntries, contestPicks } from "../../schema/contests.ts";
import { anyContestById } from "../calendar/seasons.ts";
import type { ContestStores } from "../contest-stores.ts";
import type { EntryRow, PickRow } from "../entry-wire.ts";
import { allArchivedIn, rowsOfArchived } from "./open-rows.ts";
import type { Archived } from "./read-archive.ts";

/** Rows of one kind in a download. */
const MOST_OF_FILE = 1000;
/** Archived contests of a database that are looked through, latest first: a call may read a thousand files. */
const MOST_LOOKED_THROUGH = 300;
const AT_ONCE = 6;

interface Owned {
  entries: EntryRow[];
  picks: PickRow[];
}

async function inDatabase(db: DrizzleD1Database, username: string): Promise<Owned> {
  const [entries, picks] = await db.batch([
    db
      .select()
      .from(contestEntries)
      .where(eq(contestEntries.username, username))
      .orderBy(desc(contestEntries.id))
      .limit(MOST_OF_FILE),
    db
      .select({ pick: contestPicks })
      .from(contestEntries)
      .innerJoin(contestPicks, eq(contestPicks.entryId, contestEntries.id))
      .where(eq(contestEntries.username, username))
      .orderBy(desc(contestPicks.ledgerId))
      .limit(MOST_OF_FILE),
  ]);
  return { entries, picks: picks.map(({ pick }) => pick) };
}

async function inFiles(stores: ContestStores, one: Archived, username: string): Promise<Owned> {
  const season = anyContestById(one.contestId);
  const rows = season && rowsOfArchived(stores, season, one);
  const entry = await rows?.ofMember(username);
  return { entries: entry ? [entry] : [], picks: entry && rows ? await rows.picksOf([entry.id]) : [] };
}

/** Rows of an archived contest may not be deleted yet, and its winner's stays: its files have them all. */
async function ownedIn(stores: ContestStores, db: DrizzleD1Database, username: string): Promise<Owned[]> {
  const archived = await allArchivedIn(db);
  const isArchived = new Set(archived.map(({ contestId }) => contestId));
  const { entries, picks } = await inDatabase(db, username);
  const isStored = ({ contestId }: { contestId: string }): boolean => !isArchived.has(contestId);
  const looked = archived.slice(0, MOST_LOOKED_THROUGH);
  return [
    { entries: entries.filter(isStored), picks: picks.filter(isStored) },
    ...(await atATime(AT_ONCE, looked, (one) => inFiles(stores, one, username))),
  ];
}

/** Everything stored about a member's contests, for their data export. */
export async function myContests(stores: ContestStores, username: string) {
  const owned = (await Promise.all(stores.all.map((db) => ownedIn(stores, db, username)))).flat();
  const entries = owned.flatMap((one) => one.entries).sort((a, b) => b.at - a.at);
  const picks = owned.flatMap((one) => one.picks).sort((a, b) => b.placedAt - a.placedAt);
  return {
    entries: entries.slice(0, MOST_OF_FILE).map(({ contestId, key, at, points, link, linkState }) => ({
      contestId,
      entryId: key,
      at,
      points,
      ...(link !== null && { link }),
      ...(linkState !== null && { linkState }),
    })),
    picks: picks
      .slice(0, MOST_OF_FILE)
      .map(({ contestId, matchId, market, choice, line, price, placedAt, points }) => ({
        contestId,
        about: matchId,
        market,
        choice,
        ...(line !== null && { line: lineText(line) }),
        ...(price !== null && { price }),
        at: placedAt,
        points,
      })),
  };
}
