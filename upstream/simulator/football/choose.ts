import type { Random } from "../../platform/random.ts";

/** One of the items, chosen in proportion to its weight; undefined if all weights are 0. */
export function pick<Item>(random: Random, items: readonly Item[], weight: (item: Item) => number): Item | undefined {
  let total = 0;
  for (const item of items) total += weight(item);
  let rest = random.next() * total;
  for (const item of items) {
    const share = weight(item);
    rest -= share;
    if (rest < 0 && share > 0) return item;
  }
  return undefined;
}

/** How often players of a position score, assist and foul. */
const GOALS: Readonly<Record<string, number>> = {
  GK: 0,
  CB: 0.9,
  LB: 0.7,
  RB: 0.7,
  DM: 1.2,
  CM: 2.2,
  AM: 4.6,
  LW: 6,
  RW: 6,
  ST: 10,
};
const ASSISTS: Readonly<Record<string, number>> = {
  GK: 0.15,
  CB: 0.7,
  LB: 2.6,
  RB: 2.6,
  DM: 1.8,
  CM: 3.4,
  AM: 6,
  LW: 5.6,
  RW: 5.6,
  ST: 3.6,
};
const FOULS: Readonly<Record<string, number>> = {
  GK: 0.12,
  CB: 2.6,
  LB: 2.4,
  RB: 2.4,
  DM: 3.4,
  CM: 2.7,
  AM: 1.9,
  LW: 1.8,
  RW: 1.8,
  ST: 2,
};

export const goalWeight = (detail: string): number => GOALS[detail] ?? 2;
export const assistWeight = (detail: string): number => ASSISTS[detail] ?? 2;
export const foulWeight = (detail: string): number => FOULS[detail] ?? 2;
