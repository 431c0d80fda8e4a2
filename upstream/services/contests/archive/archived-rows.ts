import type { DrizzleD1Database } from "drizzle-orm/d1";
import { isRanked } from "#contract/contests/points";
import type { ContestSeason } from "../calendar/seasons.ts";
import type { BoardPage, ContestRows } from "../contest-rows.ts";
import type { EntryRow, PickRow } from "../entry-wire.ts";
import { getMatches } from "../read-contests.ts";
import { comparePlaces, fileOf, rankAmong } from "./archive-list.ts";
import { type ArchivedEntry, type ArchivedPick, boardPlace } from "./archive-tables.ts";
import { type Archived, numberOf, readLines, readList } from "./read-archive.ts";

/** A line of entries; those of boards have no picks. */
type Line = ArchivedEntry & { picks?: readonly ArchivedPick[] };

interface FoundEntry {
  entry: EntryRow;
  picks: PickRow[];
}

interface ArchiveAccess {
  bucket: R2Bucket;
  archived: Archived;
  season: ContestSeason;
  /** Of the contest's matches, which stay. */
  db: DrizzleD1Database;
}

/** A contest's entries in its files. */
export function archivedRows({ bucket, archived, season, db }: ArchiveAccess): ContestRows {
  const { id: contestId, kind } = season;
  const open = () => readList(bucket, archived);

  const found = (line: string): FoundEntry => {
    const { picks = [], ...entry } = JSON.parse(line) as Line;
    return {
      entry: { ...entry, contestId },
      picks: picks.map((pick) => ({ ...pick, contestId, entryId: entry.id })),
    };
  };

  /** In the order of the given numbers; each file is read once. */
  async function entriesOf(ids: readonly number[]): Promise<FoundEntry[]> {
    const list = await open();
    const numbers = [...new Set(ids.map((id) => fileOf(list.files.entries, [id])))];
    const files = await Promise.all(numbers.map((number) => readLines(bucket, list, { name: "entries", number })));
    const lines = files.flat();
    return ids.flatMap((id) => {
      const line = lines.find((one) => one.startsWith(`{"id":${id},`));
      return line === undefined ? [] : [found(line)];
    });
  }

  async function entryNamed(name: "members" | "keys", of: string): Promise<EntryRow | undefined> {
    const id = await numberOf(bucket, await open(), { name, of });
    return id === undefined ? undefined : (await entriesOf([id]))[0]?.entry;
  }

  async function picksOf(ids: readonly number[]): Promise<PickRow[]> {
    const picks = (await entriesOf(ids)).flatMap((one) => one.picks);
    return picks.sort((a, b) => b.ledgerId - a.ledgerId);
  }

  async function board({ board: name, after, limit }: BoardPage): Promise<EntryRow[]> {
    const list = await open();
    const files = list.files[name];
    const from = after && boardPlace(name, after);
    const rows: EntryRow[] = [];
    for (let number = from ? fileOf(files, from) : 0; number < files.length && rows.length < limit; number += 1) {
      const entries = (await readLines(bucket, list, { name, number })).map((line) => found(line).entry);
      rows.push(...entries.filter((row) => !from || comparePlaces(boardPlace(name, row), from) > 0));
    }
    return rows.slice(0, limit);
  }

  async function latestEntered({ before, size }: { before: number | undefined; size: number }): Promise<EntryRow[]> {
    const list = await open();
    const { entries: files } = list.files;
    const rows: EntryRow[] = [];
    const last = before === undefined ? files.length - 1 : fileOf(files, [before]);
    for (let number = last; number >= 0 && rows.length < size; number -= 1) {
      const entries = (await readLines(bucket, list, { name: "entries", number })).map((line) => found(line).entry);
      rows.push(...entries.reverse().filter(({ id }) => before === undefined || id < before));
    }
    return rows.slice(0, size);
  }

  return {
    ofMember: (username) => entryNamed("members", username),
    ofKey: (key) => entryNamed("keys", key),
    ofNumbers: async (ids) => (await entriesOf(ids)).map(({ entry }) => entry),
    picksOf,
    async lockedPicks({ entryIds, day }) {
      const picks = await picksOf(entryIds);
      const ofDay = new Set((await getMatches(db, contestId, day)).map(({ matchId }) => matchId));
      return picks.filter(({ matchId }) => ofDay.has(matchId));
    },
    async rankOf(entry) {
      if (!isRanked(kind, entry)) return undefined;
      return rankAmong((await open()).ranked, entry.points);
    },
    board,
    async latestPicked({ before, limit }) {
      return (await open()).latest.filter(({ ledgerId }) => ledgerId < before).slice(0, limit);
    },
    latestEntered,
  };
}
