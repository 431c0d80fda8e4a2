/** Id of a competition's element in a day's list. */
export const groupAnchor = (competitionId: string): string => `g-${competitionId}`;

/** Id of its element with matches that began the day before; it may have both. */
export const begunBeforeAnchor = (competitionId: string): string => `b-${competitionId}`;

/** On an element whose matches began the day before. */
export const BEGUN_BEFORE = "data-begun-before";

/** The competition of an element. A further element in a list cannot have the anchor's id and uses `data-g`. */
export const competitionOf = ({ id, dataset }: Pick<HTMLElement, "id" | "dataset">): string => dataset.g ?? id.slice(2);
