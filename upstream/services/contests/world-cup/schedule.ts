import type { TieStage } from "./shape.ts";

/** A day of the month and a time (HH:mm) in the contest's time zone. */
export interface KickOff {
  day: number;
  time: string;
}

/** Three matches an evening; three pairs of matches in the last round. The first one is `cupKickOff` of seasons.ts. */
const EVENING = ["19:00", "21:00", "23:00"] as const;
const EARLY_AND_LATE = ["19:00", "22:00"] as const;
/** The first days of the three group rounds. */
const ROUND_DAYS = [8, 12, 16] as const;

/** The first evenings of the rounds; two ties each, so that nobody plays twice within two days. */
const TIE_DAYS: Readonly<Record<TieStage, number>> = {
  round_of_16: 19,
  quarter_final: 23,
  semi_final: 26,
  final: 28,
};

/** When a match of a round is played; all numbers from 0. A group's last two matches are at the same time. */
export function groupKickOff(round: number, group: number, match: number): KickOff {
  const turn = round === ROUND_DAYS.length - 1 ? group : 2 * group + match;
  return { day: ROUND_DAYS[round]! + Math.floor(turn / EVENING.length), time: EVENING[turn % EVENING.length]! };
}

/** `number` from 1. */
export function tieKickOff(stage: TieStage, number: number): KickOff {
  const turn = number - 1;
  return { day: TIE_DAYS[stage] + Math.floor(turn / 2), time: EARLY_AND_LATE[(turn % 2) as 0 | 1] };
}
