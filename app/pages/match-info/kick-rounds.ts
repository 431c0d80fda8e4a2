import type { Pair } from "#contract/domain/match";
import type { ShootoutKick } from "#contract/domain/match-events";

/** One kick of each side. */
export interface KickRound {
  /** From 1. */
  number: number;
  home?: ShootoutKick;
  away?: ShootoutKick;
  /** After the later of the two kicks. */
  score: Pair;
}

/** Groups the kicks of a shoot-out into rounds, whichever side starts; the last round may have one kick. */
export function kickRounds(kicks: readonly ShootoutKick[]): KickRound[] {
  const rounds: KickRound[] = [];
  for (const kick of kicks.toSorted((a, b) => a.order - b.order)) {
    const last = rounds.at(-1);
    if (last && !last[kick.side]) Object.assign(last, { [kick.side]: kick, score: kick.score });
    else rounds.push({ number: rounds.length + 1, [kick.side]: kick, score: kick.score });
  }
  return rounds;
}
