import { useRef, useState } from "react";
import { useTranslations } from "../../runtime/islands/island-translations.ts";
import { SearchBox } from "./SearchBox.tsx";
import styles from "./suggestions.module.css";
import type { SearchFrom } from "./use-results.ts";

interface SearchFormIslandProps {
  from: SearchFrom;
  action: string;
  /** Label of the field. */
  label: string;
  /** The search text of the page. */
  text: string;
}

/** The search page's own form, with suggestions while typing. */
export default function SearchFormIsland({ from, action, label, text }: SearchFormIslandProps) {
  const texts = useTranslations("search");
  const field = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: around the field, for keys and focus that bubble from it.
    <div
      className={styles.place}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setTyping(false)}
      onKeyDown={(event) => event.key === "Escape" && setTyping(false)}
    >
      <SearchBox
        from={from}
        action={action}
        label={label}
        field={field}
        text={text}
        isShown={isTyping}
        hasStart={false}
        resultsClass={styles.suggestions}
        onText={() => setTyping(true)}
      >
        <button type="submit" className="button">
          {texts.title}
        </button>
      </SearchBox>
    </div>
  );
}
