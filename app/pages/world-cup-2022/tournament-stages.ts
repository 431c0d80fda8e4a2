import type { Match } from "#contract/domain/match";
import type { StandingsRow } from "#contract/domain/standings";
import { KNOCKOUT_STAGES, type KnockoutStage } from "#contract/tables/stages";

export interface GroupStage {
  /** "A", "B" … */
  letter: string;
  /** Empty if the table cannot be loaded. */
  rows: StandingsRow[];
  matches: Match[];
}

export interface KnockoutRound {
  stage: KnockoutStage;
  matches: Match[];
}

export interface TournamentStages {
  groups: GroupStage[];
  rounds: KnockoutRound[];
}

const byKickOff = (a: Match, b: Match): number => a.kickOff - b.kickOff || (a.id < b.id ? -1 : 1);

/** A tournament's matches by group, with each group's table, and by knock-out round, all in order of kick-off. */
export function tournamentStages(
  matches: readonly Match[],
  tables: readonly { group?: string; rows: StandingsRow[] }[],
): TournamentStages {
  const inOrder = matches.toSorted(byKickOff);
  const letters = new Set(inOrder.flatMap(({ group }) => group ?? []));
  return {
    groups: [...letters].toSorted().map((letter) => ({
      letter,
      rows: tables.find(({ group }) => group === letter)?.rows ?? [],
      matches: inOrder.filter(({ group }) => group === letter),
    })),
    rounds: KNOCKOUT_STAGES.map((stage) => ({
      stage,
      matches: inOrder.filter((match) => match.stage === stage),
    })).filter((round) => round.matches.length > 0),
  };
}
