import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { REVEALED } from "#contract/tables/view-choices";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { InlinePart } from "~/ui/document/InlinePart";

interface HiddenResultsProps {
  page: Pick<Page, "locale" | "path" | "search" | "view">;
  /** Shown unless the visitor hides scores. */
  children: ReactNode;
}

/**
 * Tables, brackets and other sums of results, which would give away what a visitor who hides scores has not seen. They
 * are one press away, without script. The page must read the query parameter `results` and list the namespace `view`.
 */
export function HiddenResults({ page: { locale, path, search, view }, children }: HiddenResultsProps) {
  const { t } = useTranslation("view");
  if (!view?.hideScores) return children;
  return (
    <div className="empty card">
      <InlinePart part="errorStateCss" />
      <h2>{t("hidden.title")}</h2>
      <p>{t("hidden.results")}</p>
      <a
        className="button"
        href={`${localePath(locale, path)}${search ? `${search}&` : "?"}${REVEALED}`}
        rel="nofollow"
      >
        {t("hidden.revealResults")}
      </a>
    </div>
  );
}
