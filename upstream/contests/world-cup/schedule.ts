import type { TieStage } from "./shape.ts";

/** A day of the month and a time of the game's zone (HH:mm). */
export interface KickOff {
  day: number;
  time: string;
}

/** Three matches an evening, two groups in three days. The first one is `cupKickOff` of seasons.ts. */
const EVENING = ["19:00", "21:00", "23:00"] as const;
/** Where two matches are at once, or an evening has two. */
const EARLY_AND_LATE = ["19:00", "22:00"] as const;
/** The first days of the three rounds of the groups. */
const ROUND_DAYS = [8, 12, 16] as const;

/** The evenings of the ties; two ties each, the final on its own. */
const TIE_DAYS: Readonly<Record<TieStage, number>> = {
  round_of_16: 20,
  quarter_final: 24,
  semi_final: 26,
  final: 28,
};

/** When a match of a round is played; all numbers from 0. Both last matches of a group are at the same time. */
export function groupKickOff(round: number, group: number, match: number): KickOff {
  const first = ROUND_DAYS[round]!;
  if (round === ROUND_DAYS.length - 1)
    return { day: first + Math.floor(group / 2), time: EARLY_AND_LATE[(group % 2) as 0 | 1] };
  const turn = 2 * group + match;
  return { day: first + Math.floor(turn / EVENING.length), time: EVENING[turn % EVENING.length]! };
}

/** `number` from 1. */
export function tieKickOff(stage: TieStage, number: number): KickOff {
  const turn = number - 1;
  return { day: TIE_DAYS[stage] + Math.floor(turn / 2), time: EARLY_AND_LATE[(turn % 2) as 0 | 1] };
}
