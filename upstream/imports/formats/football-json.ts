import { isObject } from "../json-object.ts";
import { readRow } from "../parse-row.ts";
import { seasonName } from "../season-name.ts";
import { isRefusal } from "../source-row.ts";
import type { Format, Recognised, Unreadable } from "./format.ts";

/** Maximum length of a competition's and season's name together. */
const LONGEST_NAME = 120;

function reader(name: string, matches: readonly unknown[]): Recognised {
  return {
    format: "football.json",
    pass: 2,
    read() {
      const rows = matches.map(readRow);
      const named = seasonName(
        name,
        rows.filter((row) => !isRefusal(row)),
      );
      if (!named) return { reason: `no competition and season in the name ${JSON.stringify(name)}` };
      const { competition, season } = named;
      return {
        reading: {
          kind: "matches",
          seasons: [{ competition: { name: competition, sport: "football" }, season, title: name, rows }],
        },
      };
    },
  };
}

/** The older form has its matches in rounds, which name them. */
const matchesOfRounds = (rounds: unknown): unknown[] | undefined =>
  Array.isArray(rounds)
    ? rounds.flatMap((round) =>
        isObject(round) && Array.isArray(round.matches)
          ? round.matches.map((match) => (isObject(match) ? { round: round.name, ...match } : match))
          : [round],
      )
    : undefined;

function recogniseObject(json: unknown): Recognised | Unreadable {
  if (!isObject(json)) return { reason: "not a file of matches: the top is not an object" };
  if (typeof json.name !== "string" || json.name.trim() === "") return { reason: "not a file of matches: no name" };
  if (json.name.length > LONGEST_NAME) return { reason: `not a file of matches: a name of ${json.name.length} signs` };
  const matches = json.matches ?? matchesOfRounds(json.rounds);
  if (!Array.isArray(matches)) {
    const keys = Object.keys(json).filter((key) => key !== "name");
    return { reason: `not a file of matches: holds ${keys.slice(0, 8).join(", ") || "nothing"}` };
  }
  return reader(json.name.trim(), matches);
}

/**
 * football.json and worldcup.json have the same form: `{name, matches: […]}`, in older files `{name, rounds: [{name,
 * matches}]}`; the second adds scorers, groups and grounds. Groups, grounds, teams, squads and tables are in files of
 * their own.
 */
export const footballJson: Format = {
  name: "football.json",
  recognise(text) {
    if (!/^\uFEFF?\s*[{[]/.test(text)) return undefined;
    let json: unknown;
    try {
      json = JSON.parse(text.replace(/^\uFEFF/, ""));
    } catch (error) {
      // A text line may begin with a bracket too, e.g. "[Sat Jan 13]".
      if (!/^\uFEFF?\s*(\{|\[\s*[{["\d])/.test(text)) return undefined;
      return { reason: `not readable as JSON: ${error instanceof Error ? error.message : "?"}`, isCutShort: true };
    }
    return recogniseObject(json);
  },
};
