/** Keys that are remembered: those of some ten full days of matches. */
const MOST = 20_000;

/**
 * A number for each text, the same as long as the text is remembered and never another text's: keys that are made of the
 * keys of hundreds of rows stay short.
 */
export function createVersions(most = MOST): (text: string) => number {
  const versions = new Map<string, number>();
  let last = 0;
  return (text) => {
    let version = versions.get(text);
    if (version === undefined) {
      last += 1;
      version = last;
    } else versions.delete(text);
    // In the order of use: a Map iterates in the order in which keys were set.
    versions.set(text, version);
    const [oldest = text] = versions.keys();
    if (versions.size > most) versions.delete(oldest);
    return version;
  };
}
