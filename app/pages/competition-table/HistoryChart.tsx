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
  /** Ids of emphasised teams; the leaders if none of them is in the table. */
  teams: readonly string[] | undefined;
  /** The page's address with other teams; without any, the leaders are emphasised. */
  addressWith(teams: readonly string[]): string;
}

/** Number of leaders emphasised by default. */
const TOP = 4;

/** Ranks by round as lines, with a choice of teams, and as sentences and figures; nothing if rounds are too few. */
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

/** Each team as a link that adds it to the emphasised lines, or removes it. */
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
