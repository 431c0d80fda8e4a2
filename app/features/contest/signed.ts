/** Points with their sign: +2, 0, −1. */
export const signed = (points: number): string => {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `\u2212${-points}`;
};
