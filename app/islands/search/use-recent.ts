import { useEffect, useState } from "react";
import { clearRecent, readRecent } from "./recent-searches.ts";

const store = () => localStorage;

/** What was looked for on this device, read anew whenever it is shown. */
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
