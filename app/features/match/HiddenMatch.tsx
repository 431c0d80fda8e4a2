import { useTranslation } from "react-i18next";
import { matchTabPath } from "#contract/tables/paths";
import { REVEALED } from "#contract/tables/view-choices";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import type { MatchHeadData } from "./load-match-head.server.ts";

interface HiddenMatchProps {
  head: Pick<MatchHeadData, "about" | "tab">;
  page: Pick<Page, "locale">;
}

/** In place of a tab's content, for visitors who hide scores: nothing of a match that has begun is without a hint. */
export function HiddenMatch({ head: { about, tab }, page: { locale } }: HiddenMatchProps) {
  const { t } = useTranslation("view");
  return (
    <div className="empty card">
      <h2>{t("hidden.title")}</h2>
      <p>{t("hidden.match")}</p>
      <a className="button" href={`${localePath(locale, matchTabPath(about.match, tab))}?${REVEALED}`} rel="nofollow">
        {t("hidden.reveal")}
      </a>
    </div>
  );
}
