/**
 * Squads change at only two instants a year: 00:00 UTC on 1 January and on 1 July. A window's number is twice its year,
 * plus one in July, so that everything between two changes is constant and can be cached.
 */
export type Window = number;

export const windowAt = (instant: number): Window => {
  const date = new Date(instant);
  return date.getUTCFullYear() * 2 + (date.getUTCMonth() >= 6 ? 1 : 0);
};

/** In milliseconds. */
export const startOfWindow = (window: Window): number => Date.UTC(window >> 1, window & 1 ? 6 : 0, 1);

export const yearOfWindow = (window: Window): number => window >> 1;

/** YYYY-MM-DD. */
export const dateOfWindow = (window: Window): string => `${window >> 1}-${window & 1 ? "07" : "01"}-01`;
