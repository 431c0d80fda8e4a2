/** Fields that name what an action is about: ids, decisions and names of files, never a text or a person. */
const NAMES = [
  "batch",
  "file",
  "question",
  "answer",
  "newsCommentId",
  "entryId",
  "action",
  "points",
  "id",
  "language",
  "key",
];
/** Maximum characters of a value; longer ones end with an ellipsis after the closing quote. */
const LONGEST = 200;

const PLAIN = /^[\w.:/-]+$/;
/** Characters that a terminal or a table would not show as they are, besides those that JSON escapes. */
const UNSEEN = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

type Fields = Readonly<Record<string, unknown>>;

/** Plain words as they are, anything else in quotes, so that no two values look the same. */
function shown(text: string): string {
  const letters = [...text];
  const isLong = letters.length > LONGEST;
  if (PLAIN.test(text) && !isLong) return text;
  const quoted = JSON.stringify(letters.slice(0, LONGEST).join(""));
  const safe = quoted.replace(UNSEEN, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return isLong ? `${safe}…` : safe;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;

/** The subject of an action, from its request and its answer: `batch=3 file="Tabelle 2024.csv"`. */
export const subjectOf = (...sources: readonly Fields[]): string =>
  NAMES.flatMap((name) => {
    const found = sources.map((fields) => textOf(fields[name])).find((text) => text !== undefined && text !== "");
    return found === undefined ? [] : [`${name}=${shown(found)}`];
  }).join(" ");
