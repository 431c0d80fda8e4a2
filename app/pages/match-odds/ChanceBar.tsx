import { useTranslation } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import { formatFixed } from "~/features/people/format-amounts";
import { joinListed } from "~/i18n/join-texts";
import type { Outcome } from "./market-figures.ts";
import styles from "./match-odds.module.css";

const GAP = 0.6;

interface ChanceBarProps {
  shares: readonly { outcome: Outcome; percent: number }[];
  locale: LocaleCode;
}

/** Shares of 100 side by side; the table below has the figures. */
export function ChanceBar({ shares, locale }: ChanceBarProps) {
  const { t } = useTranslation("odds");
  let x = 0;
  return (
    <svg className={styles.chanceBar} viewBox="0 0 100 4" preserveAspectRatio="none" role="img">
      <title>
        {joinListed(
          shares.map(({ outcome, percent }) => `${t(`outcome.${outcome}`)} ${formatFixed(percent, 1, locale)}%`),
          locale,
        )}
      </title>
      {shares.map(({ outcome, percent }, at) => {
        const start = x;
        x += percent;
        return (
          <rect
            key={outcome}
            className={at === 0 ? styles.firstShare : at === shares.length - 1 ? styles.lastShare : styles.middleShare}
            x={start}
            width={Math.max(percent - GAP, 0)}
            height="4"
          />
        );
      })}
    </svg>
  );
}
