import { countryCodeOf } from "../../data/countries/country-names.ts";
import type { Refusal } from "../source-row.ts";
import type { Format, NameGroup, Part, Reading } from "./format.ts";

const NAME = "club names";
const COUNTRY = /^=\s+([^=].*?)\s*=*\s*$/;
/** A marker of second teams: "ii) Bayern München II". */
const MARKER = /^[a-z0-9]{1,3}\)\s+/;

/** Strips comments and language tags: "Bayern Munich [en] # old name". */
const withoutRemarks = (line: string): string =>
  line
    .replace(/#.*$/, "")
    .replace(/\[[a-z]{2}\]/g, "")
    .trimEnd();

const spellingsIn = (line: string): string[] =>
  line
    .split("|")
    .map((part) => part.trim().replace(/\s+/g, " ").toWellFormed())
    .filter((part) => part !== "");

/** "= Germany • Deutschland (de)" → Germany's code. */
const countryOf = (heading: string): string | undefined =>
  heading
    .split("•")
    .map((name) => countryCodeOf(name.replace(/\([a-z]+\)/, "")))
    .find((code) => code !== undefined);

function readClubs(lines: readonly string[]): { groups: NameGroup[]; refused: Refusal[] } {
  const groups: NameGroup[] = [];
  const refused: Refusal[] = [];
  let country: string | undefined;
  for (const [index, whole] of lines.entries()) {
    const [line, place] = [withoutRemarks(whole), { index, line: index + 1 }];
    const heading = COUNTRY.exec(line)?.[1];
    if (heading !== undefined) {
      country = countryOf(heading);
      if (country === undefined) refused.push({ ...place, reason: `unknown country ${JSON.stringify(heading)}` });
    } else if (country === undefined || line.trim() === "" || line.startsWith("=")) continue;
    else if (/^\s*\|/.test(line)) groups.at(-1)?.spellings.push(...spellingsIn(line));
    else if (!/^\s/.test(line)) {
      // An indented line without a bar is an address.
      const name = line.replace(MARKER, "").split(",")[0]?.trim() ?? "";
      if (name !== "") groups.push({ ...place, country, spellings: spellingsIn(name) });
    }
  }
  return { groups, refused };
}

/** Lists of grounds look similar; numbers of seats, or names of stadiums throughout, give them away. */
const isOfGrounds = (lines: readonly string[]): boolean =>
  lines.some((line) => /,\s*\(?\d{1,3}_\d{3}\)?\s*(,|$)/.test(withoutRemarks(line))) ||
  readClubs(lines).groups.every(({ spellings: [name = ""] }) => /stadi|stade|arena|est[a\u00e1]di/i.test(name));

const isHistory = (lines: readonly string[]): boolean =>
  lines.some((line) => /^(RENAME|MOVE|MERGE|REFORM|BANKRUPT)\s/.test(line));

function read(lines: readonly string[], _part: Part): Reading {
  const { groups, refused } = readClubs(lines);
  return { kind: "names", groups: groups.filter(({ spellings }) => spellings.length > 1), refused };
}

/**
 * A country's clubs, one block each: the usual name first, with year, ground and town after commas; then lines that
 * begin with a bar, with other spellings.
 */
export const clubAliases: Format = {
  name: NAME,
  recognise(text) {
    const lines = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
    const hasCountry = lines.some((line) => {
      const heading = COUNTRY.exec(withoutRemarks(line))?.[1];
      return heading !== undefined && countryOf(heading) !== undefined;
    });
    if (!hasCountry || !lines.some((line) => /^\s+\|\s*\S/.test(line))) return undefined;
    if (isOfGrounds(lines) || isHistory(lines)) return undefined;
    return { format: NAME, pass: 1, read: (part) => ({ reading: read(lines, part) }) };
  },
};
