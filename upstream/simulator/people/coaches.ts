import { LruCache } from "#contract/memory/lru-cache";
import type { TeamEntry } from "../../data/entries/types.ts";
import { idOfOrigin, originById, originOf } from "./careers.ts";
import { clubByNumber } from "./clubs.ts";
import { buildPerson } from "./player.ts";
import { COACH_SLOT } from "./slots.ts";
import { type Tenure, tenureAt } from "./tenures.ts";
import type { Person } from "./types.ts";
import { windowAt } from "./windows.ts";

const coaches = new LruCache<Person>(2_000);

const coachOf = (origin: Tenure): Person => {
  const id = idOfOrigin(origin);
  return coaches.getOrCreate(id, () => {
    const { firstName: _first, lastName: _last, ...person } = buildPerson(origin, id);
    return person;
  });
};

/** A team's head coach at an instant, in milliseconds; undefined for an imported team. */
export function coachAt(team: TeamEntry, instant: number): Person | undefined {
  const club = clubByNumber(Number(team.id));
  return club && coachOf(originOf(tenureAt(club, COACH_SLOT, windowAt(instant))));
}

/** A coach and their first tenure; undefined for an unknown id and for a player's. */
export function coachById(id: string): { coach: Person; origin: Tenure } | undefined {
  const origin = originById(id);
  return origin && origin.slot === COACH_SLOT ? { coach: coachOf(origin), origin } : undefined;
}
