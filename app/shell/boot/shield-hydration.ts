/** Events for which React finishes hydration at once instead of in its turn (its list of those that it can replay). */
const DISCRETE = [
  "mousedown",
  "mouseup",
  "touchcancel",
  "touchend",
  "touchstart",
  "auxclick",
  "dblclick",
  "pointercancel",
  "pointerdown",
  "pointerup",
  "dragend",
  "dragstart",
  "drop",
  "compositionend",
  "compositionstart",
  "keydown",
  "keypress",
  "keyup",
  "input",
  "textInput",
  "copy",
  "cut",
  "paste",
  "click",
  "change",
  "contextmenu",
  "reset",
  "submit",
] as const;

/**
 * Keeps presses from React while Remix reads the page's data, for which it breaks renders off: one that a press forces does
 * not survive that (React's error 345). The browser does what it does without script meanwhile. Returns what ends it.
 */
export function shieldHydration(view: Pick<Window, "addEventListener" | "removeEventListener">): () => void {
  const stop = (event: Event) => event.stopPropagation();
  for (const type of DISCRETE) view.addEventListener(type, stop, true);
  return () => {
    for (const type of DISCRETE) view.removeEventListener(type, stop, true);
  };
}
