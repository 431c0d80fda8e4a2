import type { Parameters } from "./open-page.ts";
import type { Subject, TruthOf } from "./page-truth.ts";
import { isOver, type Told } from "./told.ts";

// Files that tell of matches, beside the pages.

interface FileTruth {
  path(parameters: Parameters, subject: Subject): string;
  truth: TruthOf;
}

/** As calendars write an instant. */
const instantOf = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** Both teams, with the score once it is over. */
export function summaryOf(told: Told): string {
  const { home, away, score, played } = told;
  if (!isOver(told)) return `${home} – ${away}`;
  const shootout = played?.shootout ? ` (${played.shootout.join("–")})` : "";
  return `${home} ${score!.join("–")}${shootout} ${away}`;
}

const eventsOf = (matches: readonly Told[]) => ({
  says: [...matches.flatMap((told) => [`SUMMARY:${summaryOf(told)}`, `DTSTART:${instantOf(told.kickOff)}`])],
});

const COMPETITION = ({ countryKey, leagueKey }: Parameters, { told }: Subject): string =>
  `/en/${told.sport}/${countryKey}/${leagueKey}`;

export const FILE_TRUTHS: Readonly<Record<string, FileTruth>> = {
  "a match's calendar": {
    path: (one, subject) => `${COMPETITION(one, subject)}/${one.matchName}/${one.matchId}/calendar.ics`,
    truth: ({ told }) => eventsOf([told]),
  },
  "a team's calendar": {
    path: ({ teamName, teamKey }, { told }) => `/en/${told.sport}/team/${teamName}/${teamKey}/calendar.ics`,
    truth: ({ told }) => eventsOf([told]),
  },
  "a competition's calendar": {
    path: (one, subject) => `${COMPETITION(one, subject)}/calendar.ics?leagueId=${subject.told.league}`,
    truth: ({ ofLeague }) => eventsOf(ofLeague),
  },
  "the status for programs": {
    path: () => "/status.json",
    truth: ({ told }) => ({
      says: [new RegExp(`"supplier":"api-${told.sport}","sport":"${told.sport}",[^}]*"failures":0,"state":"up"`)],
    }),
  },
};

/** Long lines of calendars go on in the next one. */
export const unfolded = (text: string): string => text.replaceAll(/\r?\n[ \t]/g, "").replaceAll("\\,", ",");
