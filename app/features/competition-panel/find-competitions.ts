/** A competition of the list, as a search result. */
export interface FoundCompetition {
  /** With its country: "Premier League · England". */
  name: string;
  href: string;
}

/** As many as the panel shows without much scrolling. */
const MOST = 30;

/** Normalises case, accents and Khmer's invisible breaks, so that "espana" finds España. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u200b]/g, "")
    .replace(/đ/gi, "d")
    .toLowerCase();

/** The competitions whose names contain every word of a query, in list order. */
export function findCompetitions(all: readonly FoundCompetition[], query: string): FoundCompetition[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return all.filter(({ name }) => words.every((word) => folded(name).includes(word))).slice(0, MOST);
}
