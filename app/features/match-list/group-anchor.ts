/** Id of a competition's element in a day's list. */
export const groupAnchor = (competitionId: string): string => `g-${competitionId}`;
