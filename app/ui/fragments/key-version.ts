/**
 * A number for each text, the same as long as the text is remembered and never another text's: keys that are made of the
 * keys of hundreds of rows stay short. At most `limit` bytes of texts are remembered, at two a character.
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
    // In the order of use: a Map iterates in the order in which keys were set.
    versions.set(text, version);
    for (const oldest of versions.keys()) {
      if (size <= limit) break;
      versions.delete(oldest);
      size -= oldest.length * 2;
    }
    return version;
  };
}
