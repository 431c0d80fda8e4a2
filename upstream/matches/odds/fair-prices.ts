import { mirrored, type Quarters } from "#contract/odds/quarters";
import { breakEvenPrice, NO_CHANCES, type Settle, settleHandicap, settleTotal } from "#contract/odds/settle";
import type { GoalChances } from "./goal-model.ts";

/** Probabilities of the whole numbers `from`, `from + 1` and so on. */
export interface Spread {
  from: number;
  chances: readonly number[];
}

/**
 * A market without a margin: probabilities sum to 1. Two-way markets have a line, in quarters; three-way markets have
 * none.
 */
export interface FairMarket {
  line?: Quarters;
  chances: readonly number[];
}

/** The home side's lead among goals still to be scored. */
export function leads(goals: GoalChances): Spread {
  const reach = goals.length - 1;
  const chances = new Array<number>(2 * reach + 1).fill(0);
  for (const [home, row] of goals.entries())
    for (const [away, chance] of row.entries()) chances[home - away + reach]! += chance;
  return { from: -reach, chances };
}

/** Total goals still to be scored by both sides. */
export function sums(goals: GoalChances): Spread {
  const chances = new Array<number>(goals.length).fill(0);
  for (const [home, row] of goals.entries())
    for (const [away, chance] of row.entries()) chances[home + away]! += chance;
  return { from: 0, chances };
}

/** Home, draw, away if the home side already leads by `lead`. */
export function threeWay({ from, chances }: Spread, lead: number): FairMarket {
  const result: [number, number, number] = [0, 0, 0];
  for (const [index, chance] of chances.entries()) result[1 - Math.sign(from + index + lead)]! += chance;
  return { chances: result };
}

type Ends = (value: number) => Settle;

/** The probability at which a price is fair for a pick that may also end in halves and pushes. */
function evenChance({ from, chances }: Spread, ends: Ends): number {
  const ways: Record<Settle, number> = { ...NO_CHANCES, VOID: 0 };
  for (const [index, chance] of chances.entries()) if (chance > 0) ways[ends(from + index)] += chance;
  return 1 / breakEvenPrice(ways);
}

const twoWay = (line: Quarters, first: number): FairMarket => ({ line, chances: [first, 1 - first] });

/** Home and away with a handicap that counts from now on. */
export const handicapAt = (lead: Spread, homeLine: Quarters): FairMarket =>
  twoWay(
    homeLine,
    evenChance(lead, (value) => settleHandicap([value, 0], homeLine, "home")),
  );

/** Over and under a total of the whole match, of which `scored` have been scored. */
export const totalAt = (sum: Spread, total: Quarters, scored: number): FairMarket =>
  twoWay(
    total,
    evenChance(sum, (value) => settleTotal([value + scored, 0], total, "over")),
  );

const meanOf = ({ from, chances }: Spread): number =>
  chances.reduce((sum, chance, index) => sum + chance * (from + index), 0);

const unevenness = ({ chances: [first = 0.5] }: FairMarket): number => Math.abs(first - 0.5);

/** The line nearest to even money, searched from a guess in steps of quarters. */
function nearestEven(guess: Quarters, step: Quarters, least: Quarters, at: (line: Quarters) => FairMarket): FairMarket {
  let best = at(Math.max(guess, least));
  for (const direction of [-step, step]) {
    for (;;) {
      const line = best.line! + direction;
      const next = line < least ? undefined : at(line);
      if (!next || unevenness(next) >= unevenness(best)) break;
      best = next;
    }
  }
  return best;
}

const rounded = (value: number, step: Quarters): Quarters => Math.round((4 * value) / step) * step;

export const mainHandicap = (lead: Spread, step: Quarters): FairMarket =>
  nearestEven(mirrored(rounded(meanOf(lead), step)), step, Number.NEGATIVE_INFINITY, (line) => handicapAt(lead, line));

/** Never a total already reached by the goals scored. */
export const mainTotal = (sum: Spread, step: Quarters, scored: number): FairMarket =>
  nearestEven(rounded(meanOf(sum) + scored, step), step, 4 * scored + step, (line) => totalAt(sum, line, scored));
