import type { Side } from "#contract/domain/match";

/** A field in the drawing's own units, and how many of them are a per cent of it. */
interface Field {
  width: number;
  height: number;
}

/** A pitch of 105 by 68 metres, a unit being ten centimetres. */
export const PITCH: Field = { width: 1_050, height: 680 };
/** A court of 28 by 15 metres (FIBA), a unit being two centimetres. */
export const COURT: Field = { width: 1_400, height: 750 };

/** From per cent of a field to the drawing's units; the home side plays from left to right. */
export const pointOn = ({ width, height }: Field, { x, y }: { x: number; y: number }): { x: number; y: number } => ({
  x: Math.round((x * width) / 100),
  y: Math.round((y * height) / 100),
});

/** How long the arrow's head is, in units. */
const HEAD = 90;

/** The part of a pitch behind the ball, as an arrow that points to it from a side's own goal line: a path. */
export function reachPath(side: Side, { x, y }: { x: number; y: number }): string {
  const { width, height } = PITCH;
  const [start, neck] = side === "home" ? [0, Math.max(0, x - HEAD)] : [width, Math.min(width, x + HEAD)];
  return `M${start} 0H${neck}L${x} ${y}L${neck} ${height}H${start}Z`;
}
