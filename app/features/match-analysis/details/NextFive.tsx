import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import styles from "~/features/match-analysis/analysis.module.css";
import { TeamPair } from "~/features/match-analysis/TeamPair";
import { labelled } from "~/i18n/join-texts";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import type { NextRow, OfBoth } from "./load-details.server.ts";

interface NextFiveProps {
  match: Match;
  next: OfBoth<NextRow>;
}

/** Both teams' next matches after this one, with the days of rest before. */
export function NextFive({ match, next }: NextFiveProps) {
  const { t, i18n } = useTranslation("analysis");
  if (next.home.length === 0 && next.away.length === 0) return null;
  const title = t(match.state === "finished" ? "afterwards" : "next");
  return (
    <TeamPair
      title={title}
      match={match}
      of={(side) => <NextTable caption={labelled(title, match[side].name, i18n.language)} rows={next[side]} />}
    />
  );
}

function NextTable({ caption, rows }: { caption: string; rows: readonly NextRow[] }) {
  const { t } = useTranslation(["analysis", "team", "people", "empty"]);
  if (rows.length === 0) return <p className={styles.note}>{t("empty:matches")}</p>;
  return (
    <HoldUntilParsedTable className={`${styles.figures} ${styles.nextMatches} tabular`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("opponent")}</th>
          <th scope="col">{t("people:column.date")}</th>
          <th scope="col">{t("daysUntil")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, href, day, opponent, isAtHome, days }) => (
          <tr key={id}>
            <th scope="row">
              <a href={href}>{opponent}</a> <small>{t(isAtHome ? "team:side.home" : "team:side.away")}</small>
            </th>
            <td>{day}</td>
            <td>{days}</td>
          </tr>
        ))}
      </tbody>
    </HoldUntilParsedTable>
  );
}
