/** Fetches the worker's own static files. */
export type FetchAsset = (path: string) => Promise<Response>;

interface Reading {
  done: Promise<unknown>;
  /** Milliseconds; undefined once the file has been read. */
  since: number | undefined;
}

const read = new Map<string, Reading>();

/** Milliseconds after which a read counts as dead: it never settles if the request that started it has ended. */
const LIMIT = 5_000;

/**
 * Reads a JSON file of the build, once per isolate unless it failed. Throws if it cannot be read. For data that pages
 * need but code does not, so that start-up does not have to parse it (docs/decisions/0013, 0015).
 */
export function readOnce<Content>(path: string, fetchAsset: FetchAsset): Promise<Content> {
  const known = read.get(path);
  if (known && (known.since === undefined || Date.now() - known.since < LIMIT)) return known.done as Promise<Content>;
  const done = readJson<Content>(path, fetchAsset);
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
