import { UNFOLLOW_FORM_ID } from "~/features/favourites/star-forms";

/** The lines of a removable list, without the one for browsers without script. */
const linesOf = (page: Document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(`:not(.no-js) > #${UNFOLLOW_FORM_ID} li`),
];

/** Whether every listed item has been removed. */
export function isListEmptied(page: Document): boolean {
  const lines = linesOf(page);
  return lines.length > 0 && lines.every(({ hidden }) => hidden);
}

/** Moves the focus from a removed line to the next, from the last line to the previous one, otherwise to the page. */
export function focusBeside(button: HTMLElement): void {
  const page = button.ownerDocument;
  const lines = linesOf(page);
  const own = lines.findIndex((line) => line.contains(button));
  if (!lines[own]?.hidden) return;
  const next = lines.slice(own).find(({ hidden }) => !hidden) ?? lines.slice(0, own).findLast(({ hidden }) => !hidden);
  (next?.querySelector<HTMLElement>("button") ?? page.getElementById("main"))?.focus();
}
