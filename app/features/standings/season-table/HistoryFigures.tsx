import { useTranslation } from "react-i18next";
import { Fragments } from "~/ui/fragments/Fragments";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import type { RankLine, RankLines } from "./chart-lines.ts";
import styles from "./competition-table.module.css";

interface HistoryFiguresProps {
  rounds: RankLines["rounds"];
  chosen: readonly RankLine[];
  caption: string;
}

/** The chart's lines as figures: a row per round, a column per team. */
export function HistoryFigures({ rounds, chosen, caption }: HistoryFiguresProps) {
  const { t } = useTranslation("standings");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className={styles.figures} tabIndex={0} aria-label={caption}>
      <HoldUntilParsedTable className="tabular">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t("history.round")}</th>
            {chosen.map(({ team }) => (
              <th key={team.id} scope="col">
                {team.shortName ?? team.name}
              </th>
            ))}
          </tr>
        </thead>
        <Fragments
          as="tbody"
          of={rounds.map((round, index) => {
            const ranks = chosen.map((line) => line.ranks[index] ?? "–");
            return {
              key: `RoundFigures ${round} ${ranks.join(" ")}`,
              render: () => <RoundFigures round={round} ranks={ranks} />,
            };
          })}
        />
      </HoldUntilParsedTable>
    </section>
  );
}

const RoundFigures = ({ round, ranks }: { round: number; ranks: readonly (number | string)[] }) => (
  <tr>
    <th scope="row">{round}</th>
    {ranks.map((rank, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
      <td key={column}>{rank}</td>
    ))}
  </tr>
);
