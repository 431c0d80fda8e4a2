import { addressAt } from "./featured-address.ts";

/** How long somebody points at a row, or stays on it with the keyboard, before its match is shown; milliseconds. */
const REST = 150;

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
