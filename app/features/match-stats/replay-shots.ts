import { LIST_ID } from "~/page/element-ids";

/** Id of the slider that replays a match's shots, for the page and its script. */
export const REPLAY_ID = "replay";

/** On a shot's mark: its place in the order of play, from 1. */
const PLACE = "data-shot";
/** On marks of shots after the slider's. */
const LATER = "data-later";

/** Whose shot it is, and its title. */
function describe(mark: Element): string {
  const team = mark.closest("figure")?.querySelector("figcaption")?.textContent;
  return [team, mark.querySelector("title")?.textContent].filter(Boolean).join(" · ");
}

/**
 * Lets a slider replay the shots of a match. At its end it stays there when a page in play gets more shots; elsewhere
 * it keeps its place.
 */
export function replayShots(page: Document): void {
  const list = page.getElementById(LIST_ID);
  if (!list) return;
  let isAtEnd = true;
  const slider = () => page.getElementById(REPLAY_ID) as HTMLInputElement | null;
  const show = () => {
    const input = slider();
    if (!input) return;
    if (isAtEnd) input.value = input.max;
    const place = Number(input.value);
    let last: Element | undefined;
    for (const mark of list.querySelectorAll(`[${PLACE}]`)) {
      const own = Number(mark.getAttribute(PLACE));
      mark.toggleAttribute(LATER, own > place);
      if (own === place) last = mark;
    }
    const text = last ? describe(last) : "";
    const output = input.nextElementSibling;
    if (output && output.textContent !== text) output.textContent = text;
    if (text) input.setAttribute("aria-valuetext", text);
    else input.removeAttribute("aria-valuetext");
  };
  list.addEventListener("input", ({ target }) => {
    const input = slider();
    if (!input || target !== input) return;
    isAtEnd = input.value === input.max;
    show();
  });
  // An update of the page brings back the marks that were hidden.
  new MutationObserver(show).observe(list, { subtree: true, childList: true, attributeFilter: [PLACE, LATER, "max"] });
  const input = slider();
  isAtEnd = !input || input.value === input.max;
  show();
}
