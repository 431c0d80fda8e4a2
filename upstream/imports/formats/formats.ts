import { channelsCsv } from "./channels-csv.ts";
import { clubAliases } from "./club-aliases.ts";
import { hasColumns } from "./csv.ts";
import { euroleagueCsv } from "./euroleague-csv.ts";
import { readFootballData, SCORE_COLUMNS } from "./football-data.ts";
import { footballJson } from "./football-json.ts";
import { footballTxt } from "./football-txt.ts";
import type { Format, Recognised, Unreadable } from "./format.ts";
import {
  formerNames,
  internationalGoals,
  internationalResults,
  internationalShootouts,
} from "./international-results.ts";
import { nativeClubNames } from "./native-club-names.ts";
import { nbaBoxScores } from "./nba/box-scores.ts";
import { nbaGameLines } from "./nba/game-lines.ts";
import { nbaTeamLines } from "./nba/team-lines.ts";
import { nbaTeamTotals } from "./nba/team-totals.ts";
import { oddsCsv } from "./odds-csv.ts";
import { statsbombEvents } from "./statsbomb/events.ts";
import { statsbombMatches } from "./statsbomb/matches.ts";
import { statsbombShirts } from "./statsbomb/shirts.ts";
import { vietnamFixtures } from "./vietnam/fixtures.ts";
import { vietnamTables } from "./vietnam/tables.ts";
import { worldCupCards, worldCupGoals, worldCupKicks, worldCupSubstitutions } from "./world-cup-db/events.ts";
import { worldCupMatches } from "./world-cup-db/matches.ts";
import { worldCupAppearances, worldCupManagers, worldCupReferees } from "./world-cup-db/people.ts";

const NAME = "match statistics CSV";

/**
 * Results with half-time, shots, fouls, corners, cards and referee. The file names neither league nor season: the
 * league follows from its clubs, and only if these are ambiguous from the file's name.
 */
const matchStatisticsCsv: Format = {
  name: NAME,
  recognise: (text, fileName) =>
    hasColumns(text, SCORE_COLUMNS)
      ? {
          format: NAME,
          pass: 3,
          read: (part) => ({ reading: readFootballData(text, part, fileName, () => () => []) }),
        }
      : undefined,
};

/**
 * In order of detection: odds files have all columns of statistics files and more; football.json takes no other lists.
 */
export const FORMATS: readonly Format[] = [
  statsbombMatches,
  statsbombShirts,
  statsbombEvents,
  footballJson,
  oddsCsv,
  matchStatisticsCsv,
  internationalResults,
  internationalGoals,
  internationalShootouts,
  formerNames,
  vietnamFixtures,
  vietnamTables,
  euroleagueCsv,
  nbaGameLines,
  nbaTeamTotals,
  nbaTeamLines,
  nbaBoxScores,
  worldCupMatches,
  worldCupGoals,
  worldCupCards,
  worldCupSubstitutions,
  worldCupKicks,
  worldCupAppearances,
  worldCupManagers,
  worldCupReferees,
  channelsCsv,
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
