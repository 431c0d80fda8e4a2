import { useTranslation } from "react-i18next";
import type { Trophy } from "#contract/domain/people";
import { WholeTable } from "~/ui/Whole";

interface TrophyTableProps {
  /** Of the table, for screen readers. */
  caption: string;
  trophies: readonly Trophy[];
}

/** What was won, how often and when; a final that was lost is said to be one. */
export function TrophyTable({ caption, trophies }: TrophyTableProps) {
  const { t } = useTranslation("people");
  return (
    <WholeTable className="pt">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("column.competition")}</th>
          <th scope="col" className="end">
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
            <td className="end num big">{isWinner ? seasons.length || "–" : "–"}</td>
            <td className="num">{seasons.join(" · ")}</td>
          </tr>
        ))}
      </tbody>
    </WholeTable>
  );
}
