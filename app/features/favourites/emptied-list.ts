import { UNFOLLOW_FORM_ID } from "~/browser/favourites/star-forms";

/** The lines of a list that things are removed from; the one for browsers without script is none. */
const linesOf = (page: Document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(`:not(.no-js) > #${UNFOLLOW_FORM_ID} li`),
];

/** Whether everything that was listed has been removed. */
export function isListEmptied(page: Document): boolean {
  const lines = linesOf(page);
  return lines.length > 0 && lines.every(({ hidden }) => hidden);
}

/** The focus goes on to the next line when its own has gone, to the one before from the last, else to the page. */
export function focusBeside(button: HTMLElement): void {
  const page = button.ownerDocument;
  const lines = linesOf(page);
  const own = lines.findIndex((line) => line.contains(button));
  if (!lines[own]?.hidden) return;
  const next = lines.slice(own).find(({ hidden }) => !hidden) ?? lines.slice(0, own).findLast(({ hidden }) => !hidden);
  (next?.querySelector<HTMLElement>("button") ?? page.getElementById("main"))?.focus();
}
