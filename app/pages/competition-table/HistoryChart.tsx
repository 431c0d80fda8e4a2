import { useTranslation } from "react-i18next";
import type { RankingHistory } from "#contract/domain/standings";
import standings from "~/features/standings/standings.module.css";
import { withTeam } from "~/features/standings/table-query";
import { Fragments } from "~/ui/fragments/Fragments";
import { type RankLine, type RankLines, rankLines } from "./chart-lines.ts";
import styles from "./competition-table.module.css";
import { HistoryFigures } from "./HistoryFigures.tsx";
import { HistoryLines } from "./HistoryLines.tsx";
import { TeamChoice } from "./TeamChoice.tsx";

interface HistoryChartProps {
  history: RankingHistory;
  /** Ids of the teams that stand out; those that lead where none of them is in the table. */
  teams: readonly string[] | undefined;
  /** The page's address with other teams chosen; without any, those that lead stand out. */
  addressWith(teams: readonly string[]): string;
}

/** Teams that stand out where none was chosen. */
const TOP = 4;

/** Places by round as lines, a choice of teams, and the same as sentences and figures; nothing of too few rounds. */
export function HistoryChart({ history, teams, addressWith }: HistoryChartProps) {
  const { t } = useTranslation("standings");
  const chart = rankLines(history);
  if (!chart) return null;
  const selected = chart.lines.filter(({ team }) => teams?.includes(team.id));
  const chosen = selected.length > 0 ? selected : chart.lines.slice(0, TOP);
  return (
    <section className={`card ${standings.section} ${styles.history}`} id="history">
      <h2>{t("history.title")}</h2>
      <HistoryLines chart={chart} chosen={chosen} />
      <p className={standings.remark}>
        {`${t("history.about")} `}
        {selected.length > 0 && <a href={`${addressWith([])}#history`}>{t("history.top")}</a>}
      </p>
      <TeamChoices chart={chart} chosen={chosen} addressWith={addressWith} />
      <details>
        <summary>{t("history.table")}</summary>
        <HistoryFigures rounds={chart.rounds} chosen={chosen} />
      </details>
    </section>
  );
}

interface TeamChoicesProps extends Pick<HistoryChartProps, "addressWith"> {
  chart: RankLines;
  chosen: readonly RankLine[];
}

/** Each team as a link that adds it to the chart's emphasised lines, or takes it away. */
function TeamChoices({ chart, chosen, addressWith }: TeamChoicesProps) {
  const ids = chosen.map(({ team }) => team.id);
  return (
    <Fragments
      as="ul"
      className={styles.teams}
      of={chart.lines.map(({ team, last }) => {
        const choice = {
          href: `${addressWith(withTeam(ids, team.id))}#history`,
          name: team.shortName ?? team.name,
          rank: last,
          at: ids.indexOf(team.id),
        };
        return { key: `TeamChoice ${JSON.stringify(choice)}`, render: () => <TeamChoice {...choice} /> };
      })}
    />
  );
}
