import { LruCache } from "#contract/memory/lru-cache";
import { MEMORY_LIMITS } from "#contract/memory/memory-limits";

/**
 * Gives each text a number that no other text ever gets and that stays the same while the text is in this cache. Keys
 * built from the keys of hundreds of rows stay short that way. At most `limit` bytes of texts are stored, at two a
 * character.
 */
export function createVersions(limit: number): (text: string) => number {
  const versions = new LruCache<number>(limit, (_, text) => text.length * 2);
  let last = 0;
  return (text) =>
    versions.getOrCreate(text, () => {
      last += 1;
      return last;
    });
}

const versions = new WeakMap<object, number>();
const versionOfText = createVersions(MEMORY_LIMITS.contentVersions);

/**
 * A version of plain data for fragment keys: a number, the same for the same content. Memoised by object identity,
 * which cached upstream responses keep between requests; so the object must never change.
 */
export function versionOf(data: object): number {
  const known = versions.get(data);
  if (known !== undefined) return known;
  const version = versionOfText(JSON.stringify(data));
  versions.set(data, version);
  return version;
}
