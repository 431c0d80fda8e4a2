import { useTranslation } from "react-i18next";
import { Section } from "~/features/entity/Section";
import type { SeasonNumbers } from "./load-overview.server.ts";
import styles from "./player-overview.module.css";

/** A player's statistics for a season at a club. */
export function SeasonSection({ numbers: { season, team, competition, counts } }: { numbers: SeasonNumbers }) {
  const { t } = useTranslation("player");
  return (
    <Section title={t("season.heading", { season })}>
      <p className="note">{competition ? t("season.at", { team, competition }) : team}</p>
      <dl className={styles.numbers}>
        {counts.map(({ key, name, text }) => (
          <div key={key}>
            <dd className="tabular">{text}</dd>
            <dt>{name}</dt>
          </div>
        ))}
      </dl>
    </Section>
  );
}
