/** What the worker asks for its own files. */
export type FetchAsset = (path: string) => Promise<Response>;

const read = new Map<string, Promise<void>>();

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
  if (known) return known;
  const reading = readJson<Content>(path, fetchAsset).then(store);
  read.set(path, reading);
  reading.catch(() => read.delete(path));
  return reading;
}

async function readJson<Content>(path: string, fetchAsset: FetchAsset): Promise<Content> {
  const answer = await fetchAsset(path);
  if (!answer.ok) throw new Error(`no file ${path}: status ${answer.status}`);
  return (await answer.json()) as Content;
}
