import { useEffect, useState } from "react";
import { useTranslations } from "../../runtime/islands/island-translations.ts";
import found from "./found.module.css";
import { clearRecent, readRecent } from "./recent-searches.ts";

/** Heading of the recent searches: where they are stored, and a button that clears them. */
export function RecentHead({ onClear }: { onClear(): void }) {
  const texts = useTranslations("search");
  return (
    <div className={found.recent}>
      <h2>{texts.recent.title}</h2>
      <p className="note">{texts.recent.note}</p>
      <button type="button" className={found.clear} onClick={onClear}>
        {texts.recent.clear}
      </button>
    </div>
  );
}

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
