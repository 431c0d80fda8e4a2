/** What the worker asks for its own files. */
export type FetchAsset = (path: string) => Promise<Response>;

interface Reading {
  done: Promise<void>;
  /** Milliseconds; undefined once the file is there. */
  since: number | undefined;
}

const read = new Map<string, Reading>();

/** Milliseconds after which a reading counts as dead: it ends with the request that began it, and says nothing then. */
const LIMIT = 5_000;

/**
 * Reads a JSON file of the build for `keep`; once in an isolate's life, unless it failed. Throws when it cannot be had.
 * What pages are made of but no code needs, so that a start does not have to parse it (docs/decisions/0013, 0015).
 */
export function readOnce<Content>(
  path: string,
  fetchAsset: FetchAsset,
  store: (content: Content) => void,
): Promise<void> {
  const known = read.get(path);
  if (known && (known.since === undefined || Date.now() - known.since < LIMIT)) return known.done;
  const done = readJson<Content>(path, fetchAsset).then(store);
  const reading: Reading = { done, since: Date.now() };
  read.set(path, reading);
  done.then(
    () => {
      reading.since = undefined;
    },
    () => {
      if (read.get(path) === reading) read.delete(path);
    },
  );
  return done;
}

async function readJson<Content>(path: string, fetchAsset: FetchAsset): Promise<Content> {
  const answer = await fetchAsset(path);
  if (!answer.ok) throw new Error(`no file ${path}: status ${answer.status}`);
  return (await answer.json()) as Content;
}
