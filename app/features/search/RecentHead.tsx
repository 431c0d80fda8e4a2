import { useTranslations } from "../../runtime/islands/island-translations.ts";
import found from "./found.module.css";

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
