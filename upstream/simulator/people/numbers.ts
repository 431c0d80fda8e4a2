import { LruCache } from "#contract/memory/lru-cache";
import type { Sport } from "#contract/tables/sports";
import { createRandom } from "../../platform/random.ts";
import type { Club } from "./clubs.ts";
import { type Loan, MOST_BORROWED } from "./loans.ts";
import { arrivalIn, departureFrom } from "./moves.ts";
import { slotsOf } from "./slots.ts";
import { type Tenure, tenureBefore } from "./tenures.ts";

// Shirt numbers belong to the places of a squad, two to each: the second is for somebody who comes before the other has
// left. No two players share one, and none changes while a player stays.

const FIRST_ELEVEN = [1, 2, 4, 5, 3, 6, 8, 10, 7, 9, 11] as const;
const SECOND_KEEPER = 11;
const KEEPERS_NUMBERS = [12, 13, 16, 21, 22] as const;
const HIGHEST_FOOTBALL = 39;
const HIGHEST_BASKETBALL = 35;

interface Numbers {
  /** By place. */
  first: readonly number[];
  second: readonly number[];
  /** By place for a loan. */
  loans: readonly number[];
}

/** All whole numbers not taken, in order. */
function* unused(taken: ReadonlySet<number>, from: number): Generator<number, never> {
  for (let number = from; ; number++) if (!taken.has(number)) yield number;
}

function withSpares(first: readonly number[], from: number): Numbers {
  const spare = unused(new Set(first), from);
  const take = (count: number): number[] => Array.from({ length: count }, () => spare.next().value);
  return { first, loans: take(MOST_BORROWED), second: take(first.length) };
}

function footballNumbers(club: Club): Numbers {
  const random = createRandom(`numbers ${club.number}`);
  const keepers = random.shuffle(KEEPERS_NUMBERS).slice(0, 1);
  const taken = new Set<number>([...FIRST_ELEVEN, ...keepers]);
  const free: number[] = [];
  for (let number = 12; number <= HIGHEST_FOOTBALL; number++) if (!taken.has(number)) free.push(number);
  const others = random.shuffle(free);
  const first = slotsOf("football").map((_, slot) => {
    const usual = FIRST_ELEVEN[slot];
    if (usual !== undefined) return usual;
    return slot === SECOND_KEEPER ? keepers[0]! : others[slot - SECOND_KEEPER]!;
  });
  return withSpares(first, 12);
}

function basketballNumbers(club: Club): Numbers {
  const all = Array.from({ length: HIGHEST_BASKETBALL + 1 }, (_, number) => number);
  const first = createRandom(`numbers ${club.number}`).shuffle(all).slice(0, slotsOf("basketball").length);
  return withSpares(first, 0);
}

const NUMBERS: Readonly<Record<Sport, (club: Club) => Numbers>> = {
  football: footballNumbers,
  basketball: basketballNumbers,
};

const numbersCache = new LruCache<Numbers>(1_000);

const numbersOf = (club: Club): Numbers =>
  numbersCache.getOrCreate(String(club.number), () => NUMBERS[club.sport](club));

/** Whether somebody takes the second number: the one before is still there, with the first. */
function takesSecond(tenure: Tenure): boolean {
  const before = tenureBefore(tenure);
  return departureFrom(before).at > arrivalIn(tenure).at && !takesSecond(before);
}

/** The shirt number of a tenure's holder, or on a loan from there. */
export function numberIn(tenure: Tenure, loan?: Loan): number {
  if (loan) return numbersOf(loan.to).loans[loan.place]!;
  const { first, second } = numbersOf(tenure.club);
  return (takesSecond(tenure) ? second : first)[tenure.slot]!;
}
