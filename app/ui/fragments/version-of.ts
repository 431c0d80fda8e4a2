import { MEMORY_LIMITS } from "#contract/tables/memory-limits";
import { createVersions } from "./key-version.ts";

const versions = new WeakMap<object, number>();
const versionOfText = createVersions(MEMORY_LIMITS.contentVersions);

/**
 * A version of plain data for the key of a fragment: a number, the same for the same content. It is looked up once for
 * as long as the object is in memory, which answers of the upstream are from one request to the next; so the object
 * must never change.
 */
export function versionOf(data: object): number {
  const known = versions.get(data);
  if (known !== undefined) return known;
  const version = versionOfText(JSON.stringify(data));
  versions.set(data, version);
  return version;
}
