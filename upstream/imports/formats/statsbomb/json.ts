import { isObject, type JsonObject } from "../../json-object.ts";

// StatsBomb's open data: a list of a season's matches, and for each match a list of its players and one of its events,
// which are named by the match's id.

export const SOURCE = "StatsBomb";

/** The key of a match in this source. */
export const sourceKey = (id: unknown): string => `${SOURCE} ${String(id)}`;

/** The match's id in the name of a file about it. */
export const idInName = (fileName: string): string | undefined => /(?:^|[/\\])(\d+)\.json$/.exec(fileName)?.[1];

/** The objects of a text that is one list; a reason if it is not readable. */
export function listIn(text: string): JsonObject[] | { reason: string } {
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    return Array.isArray(json) ? json.filter(isObject) : { reason: "not a list" };
  } catch (error) {
    return { reason: `not readable as JSON: ${error instanceof Error ? error.message : "?"}` };
  }
}

export const textAt = (value: unknown, ...path: readonly string[]): string => {
  const found = path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value);
  return typeof found === "string" ? found.trim().toWellFormed() : "";
};

/** A person's name: some files write N"Golo for N'Golo. */
export const nameAt = (value: unknown, ...path: readonly string[]): string =>
  textAt(value, ...path).replaceAll('"', "'");

export const numberAt = (value: unknown, ...path: readonly string[]): number | undefined => {
  const found = path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value);
  return typeof found === "number" && Number.isFinite(found) ? found : undefined;
};
