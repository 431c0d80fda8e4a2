import { AUDIENCE_HEADER, EVERYONE } from "#contract/tables/page-audience";

/** What is told of a copy without reading it. */
export interface Copy {
  key: string;
  bytes: number;
  /** When the network gave it, in milliseconds by the device's clock. */
  at: number;
}

/** How much of a kind may stay on the device. */
export interface Room {
  copies: number;
  bytes: number;
}

const MEGABYTE = 1_000_000;

export const ROOM = {
  pages: { copies: 30, bytes: 5 * MEGABYTE },
  /** Scripts and words; those of a build are about 25 files. */
  files: { copies: 150, bytes: 5 * MEGABYTE },
  /** Crests and flags. */
  pictures: { copies: 400, bytes: 5 * MEGABYTE },
} as const satisfies Record<string, Room>;

export type Kind = keyof typeof ROOM;

/** The copies that have to go, the oldest first; `stays` says of some that they may not. */
export function tooMany(copies: readonly Copy[], room: Room, stays: (key: string) => boolean = () => false): string[] {
  let [count, bytes] = [0, 0];
  const gone: string[] = [];
  for (const copy of [...copies].sort((one, other) => other.at - one.at)) {
    count += 1;
    bytes += copy.bytes;
    if ((count > room.copies || bytes > room.bytes) && !stays(copy.key)) gone.push(copy.key);
  }
  return gone.reverse();
}

/** What an answer tells of itself. */
export type Answer = Pick<Response, "status" | "type" | "redirected"> & { headers: Pick<Headers, "get"> };

/** A page that the edge has not marked as everyone's may be one visitor's own: it leaves no trace on the device. */
export const mayKeepPage = ({ status, redirected, headers }: Answer): boolean =>
  status === 200 &&
  !redirected &&
  headers.get(AUDIENCE_HEADER) === EVERYONE &&
  (headers.get("Content-Type") ?? "").startsWith("text/html");

/** A file or picture of this site. */
export const mayKeepFile = ({ status, type }: Answer): boolean => status === 200 && type === "basic";

/** Milliseconds. */
const HOUR = 3_600_000;
/** Older than this a list of scores says nothing any more. */
const LONGEST = 7 * 24 * HOUR;
/** As long as the edge serves a page without telling its age. */
const AS_GOOD_AS_NEW = 60_000;

export type Age = "new" | "old" | "gone";

/** What is to be thought of a copy of this age in milliseconds; one from the future is of a clock that was put back. */
export function ageOf(age: number): Age {
  if (age > LONGEST) return "gone";
  return Math.abs(age) <= AS_GOOD_AS_NEW ? "new" : "old";
}

/** After so many milliseconds a picture, or an offline page, is asked for once more. */
const DUE_AFTER = 24 * HOUR;

export const isDue = (age: number): boolean => age < 0 || age > DUE_AFTER;
