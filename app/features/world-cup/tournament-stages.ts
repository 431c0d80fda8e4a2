import type { Match, Stage } from "#contract/domain/match";
import type { StandingsRow } from "#contract/domain/standings";

export interface GroupStage {
  /** "A", "B" … */
  letter: string;
  /** Empty while the table cannot be had. */
  rows: StandingsRow[];
  matches: Match[];
}

export type KnockoutStage = (typeof ROUNDS)[number];

export interface KnockoutRound {
  stage: KnockoutStage;
  matches: Match[];
}

export interface TournamentStages {
  groups: GroupStage[];
  rounds: KnockoutRound[];
}

// As a tournament runs; the match for third place comes the day before the final.
const ROUNDS = [
  "round_of_128",
  "round_of_64",
  "round_of_32",
  "round_of_16",
  "quarter_final",
  "semi_final",
  "third_place",
  "final",
] as const satisfies readonly Stage[];

const byKickOff = (a: Match, b: Match): number => a.kickOff - b.kickOff || (a.id < b.id ? -1 : 1);

/** A tournament's matches by group, with each group's table, and by knockout round, all in order of kick-off. */
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
    rounds: ROUNDS.map((stage) => ({ stage, matches: inOrder.filter((match) => match.stage === stage) })).filter(
      (round) => round.matches.length > 0,
    ),
  };
}
