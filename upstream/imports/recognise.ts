/** A file of matches, its rows still unread. */
export interface MatchFile {
  name: string;
  rows: readonly unknown[];
}

export type Recognition = { file: MatchFile } | { reason: string };

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** No competition and season together are called longer than this. */
const LONGEST_NAME = 120;

/**
 * The two forms that hold matches, football.json and worldcup.json, are one: `{name, matches: […]}`; the second adds
 * scorers, groups and grounds. Groups, grounds, teams, squads and tables lie beside them in files of their own.
 */
export function recognise(json: unknown): Recognition {
  if (!isObject(json)) return { reason: "not a file of matches: the top is not an object" };
  if (typeof json.name !== "string" || json.name.trim() === "") return { reason: "not a file of matches: no name" };
  if (json.name.length > LONGEST_NAME) return { reason: `not a file of matches: a name of ${json.name.length} signs` };
  if (!Array.isArray(json.matches)) {
    const keys = Object.keys(json).filter((key) => key !== "name");
    return { reason: `not a file of matches: holds ${keys.join(", ") || "nothing"}` };
  }
  return { file: { name: json.name.trim(), rows: json.matches } };
}
