import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import type { Page } from "~/page/page";
import type { LineUpFacts } from "./line-up-facts.ts";

export function useLineUpFacts({ sport }: Pick<Match, "sport">, { locale }: Pick<Page, "locale">): LineUpFacts {
  const { t, i18n } = useTranslation("lineups");
  return { sport, locale, t, people: i18n.getFixedT(null, "people") };
}
