import { useEffect, useState } from "react";
import { clearRecent, readRecent } from "./recent-searches.ts";

const store = () => localStorage;

/** This device's recent searches, read again whenever they are shown. */
export function useRecent(isShown: boolean): { texts: readonly string[]; clear(): void } {
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isShown) setTexts(readRecent(store));
  }, [isShown]);
  const clear = () => {
    clearRecent(store);
    setTexts([]);
  };
  return { texts, clear };
}
