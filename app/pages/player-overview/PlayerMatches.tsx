import { useTranslation } from "react-i18next";
import { Section } from "~/features/entity/Section";
import type { OverviewData } from "./load-overview.server.ts";
import { MatchLines } from "./MatchLines.tsx";
import styles from "./player-overview.module.css";

/** A player's matches with links to older and to the latest ones, or their error state. */
export function PlayerMatches({ matches }: Pick<OverviewData, "matches">) {
  const { t } = useTranslation("player");
  return (
    <Section id="matches" title={t("matches.heading")}>
      {"error" in matches && <p className="note">{t("matches.fault")}</p>}
      {"lines" in matches && (
        <>
          {matches.lines.length > 0 ? (
            <MatchLines lines={matches.lines} />
          ) : (
            <p className="note">{t("matches.none")}</p>
          )}
          {(matches.olderHref ?? matches.latestHref) && (
            <p className={styles.pager}>
              {matches.latestHref && <a href={matches.latestHref}>{t("matches.latest")}</a>}
              {matches.olderHref && <a href={matches.olderHref}>{t("matches.older")}</a>}
            </p>
          )}
        </>
      )}
    </Section>
  );
}
