import type { ZoneKey } from "#contract/tables/standings-keys";
import { createRandom } from "../../platform/random.ts";
import type { FinalPlace } from "./final-places.ts";

/** A table in which teams that may not be promoted leave their places to the next. */
export function withoutTeams(places: readonly FinalPlace[], isLeftOut: (teamId: string) => boolean): FinalPlace[] {
  const staying = places.filter(({ teamId }) => !isLeftOut(teamId));
  return staying.map(({ teamId }, place): FinalPlace => ({ ...places[place]!, teamId }));
}

const inZone = (places: readonly FinalPlace[], zone: ZoneKey): string[] =>
  places.filter((place) => place.zone === zone).map(({ teamId }) => teamId);

/**
 * Who changes leagues by two final tables: everybody in the places of relegation; as many from the top of the lower
 * league, the last of them the winner of its play-offs, or by a lot, seeded by `seed`, among their places.
 */
export function nextExchange(
  upper: readonly FinalPlace[],
  lower: readonly FinalPlace[],
  seed: string,
  winner?: string,
): { down: string[]; up: string[] } {
  const relegated = inZone(upper, "relegation");
  const drawn = createRandom(`play-offs ${seed}`).shuffle(inZone(lower, "promotion_playoff"));
  const playOff = winner === undefined ? drawn : [winner];
  const up = [...inZone(lower, "promotion"), ...playOff].slice(0, relegated.length);
  return { down: relegated.slice(0, up.length), up };
}
