import { MEMORY_LIMITS } from "#contract/tables/memory-limits";
import { createVersions } from "./key-version.ts";

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
