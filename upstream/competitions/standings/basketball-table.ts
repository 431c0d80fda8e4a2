import { letterOf } from "./form.ts";
import { type CountedMatch, pctOf } from "./tally.ts";

type Record2 = readonly [won: number, lost: number];

/** What a basketball table shows besides wins and defeats. */
interface BasketballFigures {
  pct: number;
  /** Games behind the leader; undefined for the leader and teams level with it. */
  gamesBehind?: number;
  home: Record2;
  away: Record2;
  conference?: Record2;
  division?: Record2;
  lastTen: Record2;
  /** Wins in a row, or defeats as a negative number. */
  streak: number;
}

type WonLost = { won: number; lost: number };

/** Half the sum of missing wins and surplus defeats. */
export const gamesBehind = (leader: WonLost, { won, lost }: WonLost): number =>
  (leader.won - won + (lost - leader.lost)) / 2;

function recordOf(teamId: string, matches: readonly CountedMatch[]): Record2 {
  const won = matches.filter((match) => letterOf(teamId, match) === "W").length;
  return [won, matches.length - won];
}

/** `matches`: a team's own, latest first. */
export function streakOf(teamId: string, matches: readonly CountedMatch[]): number {
  const letters = matches.map((match) => letterOf(teamId, match));
  const end = letters.findIndex((letter) => letter !== letters[0]);
  const length = end === -1 ? letters.length : end;
  return letters[0] === "L" ? -length : length;
}

interface Parts {
  conference?: ReadonlySet<string>;
  division?: ReadonlySet<string>;
}

const LAST = 10;

/** The figures of one team of a table. */
export function basketballFigures(
  row: WonLost & { teamId: string },
  leader: WonLost,
  matches: readonly CountedMatch[],
  { conference, division }: Parts = {},
): BasketballFigures {
  const { teamId } = row;
  const own = matches
    .filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId)
    .sort((a, b) => b.kickOff - a.kickOff);
  const against = (teams: ReadonlySet<string>) =>
    own.filter(({ homeId, awayId }) => teams.has(homeId) && teams.has(awayId));
  const behind = gamesBehind(leader, row);
  return {
    pct: pctOf(row),
    ...(behind > 0 && { gamesBehind: behind }),
    home: recordOf(
      teamId,
      own.filter(({ homeId }) => homeId === teamId),
    ),
    away: recordOf(
      teamId,
      own.filter(({ awayId }) => awayId === teamId),
    ),
    ...(conference && { conference: recordOf(teamId, against(conference)) }),
    ...(division && { division: recordOf(teamId, against(division)) }),
    lastTen: recordOf(teamId, own.slice(0, LAST)),
    streak: streakOf(teamId, own),
  };
}

/** The row that games behind are measured from: the best difference of wins and defeats. */
export const leaderOf = <Row extends WonLost>(rows: readonly Row[]): Row | undefined =>
  [...rows].sort((a, b) => b.won - b.lost - (a.won - a.lost))[0];
