import { LruCache } from "#contract/memory/lru-cache";
import type { Sport } from "#contract/tables/sports";
import { createRandom } from "../../platform/random.ts";
import type { Club } from "./clubs.ts";
import { slotsOf } from "./slots.ts";

// Shirt numbers belong to the places of a squad, so that no two players share one, and none changes while a player
// stays.

const FIRST_ELEVEN = [1, 2, 4, 5, 3, 6, 8, 10, 7, 9, 11] as const;
const SECOND_KEEPER = 11;
const KEEPERS_NUMBERS = [12, 13, 16, 21, 22] as const;
const HIGHEST_FOOTBALL = 39;
const HIGHEST_BASKETBALL = 35;

const numbersCache = new LruCache<readonly number[]>(1_000);

function footballNumbers(club: Club): number[] {
  const random = createRandom(`numbers ${club.number}`);
  const keepers = random.shuffle(KEEPERS_NUMBERS).slice(0, 1);
  const taken = new Set<number>([...FIRST_ELEVEN, ...keepers]);
  const free: number[] = [];
  for (let number = 12; number <= HIGHEST_FOOTBALL; number++) if (!taken.has(number)) free.push(number);
  const others = random.shuffle(free);
  return slotsOf("football").map((_, slot) => {
    const first = FIRST_ELEVEN[slot];
    if (first !== undefined) return first;
    return slot === SECOND_KEEPER ? keepers[0]! : others[slot - SECOND_KEEPER]!;
  });
}

function basketballNumbers(club: Club): number[] {
  const all = Array.from({ length: HIGHEST_BASKETBALL + 1 }, (_, number) => number);
  return createRandom(`numbers ${club.number}`).shuffle(all).slice(0, slotsOf("basketball").length);
}

const NUMBERS: Readonly<Record<Sport, (club: Club) => number[]>> = {
  football: footballNumbers,
  basketball: basketballNumbers,
};

/** For the places of a club's squad, in order; all differ. */
export const numbersOf = (club: Club): readonly number[] =>
  numbersCache.getOrCreate(String(club.number), () => NUMBERS[club.sport](club));
