import { useEffect, useState } from "react";

/** Milliseconds after the last key press before a text is searched for. */
const PAUSE = 250;

/** Debounces a typed text; an empty text, or one that was not typed, applies at once. */
export function useSettledText(text: string, isTyped = true): string {
  const [settled, setSettled] = useState(text);
  const pause = isTyped && text ? PAUSE : 0;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return pause ? settled : text;
}
