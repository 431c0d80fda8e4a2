/** Followers of a chunk on average: few enough to be one page. */
export const FOLLOWERS_OF_CHUNK = 300;
/** Chunks that one message handles, if there are few. */
const CHUNKS_OF_RANGE = 8;
/** A queue takes as many messages in one call. */
const MOST_RANGES = 100;

interface NameRange {
  from: number;
  to: number;
  of: number;
}

/**
 * Ranges of chunks that messages of their own work through, for about this many followers. Each chunk is in one of
 * `databases` equal parts of all usernames.
 */
export function rangesFor(followers: number, databases = 1): NameRange[] {
  const of = Math.max(1, Math.ceil(followers / FOLLOWERS_OF_CHUNK / databases)) * databases;
  const count = Math.min(MOST_RANGES, Math.ceil(of / CHUNKS_OF_RANGE));
  const bound = (index: number) => Math.floor((index * of) / count);
  return Array.from({ length: count }, (_, index) => ({ from: bound(index), to: bound(index + 1), of }));
}
