import type { FoundCompetition } from "./find-competitions.ts";

/** Selectors of a list's competitions and the parts of their names. */
export interface ListSelectors {
  group: string;
  nameParts: readonly string[];
}

/** The competitions of the page's list, in order, each once: one may have matches of the day before too. */
export function readCompetitions(page: Document, { group, nameParts }: ListSelectors): FoundCompetition[] {
  const found = [...page.querySelectorAll<HTMLElement>(`#list ${group}`)].map((element) => ({
    name: nameParts.map((part) => element.querySelector(part)?.textContent ?? "").join(" · "),
    href: `#${element.id}`,
  }));
  return [...new Map(found.map((one) => [one.name, one])).values()];
}
