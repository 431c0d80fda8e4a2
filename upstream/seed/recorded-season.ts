import type { Goal, Pair, Stage } from "#contract/domain/match";
import { parseMinute } from "#contract/domain/status";
import { matchId } from "../imports/match-id.ts";
import type { LoadedMatch, SeasonLoad } from "../store/load-statements.ts";

export interface RecordedMatch {
  /** UTC: 2022-11-20T16:00Z. */
  kickOff: string;
  /** Absent for groups. */
  stage?: string;
  group?: string;
  matchday?: number;
  /** Codes as in `teams`. */
  home: string;
  away: string;
  /** One of `grounds`, or the town if the source gives no more. */
  ground?: string;
  city?: string;
  halfTime: number[];
  /** After 90 minutes. */
  fullTime: number[];
  /** After 120 minutes. */
  extraTime?: number[];
  shootout?: number[];
  /** Side that the goal counts for, minute ("90+8"), scorer, and "penalty" or "own goal". */
  goals: string[][];
}

/** A finished tournament, in the project's own format for recorded facts. */
export interface RecordedSeason {
  competitionId: string;
  season: string;
  name: string;
  /** The source of the facts. */
  origin: string;
  /** Codes of the teams that play at home; the others are on neutral ground. */
  hosts: string[];
  /** Code to English name. */
  teams: Record<string, string | undefined>;
  /** Ground to town. */
  grounds: Record<string, string | undefined>;
  matches: RecordedMatch[];
}

/** A national team's id in the world, by its English name. */
export type TeamIdOf = (name: string) => string | undefined;

const pairOf = (values: number[] | undefined): Pair | null => {
  if (!values) return null;
  const [home, away] = values;
  if (home === undefined || away === undefined) throw new Error(`not a pair: ${values}`);
  return [home, away];
};

function toGoal([side, at = "", player, ...marks]: string[]): Goal {
  const minute = parseMinute(at);
  if (!minute || (side !== "home" && side !== "away")) throw new Error(`not a goal: ${side} ${at} ${player}`);
  return {
    side,
    ...minute,
    ...(player !== undefined && { player }),
    ...(marks.includes("penalty") && { isPenalty: true }),
    ...(marks.includes("own goal") && { isOwnGoal: true }),
  };
}

function loadedMatch(
  match: RecordedMatch,
  { competitionId, season, teams, grounds, hosts }: RecordedSeason,
  idOf: TeamIdOf,
): LoadedMatch {
  const teamId = (code: string): string => {
    const id = idOf(teams[code] ?? code);
    if (id === undefined)
      throw new Error(`recorded ${competitionId} ${season}: the world has no team ${teams[code] ?? code}`);
    return id;
  };
  const stage = (match.group === undefined ? match.stage : "group") as Stage;
  const [homeId, awayId, kickOff] = [teamId(match.home), teamId(match.away), Date.parse(match.kickOff)];
  return {
    id: matchId({ competitionId, season, round: { stage }, homeId, awayId, kickOff }),
    competitionId,
    season,
    stage,
    matchday: match.matchday ?? null,
    group: match.group ?? null,
    leg: null,
    kickOff,
    isTimeConfirmed: true,
    homeId,
    awayId,
    isNeutral: !hosts.includes(match.home),
    venueName: match.ground ?? null,
    venueCity: (match.ground === undefined ? match.city : grounds[match.ground]) ?? null,
    status: "played",
    halfTime: pairOf(match.halfTime),
    fullTime: pairOf(match.fullTime),
    extraTime: pairOf(match.extraTime),
    shootout: pairOf(match.shootout),
    firstLeg: null,
    goals: match.goals.map(toGoal),
  };
}

/** The load of a recorded season. Throws if the world lacks one of its teams. */
export const recordedLoad = (recorded: RecordedSeason, idOf: TeamIdOf): SeasonLoad => ({
  competitionId: recorded.competitionId,
  season: recorded.season,
  source: "recorded",
  name: recorded.name,
  loadedAt: 0,
  matches: recorded.matches.map((match) => loadedMatch(match, recorded, idOf)),
});
