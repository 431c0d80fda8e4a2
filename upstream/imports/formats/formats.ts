import { clubAliases } from "./club-aliases.ts";
import { euroleagueCsv } from "./euroleague-csv.ts";
import { footballJson } from "./football-json.ts";
import { footballTxt } from "./football-txt.ts";
import type { Format, Recognised, Unreadable } from "./format.ts";
import {
  formerNames,
  internationalGoals,
  internationalResults,
  internationalShootouts,
} from "./international-results.ts";
import { matchStatisticsCsv } from "./match-statistics-csv.ts";
import { nativeClubNames } from "./native-club-names.ts";
import { oddsCsv } from "./odds-csv.ts";

/** In order of detection: odds files have all columns of statistics files and more. */
export const FORMATS: readonly Format[] = [
  footballJson,
  oddsCsv,
  matchStatisticsCsv,
  internationalResults,
  internationalGoals,
  internationalShootouts,
  formerNames,
  euroleagueCsv,
  footballTxt,
  clubAliases,
  nativeClubNames,
];

/** The first format that recognises the text. */
export function recognise(text: string, fileName: string): Recognised | Unreadable {
  for (const format of FORMATS) {
    const found = format.recognise(text, fileName);
    if (found) return found;
  }
  return { reason: "of none of the known forms" };
}
