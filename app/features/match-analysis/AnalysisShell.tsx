import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MatchHeadData } from "~/features/match/load-match-head.server";
import { MatchShell } from "~/features/match/MatchShell";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { ANALYSIS_PARTS, type AnalysisPart, analysisPath } from "./analysis-parts.ts";
import { LinkRow } from "./LinkRow.tsx";

interface AnalysisShellProps {
  head: MatchHeadData;
  page: Page;
  part: AnalysisPart;
  children: ReactNode;
}

/** An analysis page below the head of its match, with links to the others. */
export function AnalysisShell({ head, page, part, children }: AnalysisShellProps) {
  const { t } = useTranslation("analysis");
  const { match, sport } = head.about;
  return (
    <MatchShell head={head} page={page}>
      <LinkRow
        label={t("parts")}
        links={ANALYSIS_PARTS.map((one) => ({
          href: localePath(page.locale, analysisPath(match, one)),
          name: t(adapterOf(sport).analysis.partNames[one]),
          current: one === part ? "page" : undefined,
        }))}
      />
      {children}
    </MatchShell>
  );
}
