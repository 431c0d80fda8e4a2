import { useTranslation } from "react-i18next";
import type { Match, Side } from "#contract/domain/match";
import type { Opinion } from "#contract/domain/tips";
import { lineText, mirrored, quartersOf } from "#contract/odds/quarters";
import styles from "~/features/match-analysis/analysis.module.css";

/** The pick of an opinion: a side (with its line), a draw, over or under a line. */
type Pick = { side: Side; line?: string } | { word: "draw" } | { word: "over" | "under"; line: string };

function ownLine(line: string | undefined, side: Side): string | undefined {
  const homeLine = line === undefined ? undefined : quartersOf(line);
  if (homeLine === undefined) return undefined;
  const quarters = side === "home" ? homeLine : mirrored(homeLine);
  return quarters > 0 ? `+${lineText(quarters)}` : lineText(quarters);
}

/** A handicap's line is that of the picked side. */
export function pickOf({ market, pick, line }: Opinion): Pick {
  if (pick === "draw") return { word: "draw" };
  if (pick === "over" || pick === "under") return { word: pick, line: line ?? "" };
  const own = market === "AH" ? ownLine(line, pick) : undefined;
  return { side: pick, ...(own !== undefined && { line: own }) };
}

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
