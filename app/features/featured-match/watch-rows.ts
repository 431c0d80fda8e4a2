/** How long somebody points at a row, or stays on it with the keyboard, before its match is shown; milliseconds. */
const REST = 150;

type List = Pick<HTMLElement, "querySelector" | "dataset">;

/** The rows of a list that may be featured, as selectors; those to show first come first (match-row/row-classes.ts). */
const rowsOf = ({ dataset: { rows = "" } }: Pick<List, "dataset">): string[] => rows.split(",").filter(Boolean);

/** The address of a row's match. */
const addressOf = (row: Element): string | undefined => row.querySelector("a")?.getAttribute("href") ?? undefined;

/** The address of the match of the row that an element is in; undefined outside of rows. */
function addressAt(list: Pick<List, "dataset">, element: Element): string | undefined {
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

/** Tells of the match whose row a mouse or the focus rests on. Returns what ends it. */
export function watchRows(list: HTMLElement, onRest: (address: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (event: Event) => {
    clearTimeout(timer);
    // A finger that scrolls does not point at anything.
    if ("pointerType" in event && event.pointerType !== "mouse") return;
    const address = addressAt(list, event.target as Element);
    if (address !== undefined) timer = setTimeout(() => onRest(address), REST);
  };
  const leave = () => clearTimeout(timer);
  const ways = [
    ["pointerover", look],
    ["pointerleave", leave],
    ["focusin", look],
    ["focusout", leave],
  ] as const;
  for (const [type, listener] of ways) list.addEventListener(type, listener);
  return () => {
    leave();
    for (const [type, listener] of ways) list.removeEventListener(type, listener);
  };
}
