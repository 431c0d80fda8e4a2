import type { Side } from "#contract/domain/match";
import type { Random } from "../../platform/random.ts";

/** A place on the court in per cent: x from the home side's own baseline to the one it attacks, y across. */
export interface Spot {
  x: number;
  y: number;
  isInPaint: boolean;
}

// Metres, by FIBA's court.
const LENGTH = 28;
const WIDTH = 15;
const BASKET = 1.575;
const ARC = 6.75;
const PAINT = { depth: 5.8, half: 2.45 };
/** Share of two-point shots from the paint. */
const FROM_PAINT = 0.63;

const percent = (share: number): number => Math.round(Math.max(0.01, Math.min(0.99, share)) * 1000) / 10;

/** A spot `along` metres from the baseline that a side attacks, and `across` from the middle. */
const spotAt = (side: Side, along: number, across: number): Spot => ({
  x: percent(side === "home" ? 1 - along / LENGTH : along / LENGTH),
  y: percent(0.5 + (side === "home" ? across : -across) / WIDTH),
  isInPaint: along <= PAINT.depth && Math.abs(across) <= PAINT.half,
});

/** Where a shot is taken. */
export function shotSpot(random: Random, side: Side, points: 2 | 3): Spot {
  const angle = (random.next() - 0.5) * Math.PI;
  const polar = (radius: number): Spot =>
    spotAt(side, Math.max(0.2, BASKET + radius * Math.cos(angle)), radius * Math.sin(angle));
  if (points === 3) return polar(ARC + 0.1 + random.next() * random.next() * 2);
  if (random.chance(FROM_PAINT)) return polar(random.next() * 2.3);
  return polar(2.9 + random.next() * 3.6);
}

export const freeThrowSpot = (side: Side): Spot => spotAt(side, 5.8, 0);

/** Metres from the basket that is attacked, along the court and across it. */
function fromBasket({ x, y }: Spot): { along: number; across: number } {
  const along = (Math.min(x, 100 - x) / 100) * LENGTH;
  return { along: along - BASKET, across: Math.abs(y / 100 - 0.5) * WIDTH };
}

/** Between the baseline and the end of the straight part of the three-point line. */
const CORNER = 1.4;

/** Whether a three is shot from a corner. */
export const isCorner = (spot: Spot): boolean => fromBasket(spot).along <= CORNER;

/** Whether a shot comes from far behind the line. */
export function isDeep(spot: Spot): boolean {
  const { along, across } = fromBasket(spot);
  return Math.hypot(along, across) >= ARC + 1;
}

/** Under the basket of the rebound: the attacked one for an offensive rebound. */
export function spotOfRebound(side: Side, isOffensive: boolean): Spot {
  const shooter: Side = isOffensive === (side === "home") ? "home" : "away";
  return spotAt(shooter, BASKET + 0.6, 0);
}
