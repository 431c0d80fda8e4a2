/** Id of a competition's element in a day's list. */
export const groupAnchor = (competitionId: string): string => `g-${competitionId}`;

/** The competition of an element. Its second element in a list cannot have the anchor id and uses `data-g`. */
export const competitionOf = ({ id, dataset }: Pick<HTMLElement, "id" | "dataset">): string => dataset.g ?? id.slice(2);
