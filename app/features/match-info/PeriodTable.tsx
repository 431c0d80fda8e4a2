import { useTranslation } from "react-i18next";
import type { Match, Side } from "#contract/domain/match";
import { periodName } from "~/features/match/period-name";
import { WholeTable } from "~/ui/Whole";

const SIDES = ["home", "away"] as const satisfies readonly Side[];

/** What a game has before it is known how its competition plays. */
const TO_COME = { count: 4, points: [] } as const;

/** Points of a basketball game by quarter and overtime; empty places before it has begun. */
export function PeriodTable({ match }: { match: Match }) {
  const { t, i18n } = useTranslation(["match", "rows"]);
  const { periods, score } = match.state === "scheduled" ? { periods: TO_COME } : match;
  if (!periods) return null;
  // Quarters to come have their columns already, and an overtime's is the last: nothing moves when one begins.
  const shown = Array.from({ length: Math.max(periods.count, periods.points.length) }, (_none, index) => index);
  const rows = i18n.getFixedT(null, "rows");
  return (
    <section className="card sect mi-pt">
      <h2>{t("periods")}</h2>
      <WholeTable className="mi-q num">
        <caption className="vh">{t("periods")}</caption>
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
      </WholeTable>
    </section>
  );
}
