import { HIDE_DELAY } from "./calendar-values.ts";

const CONTROLS = "button, select";

/** Takes the rest of the page from keys and screen readers while a dialog is open; gives back how to end it. */
export function holdPage(root: HTMLElement): () => void {
  const rest = [...(root.parentElement?.children ?? [])].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && part !== root && !part.inert,
  );
  for (const part of rest) part.inert = true;
  return () => {
    for (const part of rest) part.inert = false;
  };
}

/**
 * Tab goes round among a dialog's controls. Should the focus be taken elsewhere all the same, the dialog closes, a moment
 * later, for it may come back.
 */
export function keepFocusInside(root: HTMLElement, close: () => void): void {
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Tab") return;
    const reached = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(({ tabIndex }) => tabIndex >= 0);
    const [first, last] = [reached[0], reached[reached.length - 1]];
    const [edge, other] = event.shiftKey ? [first, last] : [last, first];
    if (event.target !== edge || !other) return;
    event.preventDefault();
    other.focus();
  });
  let leaving: ReturnType<typeof setTimeout> | undefined;
  root.addEventListener("focusin", () => clearTimeout(leaving));
  root.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || root.contains(relatedTarget)) return;
    leaving = setTimeout(() => {
      if (root.isConnected) close();
    }, HIDE_DELAY);
  });
}
