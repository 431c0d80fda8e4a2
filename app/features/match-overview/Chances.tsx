import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { Section } from "~/features/entity/Section";
import { joinSentences } from "~/i18n/join-texts";
import type { ChancesView, ResultKey } from "./chances.ts";
import styles from "./overview.module.css";

interface ChancesProps {
  match: Match;
  chances: ChancesView;
}

/** How likely each result is, and where the figures come from. */
export function Chances({ match, chances: { parts, source, sample, prices } }: ChancesProps) {
  const { t, i18n } = useTranslation("matchInfo");
  const by =
    source === "model" || sample === undefined ? t("chances.model") : t(`chances.${source}`, { count: sample });
  return (
    <Section id="chances" title={t("chances.title")}>
      <ChanceBar match={match} parts={parts} />
      <p className="note">
        {joinSentences(
          [by, prices && t("chances.fair", { count: prices.companies, values: prices.values })],
          i18n.language,
        )}
      </p>
    </Section>
  );
}

const CLASSES: Readonly<Record<ResultKey, string | undefined>> = {
  home: styles.home,
  draw: styles.draw,
  away: styles.away,
};

interface ChanceBarProps {
  match: Pick<Match, "home" | "away">;
  parts: ChancesView["parts"];
}

/** The chance of each result as figure and as part of a bar in the sides' colours. */
export function ChanceBar({ match: { home, away }, parts }: ChanceBarProps) {
  const { t } = useTranslation("matchInfo");
  const names = { home: home.shortName ?? home.name, draw: t("chances.draw"), away: away.shortName ?? away.name };
  const startOf = (index: number) => parts.slice(0, index).reduce((sum, { percent }) => sum + percent, 0);
  return (
    <>
      <ul className={`${styles.chances} hold-until-parsed`}>
        {parts.map(({ of, percent }) => (
          <li key={of}>
            <b className="tabular">{`${percent}%`}</b>
            <span>{names[of]}</span>
          </li>
        ))}
      </ul>
      <svg className={styles.chanceBar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ of, percent }, index) => (
          <path key={of} className={CLASSES[of]} d={`M${startOf(index)} 0h${percent}v8h-${percent}z`} />
        ))}
      </svg>
    </>
  );
}
