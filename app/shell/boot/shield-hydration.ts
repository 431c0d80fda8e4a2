/** Discrete events, for which React hydrates synchronously (its list of replayable events). */
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
 * Hides discrete events from React while Remix reads the page's data. Renders suspend on that data, and hydration
 * forced synchronously by an event fails if it suspends (React error 345). Native behaviour still works. Returns a
 * function that ends the shield.
 */
export function shieldHydration(view: Pick<Window, "addEventListener" | "removeEventListener">): () => void {
  const stop = (event: Event) => event.stopPropagation();
  for (const type of DISCRETE) view.addEventListener(type, stop, true);
  return () => {
    for (const type of DISCRETE) view.removeEventListener(type, stop, true);
  };
}
