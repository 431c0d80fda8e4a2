import { AUDIENCE_HEADER, EVERYONE } from "#contract/tables/edge-headers";
import { HOUR } from "#contract/time/units";

/** What is known about a cache entry without reading it. */
export interface CacheEntry {
  key: string;
  bytes: number;
  /** When it was fetched, in milliseconds on the device's clock. */
  at: number;
}

/** Limits for one kind of entry. */
export interface Capacity {
  entries: number;
  bytes: number;
}

const MEGABYTE = 1_000_000;

export const CAPACITY = {
  pages: { entries: 30, bytes: 5 * MEGABYTE },
  /** Scripts and translations; a build has about 25 files. */
  files: { entries: 150, bytes: 5 * MEGABYTE },
  /** Crests and flags. */
  pictures: { entries: 400, bytes: 5 * MEGABYTE },
} as const satisfies Record<string, Capacity>;

export type Kind = keyof typeof CAPACITY;

/** Keys of the entries to delete, oldest first, except those for which `stays` is true. */
export function entriesToEvict(
  entries: readonly CacheEntry[],
  capacity: Capacity,
  stays: (key: string) => boolean = () => false,
): string[] {
  let [count, bytes] = [0, 0];
  const gone: string[] = [];
  for (const entry of [...entries].sort((one, other) => other.at - one.at)) {
    count += 1;
    bytes += entry.bytes;
    if ((count > capacity.entries || bytes > capacity.bytes) && !stays(entry.key)) gone.push(entry.key);
  }
  return gone.reverse();
}

/** The metadata of a response. */
export type Answer = Pick<Response, "status" | "type" | "redirected"> & { headers: Pick<Headers, "get"> };

/** A page that the edge has not marked as shared may be personal, so it is never stored on the device. */
export const isCacheablePage = ({ status, redirected, headers }: Answer): boolean =>
  status === 200 &&
  !redirected &&
  headers.get(AUDIENCE_HEADER) === EVERYONE &&
  (headers.get("Content-Type") ?? "").startsWith("text/html");

/** A file or picture of this site. */
export const isCacheableFile = ({ status, type }: Answer): boolean => status === 200 && type === "basic";

/** Scores older than this are of no use. */
const LONGEST = 7 * 24 * HOUR;
/** As long as the edge serves a page without showing its age. */
const AS_GOOD_AS_NEW = 60_000;

export type Age = "new" | "old" | "gone";

/** How an entry is treated by its age in milliseconds; a negative age means that the clock was set back. */
export function ageOf(age: number): Age {
  if (age > LONGEST) return "gone";
  return Math.abs(age) <= AS_GOOD_AS_NEW ? "new" : "old";
}

/** Milliseconds after which a picture or an offline page is fetched again. */
const DUE_AFTER = 24 * HOUR;

export const isDue = (age: number): boolean => age < 0 || age > DUE_AFTER;
