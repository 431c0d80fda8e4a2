import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Sport } from "#contract/tables/sports";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import type { MatchHeadData } from "~/features/match/load-match-head.server";
import { MatchShell } from "~/features/match/MatchShell";
import { ANALYSIS_PARTS, type AnalysisPart, analysisPath } from "./analysis-parts.ts";
import { LinkRow } from "./LinkRow.tsx";

interface AnalysisShellProps {
  head: MatchHeadData;
  page: Page;
  part: AnalysisPart;
  children: ReactNode;
}

/** What the pages of the analysis are called: goals of football are points of basketball. */
export const PART_NAMES = {
  football: {
    details: "part.details",
    handicap: "part.handicap",
    goals: "part.goals",
    wdl: "part.results",
  },
  basketball: {
    details: "part.details",
    handicap: "part.spread",
    goals: "part.totals",
    wdl: "part.winLoss",
  },
} as const satisfies Record<Sport, Record<AnalysisPart, string>>;

/** A page of the analysis under the head of its match, with the way to the others. */
export function AnalysisShell({ head, page, part, children }: AnalysisShellProps) {
  const { t } = useTranslation("analysis");
  const { match, sport } = head.about;
  return (
    <MatchShell head={head} page={page}>
      <LinkRow
        label={t("parts")}
        links={ANALYSIS_PARTS.map((one) => ({
          href: localePath(page.locale, analysisPath(match, one)),
          name: t(PART_NAMES[sport][one]),
          current: one === part ? "page" : undefined,
        }))}
      />
      {children}
    </MatchShell>
  );
}
