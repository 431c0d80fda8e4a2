import { useTranslations } from "../runtime/translations-context.ts";
import found from "./found.module.css";

/** Above what was looked for on this device: where it is stored, and the way to have it forgotten. */
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
