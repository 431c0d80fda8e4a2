import { useTranslation } from "react-i18next";
import { LONGEST_TEXT, type SearchQuery } from "./search-address.ts";

/** Works by itself: the answer is the same page with results. */
export function SearchForm({ query, action }: { query: SearchQuery; action: string }) {
  const { t } = useTranslation("search");
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers that are still in use do not know <search>.
    <form className="find-form" role="search" action={action}>
      <input
        type="search"
        name="q"
        defaultValue={query.text}
        maxLength={LONGEST_TEXT}
        placeholder={t("field")}
        aria-label={t("field")}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      {query.sport !== "football" && <input type="hidden" name="sport" value={query.sport} />}
      <button type="submit" className="btn">
        {t("title")}
      </button>
    </form>
  );
}
