import { clubByNumber } from "./clubs.ts";
import { cameFrom, goesTo } from "./market.ts";
import { detailOf } from "./slots.ts";
import { type Tenure, tenureBefore, tenureFrom, tenureFromYear, toPlace } from "./tenures.ts";

/** Team id (5 digits), place in the squad (2), year of the first tenure (4). */
const ID = /^(\d{5})(\d\d)(\d{4})$/;

/** The id of the person whose first tenure this is. */
export const idOfOrigin = ({ club, slot, year }: Tenure): string =>
  `${club.number}${String(slot).padStart(2, "0")}${String(year).padStart(4, "0")}`;

/** The same person's previous tenure; undefined if this is their first. */
export function stationBefore(tenure: Tenure): Tenure | undefined {
  const key = cameFrom(tenure);
  if (key === undefined) return undefined;
  const { club, slot } = toPlace(key);
  const next = tenureFrom(club, slot, tenure.start);
  if (!next) throw new Error(`place ${key} is left in window ${tenure.start}, in which nobody follows`);
  return tenureBefore(next);
}

/** The same person's next tenure; undefined if they leave the world's clubs, or retire. */
export function stationAfter(tenure: Tenure): Tenure | undefined {
  const key = goesTo(tenure);
  if (key === undefined) return undefined;
  const { club, slot } = toPlace(key);
  return tenureFrom(club, slot, tenure.end);
}

/** The first tenure of this one's holder. Chains are short, since age decreases backwards. */
export function originOf(tenure: Tenure): Tenure {
  let first = tenure;
  for (let earlier = stationBefore(first); earlier; earlier = stationBefore(first)) first = earlier;
  return first;
}

/** The id of a tenure's holder. */
export const holderOf = (tenure: Tenure): string => idOfOrigin(originOf(tenure));

/** The first tenure of an id; undefined for an unknown id. */
export function originById(id: string): Tenure | undefined {
  const [, team, slot, year] = ID.exec(id) ?? [];
  const club = team && clubByNumber(Number(team));
  if (!club || detailOf(club.sport, Number(slot)) === undefined) return undefined;
  const first = tenureFromYear(club, Number(slot), Number(year));
  return first && cameFrom(first) === undefined ? first : undefined;
}

/** A person's tenures from the first on; each begins when the previous one ends. */
export function stationsFrom(origin: Tenure): Tenure[] {
  const stations = [origin];
  for (let next = stationAfter(origin); next; next = stationAfter(next)) stations.push(next);
  return stations;
}
