import type { PathValues } from "./open-page.ts";
import type { Subject, TruthOf } from "./page-truth.ts";
import { isOver, type ReportedMatch } from "./reported.ts";

// Files that tell of matches, beside the pages.

interface FileTruth {
  path(parameters: PathValues, subject: Subject): string;
  truth: TruthOf;
}

/** As calendars write an instant. */
const instantOf = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** Both teams, with the score once it is over. */
export function summaryOf(reported: ReportedMatch): string {
  const { home, away, score, played } = reported;
  if (!isOver(reported)) return `${home} – ${away}`;
  const shootout = played?.shootout ? ` (${played.shootout.join("–")})` : "";
  return `${home} ${score!.join("–")}${shootout} ${away}`;
}

const eventsOf = (matches: readonly ReportedMatch[]) => ({
  says: matches.flatMap((reported) => [`SUMMARY:${summaryOf(reported)}`, `DTSTART:${instantOf(reported.kickOff)}`]),
});

const COMPETITION = ({ countryKey, leagueKey }: PathValues, { reported }: Subject): string =>
  `/en/${reported.sport}/${countryKey}/${leagueKey}`;

export const FILE_TRUTHS: Readonly<Record<string, FileTruth>> = {
  "a match's calendar": {
    path: (one, subject) => `${COMPETITION(one, subject)}/${one.matchName}/${one.matchId}/calendar.ics`,
    truth: ({ reported }) => eventsOf([reported]),
  },
  "a team's calendar": {
    path: ({ teamName, teamKey }, { reported }) => `/en/${reported.sport}/team/${teamName}/${teamKey}/calendar.ics`,
    truth: ({ reported }) => eventsOf([reported]),
  },
  "a competition's calendar": {
    path: (one, subject) => `${COMPETITION(one, subject)}/calendar.ics?leagueId=${subject.reported.league}`,
    truth: ({ ofLeague }) => eventsOf(ofLeague),
  },
  "the status for programs": {
    path: () => "/status.json",
    truth: ({ reported }) => ({
      says: [
        new RegExp(`"supplier":"api-${reported.sport}","sport":"${reported.sport}",[^}]*"failures":0,"state":"up"`),
      ],
    }),
  },
};

/** Long lines of calendars go on in the next one. */
export const unfolded = (text: string): string => text.replaceAll(/\r?\n[ \t]/g, "").replaceAll("\\,", ",");
