import { KEPT_TIMING } from "~/features/saving/count-bytes";
import { type Copy, type Kind, ROOM, tooMany } from "./kept-copies.ts";

const AT = "Kept-At";
const BYTES = "Kept-Bytes";
const FILES = "Kept-Files";

/** A copy and the files that it cannot do without. */
export interface KeptCopy extends Copy {
  files: readonly string[];
}

// By purpose, not by build: what a new build does not need any more is the oldest some day, and goes.
const PREFIX = "matchlight-";
const open = (kind: Kind): Promise<Cache> => caches.open(PREFIX + kind);

// One visitor's device: what the edge tells shared caches to tell apart does not matter here.
const ANYHOW = { ignoreVary: true };

export const readCopy = async (kind: Kind, key: string): Promise<Response | undefined> =>
  (await open(kind)).match(key, ANYHOW);

export async function copiesOf(kind: Kind): Promise<KeptCopy[]> {
  const cache = await open(kind);
  // Asked for together: in between another event might keep or forget one.
  const [responses, keys] = await Promise.all([cache.matchAll(), cache.keys()]);
  return keys.map(({ url }, index) => {
    const { pathname, search } = new URL(url);
    return { key: pathname + search, ...factsOf(responses[index]) };
  });
}

/** When and how large a copy was kept; one without facts is the first to go. */
export function factsOf(response: Response | undefined): Omit<KeptCopy, "key"> {
  const read = (name: string) => response?.headers.get(name) ?? "";
  return { at: Number(read(AT)), bytes: Number(read(BYTES)), files: read(FILES).split(" ").filter(Boolean) };
}

/** Keeps an answer of the network, read to its end. `at` in milliseconds. */
export async function keepCopy(
  kind: Kind,
  key: string,
  { headers: given, body }: { headers: Headers; body: ArrayBuffer },
  { at, files = [] }: { at: number; files?: readonly string[] },
): Promise<void> {
  const headers = new Headers(given);
  // The body is unpacked by now, and who is to be told apart was asked already.
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name);
  headers.set(AT, String(at));
  headers.set(BYTES, String(body.byteLength));
  headers.set(FILES, files.join(" "));
  headers.set("Server-Timing", KEPT_TIMING);
  await (await open(kind)).put(key, new Response(body, { headers }));
}

/** Makes room: copies that are too many or too large go, the oldest first. */
export async function tidy(kind: Kind, stays?: (key: string) => boolean): Promise<void> {
  const cache = await open(kind);
  for (const key of tooMany(await copiesOf(kind), ROOM[kind], stays)) await cache.delete(key, ANYHOW);
}

/** Forgets everything. */
export async function forgetAll(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
}
