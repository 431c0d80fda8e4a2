import type { Pair } from "#contract/domain/match";
import { type Phase, phaseGroup } from "#contract/domain/status";
import type { Sport } from "#contract/tables/sports";
import { readPhase } from "../../upstream/suppliers/api-basketball/read-status.ts";
import { gamesAt } from "../../upstream/suppliers/api-basketball/stub-evening.ts";
import { STUB_LEAGUES as GAME_LEAGUES } from "../../upstream/suppliers/api-basketball/stub-leagues.ts";
import { STUB_LEAGUES } from "../../upstream/suppliers/api-football/stub-leagues.ts";
import type { Evening } from "../../upstream/suppliers/stub/evening.ts";
import { footballAt } from "../../upstream/suppliers/stub/football-evening.ts";
import type { PlayedMatch } from "../../upstream/suppliers/stub/played-match.ts";

/** A match as its supplier tells it, in our names. */
export interface ReportedMatch {
  sport: Sport;
  /** Our id of its competition. */
  league: string;
  home: string;
  away: string;
  /** Milliseconds. */
  kickOff: number;
  phase: Phase;
  /** Absent before it begins. */
  score?: Pair;
  /** The supplier's ids of both clubs. */
  clubs: readonly [number, number];
  /** What else is reported of a football match. */
  played?: PlayedMatch;
  /** Points of both sides, by quarter. */
  quarters?: Pair[];
}

/** Who supplies each sport, as pages credit them. */
export const SUPPLIERS = { football: "API-Football", basketball: "API-Basketball" } as const;

/** Clubs that we call otherwise than the supplier. */
const OURS: Readonly<Record<string, string>> = {
  "Atletico Madrid": "Atlético Madrid",
  "FSV Mainz 05": "Mainz 05",
  "SC Freiburg": "Freiburg",
  Fenerbahce: "Fenerbahçe",
};
const ourName = (name: string): string => OURS[name] ?? name;

export const reportedFootball = (instant: number, evening: Evening): ReportedMatch[] =>
  footballAt(instant, evening, STUB_LEAGUES).map((played) => {
    const league = STUB_LEAGUES[played.league]!;
    const [home, away] = [league.clubs[played.clubs[0]]!, league.clubs[played.clubs[1]]!];
    return {
      sport: "football",
      league: league.ours,
      home: ourName(home.name),
      away: ourName(away.name),
      kickOff: played.kickOff,
      phase: played.phase,
      ...(played.hasBegun && { score: played.score }),
      clubs: [home.id, away.id],
      played,
    };
  });

export const reportedGames = (instant: number, evening: Evening): ReportedMatch[] =>
  gamesAt(instant, evening).map(({ league, home, away, timestamp = 0, status, points }) => {
    const quarters = points?.[0].map((own, index): Pair => [own ?? 0, points[1][index] ?? 0]);
    const sum = (side: 0 | 1) => quarters!.reduce((total, pair) => total + pair[side], 0);
    return {
      sport: "basketball",
      league: GAME_LEAGUES.find(({ id }) => id === (league ?? GAME_LEAGUES[0]!).id)!.ours,
      home: ourName(home!.name),
      away: ourName(away!.name),
      kickOff: timestamp * 1000,
      phase: readPhase(status?.short ?? "NS") ?? "SCHEDULED",
      ...(quarters && { score: [sum(0), sum(1)], quarters }),
      clubs: [home!.id, away!.id],
    };
  });

export const isLive = ({ phase }: ReportedMatch): boolean => phaseGroup(phase) === "live";
export const isOver = ({ phase }: ReportedMatch): boolean => phaseGroup(phase) === "final";

/** Phases whose words a row reads in English; all other live ones are "in play". */
const WORDS: Partial<Record<Phase, string>> = {
  HALF_TIME: "Half-time",
  ET_BREAK: "Break before extra time",
  SHOOTOUT: "Penalty shoot-out",
  FULL_TIME: "Full time",
  AFTER_ET: "After extra time",
  ABANDONED: "Abandoned",
  INTERRUPTED: "Interrupted",
};

/** How the sentence of a match's row begins, as screen readers say it. */
export function sentence({ sport, home, away, score, phase, played, quarters }: ReportedMatch): string {
  const both = `${home} against ${away}, `;
  if (phase === "POSTPONED") return `${both}Postponed`;
  if (!score) return `${both}${sport === "football" ? "kick-off" : "tip-off"}`;
  const result = `${both}${score[0]} to ${score[1]}, `;
  if (played?.shootout && phase === "AFTER_PENS")
    return `${result}${played.shootout[0]} to ${played.shootout[1]} on penalties`;
  if (sport === "football") return result + (WORDS[phase] ?? "in play");
  if (phase === "FULL_TIME") return result + (quarters!.length > 4 ? "After overtime" : "Final");
  return result;
}
