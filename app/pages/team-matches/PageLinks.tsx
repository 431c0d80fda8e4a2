import { useTranslation } from "react-i18next";
import { matchesPath } from "~/features/team/match-filter";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import type { TeamMatchesData } from "./load-team-matches.server.ts";
import styles from "./team-matches.module.css";

interface PageLinksProps {
  data: TeamMatchesData;
  page: Page;
}

/** Links to further pages of a direction, to its first one, and to the other direction. */
export function PageLinks({ data: { head, params, lastId }, page }: PageLinksProps) {
  const { t } = useTranslation("team");
  const { filter, part } = params;
  const { direction } = part;
  if (!direction) return null;
  const to = (next: typeof part) =>
    localePath(page.locale, matchesPath({ ...head.info.team, sport: head.sport }, { filter, part: next }));
  const isPast = direction === "past";
  return (
    <nav className={styles.pages} aria-label={t("page.label")}>
      {part.lastId && <a href={to({ direction })}>{isPast ? t("page.latest") : t("page.next")}</a>}
      {lastId && (
        <a href={to({ direction, lastId })} rel="next">
          {isPast ? t("page.older") : t("page.later")}
        </a>
      )}
      <a href={to({ direction: isPast ? "next" : "past" })}>{t(`all.${head.sport}.${isPast ? "next" : "past"}`)}</a>
    </nav>
  );
}
