/** Maximum size of one sitemap: addresses, and bytes before compression. */
export interface ChunkLimits {
  entries: number;
  bytes: number;
}

/** The protocol allows 50,000 addresses and 50 MB. */
export const SITEMAP_LIMITS: ChunkLimits = { entries: 50_000, bytes: 40_000_000 };

/** `from` inclusive, `to` exclusive. */
export interface Chunk {
  from: number;
  to: number;
}

/**
 * Entries in order, cut into as few parts as the limits allow; no parts for no entries. `bytesOf` is the size of an
 * entry. An oversized entry gets a part of its own.
 */
export function toChunks<Entry>(
  entries: readonly Entry[],
  bytesOf: (entry: Entry) => number,
  limits: ChunkLimits = SITEMAP_LIMITS,
): Chunk[] {
  const chunks: Chunk[] = [];
  let from = 0;
  let bytes = 0;
  for (const [index, entry] of entries.entries()) {
    const more = bytesOf(entry);
    if (index > from && (index - from >= limits.entries || bytes + more > limits.bytes)) {
      chunks.push({ from, to: index });
      from = index;
      bytes = 0;
    }
    bytes += more;
  }
  return entries.length > from ? [...chunks, { from, to: entries.length }] : chunks;
}
