const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[` and `{`, `]` and `}` differ from each other in this bit. */
const CURLY = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** The byte behind a text that begins behind `from`; the end where it has none. */
function endOfText(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

/** Whether lists and objects of a JSON text (UTF-8) stand in each other deeper than so many levels. */
export function isDeeperThan(most: number, bytes: Uint8Array): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) at = endOfText(bytes, at + 1);
    else if ((byte | CURLY) === CLOSING) depth -= 1;
    else if ((byte | CURLY) === OPENING) {
      depth += 1;
      if (depth > most) return true;
    }
  }
  return false;
}
