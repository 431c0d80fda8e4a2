import type { CachePolicy } from "#contract/endpoint";

/** Milliseconds. Readers see nothing newer sooner (`READ_TTL`), and a key takes about one write a second. */
const WRITE_GAP = 30_000;
/** Of a copy that is stale within the minutes that readers may be behind, KV holds the last good one: time enough. */
const REWRITE_GAP = 150_000;

export interface Written {
  hash: string;
  /** `fetchedAt` of the copy that was written. */
  at: number;
}

/**
 * Whether a copy is worth a write to KV: new content once the last write is old enough, unchanged content only
 * before the written copy becomes too old to be of use.
 */
export function decideKvWrite(last: Written | undefined, copy: Written, { staleFor }: CachePolicy): boolean {
  if (!last) return true;
  const age = copy.at - last.at;
  if (copy.hash !== last.hash) return age >= WRITE_GAP;
  return age >= Math.max(REWRITE_GAP, (staleFor * 1000) / 2);
}
