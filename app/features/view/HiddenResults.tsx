import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { REVEALED } from "#contract/tables/view-choices";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { InlinePart } from "~/ui/document/InlinePart";

type HidingPage = Pick<Page, "locale" | "path" | "search" | "view">;

/** What is hidden, and what a press shows: keys of the namespace `view`. */
const WORDS = {
  match: { text: "hidden.match", reveal: "hidden.reveal" },
  results: { text: "hidden.results", reveal: "hidden.revealResults" },
} as const;

interface HiddenNoteProps {
  of: keyof typeof WORDS;
  page: HidingPage;
}

/**
 * In place of what would give away what a visitor who hides scores has not seen. It is one press away, without script.
 * The page must read the query parameter `results` and list the namespace `view`.
 */
export function HiddenNote({ of, page: { locale, path, search } }: HiddenNoteProps) {
  const { t } = useTranslation("view");
  const { text, reveal } = WORDS[of];
  return (
    <div className="empty card">
      <InlinePart part="errorStateCss" />
      <h2>{t("hidden.title")}</h2>
      <p>{t(text)}</p>
      <a
        className="button"
        href={`${localePath(locale, path)}${search ? `${search}&` : "?"}${REVEALED}`}
        rel="nofollow"
      >
        {t(reveal)}
      </a>
    </div>
  );
}

interface HiddenResultsProps {
  page: HidingPage;
  /** Shown unless the visitor hides scores. */
  children: ReactNode;
}

/** Tables, brackets and other sums of results. */
export const HiddenResults = ({ page, children }: HiddenResultsProps) =>
  page.view?.hideScores ? <HiddenNote of="results" page={page} /> : children;
