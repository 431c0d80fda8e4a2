import { useWords } from "../runtime/words-context.ts";
import found from "./found.module.css";

/** Above what was looked for on this device: where it is stored, and the way to have it forgotten. */
export function RecentHead({ onClear }: { onClear(): void }) {
  const words = useWords("search");
  return (
    <div className={found.recent}>
      <h2>{words.recent.title}</h2>
      <p className="note">{words.recent.note}</p>
      <button type="button" className={found.clear} onClick={onClear}>
        {words.recent.clear}
      </button>
    </div>
  );
}
