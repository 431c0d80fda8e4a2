import type { MomentumMinute } from "#contract/domain/match-statistics";
import { MINUTE } from "#contract/time/units";
import { minuteAt } from "../../match/match-clock.ts";
import type { FootballProgress } from "./progress.ts";
import type { ActionKind } from "./types.ts";

/** Pressure of an action; of a shot also by its quality. */
const PRESSURE: Partial<Record<ActionKind, number>> = {
  attack: 0.5,
  dangerousAttack: 1.4,
  corner: 1.6,
  shot: 2.2,
  freeKick: 0.2,
  penalty: 3,
};
/** Share of a minute's pressure that carries over to the next. */
const LASTING = 0.62;
/** The pressure at which the curve is at three quarters. */
const SCALE = 5;

/** Which side pressed, minute by minute as far as played; requires progress that has been cut. */
export function momentumOf({ timeline, actions, shots }: FootballProgress): MomentumMinute[] {
  const bySeq = new Map(shots.map((shot) => [shot.seq - 1, shot]));
  const minutes: MomentumMinute[] = [];
  let next = 0;
  let pressure = 0;
  for (const period of timeline.periods) {
    for (let from = period.startsAt; from < period.endsAt; from += MINUTE) {
      const to = Math.min(from + MINUTE, period.endsAt);
      pressure *= LASTING;
      for (; next < actions.length && actions[next]!.at < to; next++) {
        const { kind, side, shot } = actions[next]!;
        const weight = (PRESSURE[kind] ?? 0) + (shot === undefined ? 0 : 4 * (bySeq.get(shot)?.xg ?? 0));
        pressure += side === "home" ? weight : -weight;
      }
      minutes.push({ ...minuteAt(period, from), value: Math.round(100 * Math.tanh(pressure / SCALE)) });
    }
  }
  return minutes;
}
