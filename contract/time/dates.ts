/** The calendar date (YYYY-MM-DD) of an instant in milliseconds, in UTC. */
export const utcDate = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The label of a season across two years by its first one: 2025-26, 1999-00. */
export const acrossYears = (first: number): string => `${first}-${String((first + 1) % 100).padStart(2, "0")}`;

/** The year in which a season begins by its label: 2025 for 2025-26 and for 2025. */
export const firstYearOf = (season: string): number => Number(season.slice(0, 4));
