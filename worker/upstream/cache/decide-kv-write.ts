import type { CachePolicy } from "#contract/wire/endpoint";

/** Milliseconds. Readers see no update sooner (`READ_TTL`), and a key takes about one write per second. */
const WRITE_GAP = 30_000;
/**
 * For data that turns stale within the minutes that readers may lag, KV only serves as the last good entry, so writing
 * less often is enough.
 */
const REWRITE_GAP = 150_000;

export interface Written {
  hash: string;
  /** `fetchedAt` of the entry that was written. */
  at: number;
}

/**
 * Whether an entry is worth a KV write: new content once the last write is old enough, unchanged content only before
 * the written entry becomes too old to use.
 */
export function decideKvWrite(last: Written | undefined, entry: Written, { staleFor }: CachePolicy): boolean {
  if (!last) return true;
  const age = entry.at - last.at;
  if (entry.hash !== last.hash) return age >= WRITE_GAP;
  return age >= Math.max(REWRITE_GAP, (staleFor * 1000) / 2);
}
