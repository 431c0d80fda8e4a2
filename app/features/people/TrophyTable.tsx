import { useTranslation } from "react-i18next";
import type { Trophy } from "#contract/domain/people";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import styles from "./people.module.css";

interface TrophyTableProps {
  /** Table caption, for screen readers. */
  caption: string;
  trophies: readonly Trophy[];
}

/** What was won, how often and when; lost finals are marked. */
export function TrophyTable({ caption, trophies }: TrophyTableProps) {
  const { t } = useTranslation("people");
  return (
    <HoldUntilParsedTable className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("column.competition")}</th>
          <th scope="col" className={styles.end}>
            {t("column.titles")}
          </th>
          <th scope="col">{t("column.seasons")}</th>
        </tr>
      </thead>
      <tbody>
        {trophies.map(({ competition, competitionId, country, isWinner, seasons }) => (
          <tr key={`${competitionId ?? competition} ${isWinner}`}>
            <th scope="row">
              {competition}
              <small>{isWinner ? country : [country, t("finish.runnerUp")].filter(Boolean).join(" · ")}</small>
            </th>
            <td className={classNames(styles.end, "tabular", styles.total)}>
              {isWinner ? seasons.length || "–" : "–"}
            </td>
            <td className="tabular">{seasons.join(" · ")}</td>
          </tr>
        ))}
      </tbody>
    </HoldUntilParsedTable>
  );
}
