import { useTranslation } from "react-i18next";
import type { Match, Side } from "#contract/domain/match";
import entity from "~/features/entity/entity.module.css";
import { periodName } from "~/features/match/period-name";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import styles from "./game-tables.module.css";

const SIDES = ["home", "away"] as const satisfies readonly Side[];

/** A game's periods until its competition's are known. */
const DEFAULT_PERIODS = { count: 4, points: [] } as const;

/** Points of a basketball game by quarter and overtime; empty before it starts. */
export function PeriodTable({ match }: { match: Match }) {
  const { t, i18n } = useTranslation(["match", "rows"]);
  const { periods, score } = match.state === "scheduled" ? { periods: DEFAULT_PERIODS } : match;
  if (!periods) return null;
  // Future quarters already have their columns, and overtimes are appended: nothing shifts when one starts.
  const shown = Array.from({ length: Math.max(periods.count, periods.points.length) }, (_none, index) => index);
  const rows = i18n.getFixedT(null, "rows");
  return (
    <section className={`card ${entity.section}`}>
      <h2>{t("periods")}</h2>
      <HoldUntilParsedTable className={`${styles.periods} tabular`}>
        <caption className="visually-hidden">{t("periods")}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t("total")}</th>
            {shown.map((index) => {
              const { short, long } = periodName(periods, index, rows);
              return (
                <th key={long} scope="col">
                  <abbr title={long}>{short}</abbr>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side, which) => (
            <tr key={side}>
              <th scope="row">{match[side].name}</th>
              <td>
                <b>{score?.[which]}</b>
              </td>
              {shown.map((index) => (
                <td key={periodName(periods, index, rows).long}>{periods.points[index]?.[which]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </HoldUntilParsedTable>
    </section>
  );
}
