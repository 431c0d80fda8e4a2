/**
 * Gives each text a number that no other text ever gets and that stays the same while the text is in this LRU cache.
 * Keys built from the keys of hundreds of rows stay short that way. At most `limit` bytes of texts are stored, at two a
 * character.
 */
export function createVersions(limit: number): (text: string) => number {
  const versions = new Map<string, number>();
  let size = 0;
  let last = 0;
  return (text) => {
    let version = versions.get(text);
    if (version === undefined) {
      last += 1;
      version = last;
      size += text.length * 2;
    } else versions.delete(text);
    // Moves the entry to the end: a Map iterates in insertion order, here least recently used first.
    versions.set(text, version);
    for (const oldest of versions.keys()) {
      if (size <= limit) break;
      versions.delete(oldest);
      size -= oldest.length * 2;
    }
    return version;
  };
}
