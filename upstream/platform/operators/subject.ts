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
/** Characters of one value. */
const LONGEST = 80;

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number"
    ? String(value)
        .replace(/[^\w.:/-]/g, "_")
        .slice(0, LONGEST)
    : undefined;

/** What an action is about, from what was sent and what was answered: `batch=3 file=en.1.json`. */
export const subjectOf = (...sources: readonly Fields[]): string =>
  NAMES.flatMap((name) => {
    const found = sources.map((fields) => textOf(fields[name])).find((text) => text !== undefined && text !== "");
    return found === undefined ? [] : [`${name}=${found}`];
  }).join(" ");
