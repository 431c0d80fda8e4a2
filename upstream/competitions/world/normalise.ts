import { plainText } from "../../data/text/plain-text.ts";

/** Legal forms and the like, which some sources write and others omit. */
const CLUB_FORMS = new Set([
  "fc",
  "afc",
  "cf",
  "sc",
  "sv",
  "ac",
  "as",
  "cd",
  "ud",
  "rc",
  "fk",
  "sk",
  "ec",
  "ca",
  "club",
]);

const isFoundingYear = (word: string) => /^(1[89]\d\d|20\d\d|0\d|9\d)$/.test(word);

/**
 * A common form of a team's many spellings: base letters, "and" for "&", without legal forms, founding years and the
 * "1." of German clubs. A name of nothing else keeps its words: "Athletic Club", but also "SC".
 */
export function normalisedTeamName(name: string): string {
  const words = plainText(name)
    .replaceAll("&", " and ")
    .replace(/['\u2019.]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const distinctive = words.filter((word) => !CLUB_FORMS.has(word) && !isFoundingYear(word) && word !== "1");
  return (distinctive.length > 0 ? distinctive : words).join(" ");
}

/** A team's name without the country code that some sources append: "FC Barcelona (ESP)" → "FC Barcelona". */
export const withoutCountrySuffix = (name: string): string => name.replace(/\s*\([A-Z]{3}\)$/, "");

/** The name of a competition without its season: "China | Super League 2025" → "china super league". */
export function normalisedCompetitionName(name: string): string {
  return plainText(name)
    .replace(/\b(19|20)\d\d(\s*[/-]\s*(\d{4}|\d{2}))?\s*$/, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .join(" ");
}
