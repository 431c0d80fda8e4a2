import { inkOn } from "#contract/colours/contrast";
import { HAIR, HEADS } from "../../data/media/portrait-parts.ts";
import { coachById } from "../../simulator/people/coaches.ts";
import { numberIn } from "../../simulator/people/numbers.ts";
import { knownPlayer } from "../../simulator/people/player.ts";
import { spellAt, spellsFrom } from "../../simulator/people/spells.ts";
import { letters } from "./letters.ts";

/** Greys of nobody's skin and hair, by id, so that a list does not look uniform. */
const SKINS = ["#cfd4da", "#bcc4cc", "#dbdfe4", "#aeb7c0"] as const;
const HAIRS = ["#48525c", "#6d7781", "#2f373f", "#8b949d", "#5a4f47"] as const;

const pick = <Row>(rows: readonly Row[], number: number): Row => rows[number % rows.length]!;

/** Shoulders in the shirt's colour, sleeves and a collar in the second; a coach wears a jacket. */
const SHIRT = "M3 32c0-7.5 4.5-11.5 13-11.5S29 24.5 29 32z";
const SLEEVES = "M3 32q0-5.5 3-8.5V32zM29 32q0-5.5-3-8.5V32z";
const COLLAR = "M12.2 20.6l3.8 3.4 3.8-3.4z";
const LAPELS = "M12.2 20.6L16 32l3.8-11.4z";
const TIE = "M15 23h2l.6 9h-3.2z";

/** A white shirt stands out from its background too. */
const SEAM = 'stroke="#000" stroke-opacity=".3" stroke-width=".6"';

/** Position of the number on a shirt. */
const CHEST = { x: 16, y: 31, height: 6, width: 12 };

interface Sitter {
  id: string;
  isCoach?: boolean;
  /** On the shirt, where it is known. */
  shirtNumber?: number | undefined;
}

const UNATTACHED = ["#5b6470", "#ffffff"] as const;

/** A figure in a team's colours with their shirt's number; there are no pictures of real people. */
export function portrait(
  { id, isCoach, shirtNumber }: Sitter,
  colours: readonly [string, string] = UNATTACHED,
): string {
  const [primary, secondary] = colours;
  const number = Number(BigInt(id) % 9_973n);
  const ink = inkOn(primary, secondary);
  const clothes = isCoach
    ? `<path d="${LAPELS}" fill="#fff"/><path d="${TIE}" fill="${ink === "#ffffff" ? primary : ink}"/>`
    : `<path d="${SLEEVES}${COLLAR}" fill="${secondary}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#eef1f4" d="M0 0h32v32H0z"/>` +
    `<g fill="${pick(SKINS, number)}"><path d="${pick(HEADS, number)}M13.2 16h5.6v6h-5.6z"/></g>` +
    `<path d="${pick(HAIR, number)}" fill="${pick(HAIRS, number)}"/><path d="${SHIRT}" fill="${primary}" ${SEAM}/>${clothes}` +
    `${isCoach || shirtNumber === undefined ? "" : letters(String(shirtNumber), CHEST, ink)}</svg>`
  );
}

interface Known {
  isCoach: boolean;
  origin: Parameters<typeof spellsFrom>[0];
}

function find(kind: "player" | "coach", id: string): Known | undefined {
  const known = kind === "coach" ? coachById(id) : knownPlayer(id);
  return known && { isCoach: kind === "coach", origin: known.origin };
}

/** A player's or coach's portrait in their team's colours at an instant (milliseconds); undefined for an unknown id. */
export function personPicture(kind: "player" | "coach", id: string, instant: number): string | undefined {
  const known = find(kind, id);
  if (!known) return undefined;
  const spells = spellsFrom(known.origin);
  // People who appear later are still unknown.
  if (!spells[0] || spells[0].from > instant) return undefined;
  const spell = spellAt(spells, instant);
  const shirtNumber = spell && !known.isCoach ? numberIn(spell.tenure, spell.loan) : undefined;
  return portrait({ id, isCoach: known.isCoach, shirtNumber }, spell?.club.team.colours);
}
