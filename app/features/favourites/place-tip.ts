/** In CSS pixels of the viewport, as in `getBoundingClientRect`. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Between the tip and its anchor, and between the tip and the window's edge. */
const GAP = 8;

const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));

/**
 * The top left corner of a tip: below its anchor, or above if there is no space, centred on it, within the viewport.
 */
export function placeTip(anchor: Box, tip: Size, view: Size): { left: number; top: number } {
  const middle = (anchor.left + anchor.right) / 2;
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - tip.height;
  const hasSpaceBelow = below + tip.height + GAP <= view.height;
  return {
    left: clamp(middle - tip.width / 2, view.width - tip.width),
    top: clamp(hasSpaceBelow ? below : above, view.height - tip.height),
  };
}
