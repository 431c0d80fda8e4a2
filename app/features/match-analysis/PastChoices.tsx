import { useTranslation } from "react-i18next";
import type { MatchHeadData } from "~/features/match/load-match-head.server";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { type AnalysisPart, type AnalysisQuery, analysisPath, analysisSearch } from "./analysis-query.ts";
import { CHOICES } from "./past-results.ts";

interface ChoicesProps {
  head: MatchHeadData;
  page: Page;
  part: AnalysisPart;
  /** The query parameters that the page reads. */
  query: Partial<AnalysisQuery>;
}

/** The address of an analysis page with one choice changed. */
export const choiceHref = ({ head, page, part, query }: ChoicesProps, change: Partial<AnalysisQuery>): string =>
  localePath(page.locale, analysisPath(head.about.match, part) + analysisSearch({ ...query, ...change }));

/** Chooses which past matches count. */
export function PastChoices(props: ChoicesProps) {
  const { t } = useTranslation(["analysis", "standings"]);
  return (
    <ChoiceLinks
      label={t("standings:view.label")}
      choices={CHOICES.map((of) => ({
        href: choiceHref(props, { of }),
        name: of === "last10" ? t("last10") : t(`standings:view.${of}`),
        isShown: of === (props.query.of ?? "all"),
      }))}
    />
  );
}
