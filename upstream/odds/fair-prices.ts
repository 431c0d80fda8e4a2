import { mirrored, type Quarters } from "#contract/odds/quarters";
import { breakEvenPrice, NO_CHANCES, type Settle, settleHandicap, settleTotal } from "#contract/odds/settle";
import type { GoalChances } from "./goal-model.ts";

/** The chances of whole numbers: of `from`, `from + 1` and so on. */
export interface Spread {
  from: number;
  chances: readonly number[];
}

/** A market without a margin: the chances sum to 1. Two sides have a line, in quarters; with three there is none. */
export interface FairMarket {
  line?: Quarters;
  chances: readonly number[];
}

/** Of the home side's lead by what is still to be scored. */
export function leads(goals: GoalChances): Spread {
  const reach = goals.length - 1;
  const chances = new Array<number>(2 * reach + 1).fill(0);
  for (const [home, row] of goals.entries())
    for (const [away, chance] of row.entries()) chances[home - away + reach]! += chance;
  return { from: -reach, chances };
}

/** Of what both sides together are still to score. */
export function sums(goals: GoalChances): Spread {
  const chances = new Array<number>(goals.length).fill(0);
  for (const [home, row] of goals.entries())
    for (const [away, chance] of row.entries()) chances[home + away]! += chance;
  return { from: 0, chances };
}

/** Home, level, away when the home side leads by so much already. */
export function threeWay({ from, chances }: Spread, lead: number): FairMarket {
  const result: [number, number, number] = [0, 0, 0];
  for (const [index, chance] of chances.entries()) result[1 - Math.sign(from + index + lead)]! += chance;
  return { chances: result };
}

type Ends = (value: number) => Settle;

/** The chance at which a price is fair, of a pick that may end in halves and pushes too. */
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

/** Over and under a total of the whole match, of which so much has been scored. */
export const totalAt = (sum: Spread, total: Quarters, scored: number): FairMarket =>
  twoWay(
    total,
    evenChance(sum, (value) => settleTotal([value + scored, 0], total, "over")),
  );

const meanOf = ({ from, chances }: Spread): number =>
  chances.reduce((sum, chance, index) => sum + chance * (from + index), 0);

const unevenness = ({ chances: [first = 0.5] }: FairMarket): number => Math.abs(first - 0.5);

/** The line nearest to even money, looked for from a guess on in steps of so many quarters. */
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

/** Never a total that what has been scored reaches already. */
export const mainTotal = (sum: Spread, step: Quarters, scored: number): FairMarket =>
  nearestEven(rounded(meanOf(sum) + scored, step), step, 4 * scored + step, (line) => totalAt(sum, line, scored));
