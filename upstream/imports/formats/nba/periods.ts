import type { Pair } from "#contract/domain/match";
import { countIn } from "../csv.ts";

const MOST_POINTS = 100;
/** The league's tables have columns for four quarters and ten overtimes, written or not. */
export const PERIODS = [
  ...[1, 2, 3, 4].map((number) => `qtr${number}`),
  ...Array.from({ length: 10 }, (_, index) => `ot${index + 1}`),
];

const pointsIn = (text: string): number => {
  const points = countIn(text, MOST_POINTS);
  return typeof points === "number" ? points : 0;
};

/**
 * Points of each period that was played: nobody has ever gone through one without a point on either side, so the first
 * such one after the quarters was not played. Undefined where the quarters are not given.
 */
export function periodsIn(textOf: (period: string) => readonly [home: string, away: string]): Pair[] | undefined {
  const all = PERIODS.map((period): Pair => {
    const [home, away] = textOf(period);
    return [pointsIn(home), pointsIn(away)];
  });
  const end = all.findIndex(([home, away], index) => index >= 4 && home + away === 0);
  const played = end < 0 ? all : all.slice(0, end);
  return played.slice(0, 4).some(([home, away]) => home + away === 0) ? undefined : played;
}
