import { useTranslation } from "react-i18next";
import { EmptyNote } from "~/features/faces/EmptyNote";
import { StaleNotice } from "~/features/faces/StaleNotice";
import type { Page } from "~/features/frame/page";
import { MatchShell } from "~/features/match/MatchShell";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import type { MatchStatsData } from "./load-match-stats.server.ts";

/** The statistics of a match, of all of it or of a period. */
export function MatchStatsPage({ data: { head, stats }, page }: { data: MatchStatsData; page: Page }) {
  const { t } = useTranslation("stats");
  return (
    <MatchShell head={head} page={page}>
      {!stats && <p className="note">{t("unavailable")}</p>}
      {stats && !head.fetched.isLastGood && <StaleNotice fetched={stats.fetched} now={page.now} />}
      {stats && stats.periods.length > 0 && <ChoiceLinks label={t("period.label")} choices={stats.periods} />}
      {stats && (stats.markup ? <ServerMarkup id="stats" of={stats.markup} /> : <EmptyNote of="stats" />)}
    </MatchShell>
  );
}
