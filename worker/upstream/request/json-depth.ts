const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[` and `{`, and `]` and `}`, differ in this bit. */
const CURLY = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** The index after a string whose content starts at `from`; the end if it is unterminated. */
function endOfText(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

/** Whether a JSON text (UTF-8) nests lists and objects deeper than `most` levels. */
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
