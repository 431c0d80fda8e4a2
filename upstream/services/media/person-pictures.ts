import { inkOn } from "../../platform/contrast.ts";
import { stationsFrom } from "../../simulator/people/careers.ts";
import { coachById } from "../../simulator/people/coaches.ts";
import { knownPlayer } from "../../simulator/people/player.ts";
import { windowAt } from "../../simulator/people/windows.ts";
import { initialsOf } from "./initials.ts";
import { letters } from "./letters.ts";

/** Skin-neutral greys of the figure, by id, so that a list does not look uniform. */
const FIGURES = ["#d7dbe0", "#c5cbd3", "#e3e6ea", "#b9c0c9"] as const;

const spread = (id: string): number => Number(BigInt(id) % 9_973n);

const HEADS = [
  '<circle cx="16" cy="11" r="5.4"/>',
  '<ellipse cx="16" cy="11" rx="5" ry="5.8"/>',
  '<path d="M10.8 9.6a5.2 5.2 0 0 1 10.4 0v2.2a5.2 5.2 0 0 1-10.4 0z"/>',
] as const;

/** Shoulders in the shirt's colour, a collar in the second; a coach wears a jacket. */
const SHIRT = "M4 32c0-8 5-12.5 12-12.5S28 24 28 32z";
const COLLAR = "M12.6 19.9l3.4 3.3 3.4-3.3z";
const LAPELS = "M12.6 19.9L16 32l3.4-12.1z";

/** Position of the initials: across a shirt, on one side of a jacket. */
const CHEST = { x: 16, y: 30, height: 5, width: 13 };
const BREAST = { x: 22.6, y: 29, height: 4, width: 6.5 };

interface Sitter {
  id: string;
  names: { en: string };
  isCoach?: boolean;
}

const UNATTACHED = ["#5b6470", "#ffffff"] as const;

/** A figure in a team's colours with the person's initials; there are no pictures of real people. */
export function portrait({ id, names, isCoach }: Sitter, colours: readonly [string, string] = UNATTACHED): string {
  const [primary, secondary] = colours;
  const number = spread(id);
  const figure = FIGURES[number % FIGURES.length];
  const head = HEADS[number % HEADS.length];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#eef1f4" d="M0 0h32v32H0z"/>` +
    `<g fill="${figure}">${head}</g><path d="${SHIRT}" fill="${primary}"/>` +
    `<path d="${isCoach ? LAPELS : COLLAR}" fill="${secondary}"/>` +
    `${letters(initialsOf(names.en), isCoach ? BREAST : CHEST, inkOn(primary, secondary))}</svg>`
  );
}

interface Known {
  sitter: Sitter;
  origin: Parameters<typeof stationsFrom>[0];
}

function find(kind: string, id: string): Known | undefined {
  if (kind === "coach") {
    const known = coachById(id);
    return known && { sitter: { ...known.coach, isCoach: true }, origin: known.origin };
  }
  const known = knownPlayer(id);
  return known && { sitter: known.player, origin: known.origin };
}

/** A player's or coach's portrait in their team's colours at an instant (milliseconds); undefined for an unknown id. */
export function personPicture(kind: "player" | "coach", id: string, instant: number): string | undefined {
  const known = find(kind, id);
  if (!known) return undefined;
  const window = windowAt(instant);
  // People who appear later are still unknown.
  if (known.origin.start > window) return undefined;
  const station = stationsFrom(known.origin).find(({ start, end }) => start <= window && window < end);
  return portrait(known.sitter, station?.club.team.colours);
}
