import { MINUTE } from "#contract/time/units";
import type { PlayPeriod } from "../../match/match-clock.ts";
import type { Random } from "../../platform/random.ts";

/** A stoppage in which a side makes substitutions. */
export interface Change {
  at: number;
  count: number;
  isInjury?: true;
}

// The Laws of the Game, law 3, as applied by competitions: five substitutes, three stoppages for them besides
// half-time; in extra time one more of each.
export const SUBSTITUTES = 5;
export const WINDOWS = 3;

const INJURY = 0.13;
const AT_HALF_TIME = 0.28;
/** Substitutions that a coach intends, by frequency. */
const WISHES = [2, 3, 3, 4, 4, 4, 5, 5, 5, 5] as const;

const within = ({ startsAt, endsAt }: PlayPeriod, at: number): boolean => startsAt < at && at < endsAt;

/** An offset in whole minutes, plus a fraction that no other incident of a match is likely to share. */
const minutesInto = ({ startsAt }: PlayPeriod, minutes: number, random: Random): number =>
  startsAt + Math.floor((minutes + random.next()) * MINUTE);

/** When a side makes how many substitutions, in order of time; `isBusy` excludes instants. */
export function planChanges(random: Random, periods: readonly PlayPeriod[], isBusy: (at: number) => boolean): Change[] {
  const [first, second] = periods;
  const changes: Change[] = [];
  if (!first) return changes;
  let left: number = WISHES[random.integer(0, WISHES.length - 1)]!;
  let windows = WINDOWS;
  const add = (period: PlayPeriod, minutes: number, count: number, isInjury?: true) => {
    const at = minutesInto(period, minutes, random);
    if (left < count || windows === 0 || !within(period, at) || isBusy(at)) return;
    changes.push({ at, count, ...(isInjury && { isInjury }) });
    left -= count;
    windows -= 1;
  };
  if (random.chance(INJURY)) {
    const isEarly = random.chance(0.5);
    const period = isEarly || !second ? first : second;
    add(period, random.integer(4, 40), 1, true);
  }
  if (second) {
    if (random.chance(AT_HALF_TIME)) {
      const count = Math.min(left, random.chance(0.3) ? 2 : 1);
      changes.push({ at: second.startsAt, count });
      left -= count;
    }
    // The last stoppage gets the remaining substitutions, so the earlier ones leave it at least one.
    for (const [from, to] of [
      [8, 22],
      [20, 34],
      [32, 44],
    ] as const) {
      if (left === 0) break;
      const isLast = windows === 1 || from === 32;
      const most = Math.min(3, left);
      add(second, random.integer(from, to), isLast ? most : random.integer(1, Math.min(2, most)));
    }
  }
  const extra = periods.find(({ firstMinute }) => firstMinute === 91);
  if (extra) {
    const used = changes.reduce((sum, { count }) => sum + count, 0);
    left = Math.min(SUBSTITUTES + 1 - used, 2);
    windows += 1;
    add(extra, random.integer(1, 12), random.integer(1, left));
  }
  return changes.sort((a, b) => a.at - b.at);
}
