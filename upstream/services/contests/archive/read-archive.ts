import { LruCache } from "#contract/memory/lru-cache";
import type { RowPlace } from "../../schema/contest-archives.ts";
import { listKey, readFile, rowsKey } from "./archive-files.ts";
import { type ArchiveList, fileOf } from "./archive-list.ts";
import type { TableName } from "./archive-tables.ts";

/** Characters of lists kept by an isolate, by hash. */
const MOST_KEPT = 4_000_000;
const lists = new LruCache<{ list: ArchiveList; size: number }>(MOST_KEPT, ({ size }) => size);

/** An archived contest: its list of files has this hash. */
export interface Archived {
  contestId: string;
  hash: string;
}

/** The list of a contest's files; it never changes. */
export async function readList(bucket: R2Bucket, { contestId, hash }: Archived): Promise<ArchiveList> {
  const known = lists.get(hash);
  if (known) return known.list;
  const text = await readFile(bucket, listKey(contestId), hash);
  const list = JSON.parse(text) as ArchiveList;
  lists.put(hash, { list, size: text.length });
  return list;
}

/** The lines of one of a contest's files; none behind the last one. */
export async function readLines(
  bucket: R2Bucket,
  { contestId, files }: ArchiveList,
  { name, number }: { name: TableName; number: number },
): Promise<string[]> {
  const file = files[name][number];
  if (!file) return [];
  return (await readFile(bucket, rowsKey({ contestId, name, number }), file.hash)).split("\n");
}

/** The lines of the only file that can have a place. */
const linesAt = (bucket: R2Bucket, list: ArchiveList, name: TableName, place: RowPlace): Promise<string[]> =>
  readLines(bucket, list, { name, number: fileOf(list.files[name], place) });

/** The number of the entry that a member or a public key has. */
export async function numberOf(
  bucket: R2Bucket,
  list: ArchiveList,
  { name, of }: { name: "members" | "keys"; of: string },
): Promise<number | undefined> {
  const start = `[${JSON.stringify(of)},`;
  const line = (await linesAt(bucket, list, name, [of])).find((one) => one.startsWith(start));
  return line === undefined ? undefined : Number(line.slice(start.length, -1));
}
