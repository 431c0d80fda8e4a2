/** The label of a season across two years by its first one: 2025-26, 1999-00. */
export const acrossYears = (first: number): string => `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
