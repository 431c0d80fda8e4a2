import { useTranslation } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import { FactList } from "~/features/entity/FactList";
import type { MatchAbout } from "~/features/match/match-about";
import { formatDecimal, formatFixed } from "~/features/people/format-amounts";
import { adapterOf } from "~/sports/sports";
import styles from "./h2h.module.css";
import type { MatchRecord } from "./load-h2h.server.ts";

interface MeetingsSummaryProps {
  /** From the view of the match's home side. */
  of: MatchRecord["tally"];
  about: MatchAbout;
  locale: LocaleCode;
}

/** Summary of previous meetings: wins of each side, goals, and how often certain events occurred. */
export function MeetingsSummary({ of, about: { match, sport }, locale }: MeetingsSummaryProps) {
  const { t } = useTranslation("h2h");
  const { played, won, drawn, lost, scored, conceded, goals } = of;
  const share = (count: number) =>
    t("share", { number: count, total: played, percent: Math.round((100 * count) / played) });
  const each = (total: number) => formatFixed(total / played, 1, locale);
  const facts = [
    { name: t(`scored.${sport}`), value: `${scored} : ${conceded}` },
    { name: t(`perMatch.${sport}`), value: `${each(scored)} : ${each(conceded)}` },
    { name: t("bothScored"), value: goals && share(goals.bothScored) },
    { name: t("overTwoAndHalf", { line: formatDecimal("2.5", locale) }), value: goals && share(goals.overTwoAndHalf) },
    { name: t("cleanSheets", { team: match.home.name }), value: goals && share(goals.cleanSheets) },
  ];
  return (
    <div className={`${styles.summary} tabular`}>
      <p>{t("played", { count: played })}</p>
      <dl className={`${styles.counts} hold-until-parsed`}>
        <Count name={t("wonBy", { team: match.home.name })} value={won} />
        {adapterOf(sport).match.hasDraws && <Count name={t("drawn")} value={drawn} />}
        <Count name={t("wonBy", { team: match.away.name })} value={lost} />
      </dl>
      <Bar parts={[won, drawn, lost]} />
      <FactList facts={facts} />
    </div>
  );
}

const Count = ({ name, value }: { name: string; value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** The same three numbers as a bar. */
function Bar({ parts }: { parts: readonly [number, number, number] }) {
  const [won, drawn, lost] = parts;
  const total = won + drawn + lost;
  return (
    <svg className={styles.bar} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.homeShare} width={won} height="1" />
      <rect className={styles.drawnShare} x={won} width={drawn} height="1" />
      <rect className={styles.awayShare} x={won + drawn} width={lost} height="1" />
    </svg>
  );
}
