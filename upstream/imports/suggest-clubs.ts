import type { TeamEntry } from "../data/entries/types.ts";
import type { Suggestion } from "../store/import-schema.ts";
import { likeness, type ReadName, readName } from "./similar-names.ts";

/** More than these are no suggestion: the name tells too little. */
const MOST = 4;

const read = new WeakMap<TeamEntry, ReadName[]>();

function namesOf(club: TeamEntry): ReadName[] {
  const names = read.get(club) ?? [club.names.en, ...(club.aliases ?? [])].map(readName);
  read.set(club, names);
  return names;
}

/**
 * Clubs of a country that an unknown name may mean, best first. One that plays in the same season under its own name
 * (`present`) is another one. None if the name is like no club's, or like too many.
 */
export function suggestClubs(name: string, clubs: readonly TeamEntry[], present: ReadonlySet<string>): Suggestion[] {
  const own = readName(name);
  const alike = clubs.flatMap((club) => {
    if (club.isNational || present.has(club.id)) return [];
    const found = namesOf(club).map((other) => likeness(own, other));
    const evidence = found.find((one) => one !== undefined);
    return evidence === undefined ? [] : [{ answer: club.id, name: club.names.en, evidence }];
  });
  const order = ["the same letters", "nearly the same letters", "a part of the name"];
  if (alike.length > MOST) return [];
  return alike.sort((a, b) => order.indexOf(a.evidence) - order.indexOf(b.evidence));
}
