/** The calendar date (YYYY-MM-DD) of an instant in milliseconds, in UTC. */
export const utcDate = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
