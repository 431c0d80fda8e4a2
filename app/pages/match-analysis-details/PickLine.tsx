import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import type { Opinion } from "#contract/domain/tips";
import styles from "~/features/match-analysis/analysis.module.css";
import { pickOf } from "./pick-of.ts";

interface PickLineProps {
  opinion: Opinion;
  match: Match;
  showsPrices: boolean;
}

/** The pick of an opinion, its price, and after the match its result. */
export function PickLine({ opinion, match, showsPrices }: PickLineProps) {
  const { t } = useTranslation("analysis");
  const { odds, outcome } = opinion;
  const parts = [
    t("speaksFor", { pick: usePick(opinion, match) }),
    showsPrices && odds && t("price", { price: odds }),
    outcome && t("ended", { outcome: t(`outcome.${outcome}`) }),
  ];
  return <p className={`${styles.small} tabular`}>{parts.filter(Boolean).join(" · ")}</p>;
}

function usePick(opinion: Opinion, match: Match): string {
  const { t } = useTranslation("analysis");
  const pick = pickOf(opinion);
  if ("side" in pick) return [match[pick.side].name, pick.line].filter(Boolean).join(" ");
  return pick.word === "draw" ? t("pick.draw") : `${t(pick.word)} ${pick.line}`;
}
