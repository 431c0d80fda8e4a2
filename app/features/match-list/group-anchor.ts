/** Id of a competition's element in a day's list. */
export const groupAnchor = (competitionId: string): string => `g-${competitionId}`;

/** The competition of an element; its second element in a list, which can be no anchor, names it in `data-g`. */
export const competitionOf = ({ id, dataset }: Pick<HTMLElement, "id" | "dataset">): string => dataset.g ?? id.slice(2);
