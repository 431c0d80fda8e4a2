/** The games that win a best-of series; Chinese names a series by them too. */
export const winsNeeded = (bestOf: number): number => Math.floor(bestOf / 2) + 1;
