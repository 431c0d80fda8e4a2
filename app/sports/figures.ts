/** A difference with its sign; uses a typographic minus. */
export function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** Won and lost: 8-2. */
export const pairText = ([won, lost]: readonly [number, number]): string => `${won}-${lost}`;
