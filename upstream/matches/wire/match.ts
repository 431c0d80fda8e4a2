import type { MatchChangeWire } from "#contract/calls/match-changes";
import type { GoalWire } from "#contract/calls/match-info";
import type { ScoreTickWire } from "#contract/calls/match-score";
import type { Goal, Pair } from "#contract/domain/match";
import { phaseGroup } from "#contract/domain/status";
import type { LocaleCode } from "#contract/tables/locales";
import { sportTypeOf } from "#contract/tables/sports";
import type { MatchItemWire, MatchStateWire } from "#contract/wire/match-item";
import type { CompetitionEntry, TeamEntry } from "../../data/entries/types.ts";
import type { Fixture, MatchAt, MatchState } from "../../match/match.ts";
import { gameFields, seriesFields } from "../../simulator/basketball/wire-game.ts";
import type { Directory } from "../directory.ts";
import { countryOf, teamWire } from "./references.ts";
import { statusWord } from "./status-word.ts";

const home = (pair: Pair | undefined): number | null => pair?.[0] ?? null;
const away = (pair: Pair | undefined): number | null => pair?.[1] ?? null;

/** Throws if the directory lacks the competition, since the data are then inconsistent. */
export function competitionOf({ competitionId, id }: Fixture, directory: Directory): CompetitionEntry {
  const competition = directory.competitionById(competitionId);
  if (!competition) throw new Error(`match ${id} names the unknown competition ${competitionId}`);
  return competition;
}

function teamOf(matchId: string, teamId: string, directory: Directory): TeamEntry {
  const team = directory.teamById(teamId);
  if (!team) throw new Error(`match ${matchId} names the unknown team ${teamId}`);
  return team;
}

const winnerCode = ({ phase, winner }: MatchState): string | undefined =>
  winner ?? (phaseGroup(phase) === "final" ? "draw" : undefined);

const clockFields = (fixture: Fixture, state: MatchState) => ({
  matchStatus: statusWord(fixture, state),
  phase: state.phase,
  minute: state.minute ?? null,
  addedMinute: state.addedMinute ?? null,
});

const scoreFields = ({ score, halfTime, shootout, reds }: MatchState) => ({
  homeTeamScore: home(score),
  awayTeamScore: away(score),
  homeHalfScore: home(halfTime),
  awayHalfScore: away(halfTime),
  homePenScore: home(shootout),
  awayPenScore: away(shootout),
  homeRed: reds[0],
  awayRed: reds[1],
});

const stateFields = ({ fixture, state }: MatchAt): MatchStateWire => ({
  matchTime: fixture.kickOff,
  isTimeConfirmed: fixture.isTimeConfirmed,
  ...clockFields(fixture, state),
  periodStart: state.clock?.startedAt,
  periodFrom: state.clock?.from ?? null,
  ...scoreFields(state),
  homeFtScore: home(state.fullTime),
  awayFtScore: away(state.fullTime),
  homeAggScore: home(state.aggregate),
  awayAggScore: away(state.aggregate),
  winner: winnerCode(state),
  varState: state.isVarCheck && "checking",
  ...gameFields(state),
});

const scheduleFields = (fixture: Fixture, { originalTime }: MatchState) => ({
  originalTime,
  stage: fixture.stage,
  matchday: fixture.matchday ?? null,
  groupName: fixture.group,
  leg: fixture.leg ?? null,
  neutral: fixture.isNeutral,
  source: fixture.source,
});

/** A list row. Throws if the directory lacks its competition or one of its teams. */
export function matchItemWire({ fixture, state }: MatchAt, directory: Directory, locale: LocaleCode): MatchItemWire {
  const competition = competitionOf(fixture, directory);
  const homeTeam = teamOf(fixture.id, fixture.homeId, directory);
  const awayTeam = teamOf(fixture.id, fixture.awayId, directory);
  return {
    matchId: fixture.id,
    sportType: sportTypeOf(competition.sport),
    leagueId: competition.id,
    countryKey: countryOf(competition, directory).key,
    leagueKey: competition.key,
    matchName: `${homeTeam.key}-vs-${awayTeam.key}`,
    ...scheduleFields(fixture, state),
    ...seriesFields(fixture, state, competition),
    ...stateFields({ fixture, state }),
    home: teamWire(homeTeam, locale),
    away: teamWire(awayTeam, locale),
    seq: state.seq,
    updatedAt: state.updatedAt,
  };
}

/** For a match in which something has happened. */
export const matchChangeWire = ({ fixture, state }: MatchAt): MatchChangeWire => ({
  matchId: fixture.id,
  seq: state.seq,
  at: state.happenedAt ?? state.updatedAt,
  ...stateFields({ fixture, state }),
});

export const scoreTickWire = ({ fixture, state }: MatchAt): ScoreTickWire => ({
  matchId: fixture.id,
  ...clockFields(fixture, state),
  ...scoreFields(state),
  seq: state.seq,
  updatedAt: state.updatedAt,
});

export const goalWire = (goal: Goal): GoalWire => ({
  side: goal.side,
  minute: goal.minute,
  addedMinute: goal.addedMinute ?? null,
  playerName: goal.player,
  isPenalty: goal.isPenalty,
  isOwnGoal: goal.isOwnGoal,
});
