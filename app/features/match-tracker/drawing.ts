import type { Side } from "#contract/domain/match";

/** A field in drawing units, and the units per per cent. */
interface Field {
  width: number;
  height: number;
}

/** A pitch of 105 by 68 metres; a unit is ten centimetres. */
export const PITCH: Field = { width: 1_050, height: 680 };
/** A court of 28 by 15 metres (FIBA); a unit is two centimetres. */
export const COURT: Field = { width: 1_400, height: 750 };

/** Converts per cent of a field to drawing units; the home side plays from left to right. */
export const pointOn = ({ width, height }: Field, { x, y }: { x: number; y: number }): { x: number; y: number } => ({
  x: Math.round((x * width) / 100),
  y: Math.round((y * height) / 100),
});

/** Length of the arrow's head, in units. */
const HEAD = 90;

/** The part of the pitch behind the ball, as a path of an arrow from the side's own goal line to the ball. */
export function reachPath(side: Side, { x, y }: { x: number; y: number }): string {
  const { width, height } = PITCH;
  const [start, neck] = side === "home" ? [0, Math.max(0, x - HEAD)] : [width, Math.min(width, x + HEAD)];
  return `M${start} 0H${neck}L${x} ${y}L${neck} ${height}H${start}Z`;
}

/** Id of the sentence on the current situation, which describes the drawing. */
export const NOW_ID = "tracker-now";
