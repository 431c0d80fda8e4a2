type List = Pick<HTMLElement, "querySelector" | "dataset">;

/** The rows of a list that may be featured, as selectors; those to show first come first (match-row/row-classes.ts). */
const rowsOf = ({ dataset: { rows = "" } }: Pick<List, "dataset">): string[] => rows.split(",").filter(Boolean);

/** The address of a row's match. */
const addressOf = (row: Element): string | undefined => row.querySelector("a")?.getAttribute("href") ?? undefined;

/** The address of the match of the row that an element is in; undefined outside of rows. */
export function addressAt(list: Pick<List, "dataset">, element: Element): string | undefined {
  const row = rowsOf(list).length > 0 ? element.closest(rowsOf(list).join(",")) : null;
  return row ? addressOf(row) : undefined;
}

/** The address of the match to show first: lists have what weighs most in the visitor's country first. */
export function featuredAddress(list: List): string | undefined {
  for (const selector of rowsOf(list)) {
    const row = list.querySelector(selector);
    if (row) return addressOf(row);
  }
  return undefined;
}
