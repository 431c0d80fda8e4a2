import { useEffect, useRef, useState } from "react";

/** Milliseconds for screen readers to notice that the text was removed. */
const EMPTY_FOR = 100;

/**
 * The text of a live region and its setter. The region is emptied first, because repeated text would not be announced;
 * an empty text clears it.
 */
export function useAnnouncement(): [text: string, announce: (next: string) => void] {
  const [text, setText] = useState("");
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(waiting.current), []);
  const announce = (next: string): void => {
    clearTimeout(waiting.current);
    setText("");
    if (next) waiting.current = setTimeout(() => setText(next), EMPTY_FOR);
  };
  return [text, announce];
}
