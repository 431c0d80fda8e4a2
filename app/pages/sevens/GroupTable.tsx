import type { TFunction } from "i18next";
import type { Standings, StandingsRow } from "#contract/domain/standings";
import { classNames } from "~/ui/class-names";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { TeamImage } from "~/ui/TeamImage";
import styles from "./sevens.module.css";

const FIGURES = ["played", "won", "drawn", "lost", "goalDifference", "points"] as const;
type Figure = (typeof FIGURES)[number];

interface GroupTableProps {
  table: Standings["tables"][number];
  /** Undefined for a visitor who saves data. */
  storageBaseUrl: string | undefined;
  t: TFunction<["standings", "matches"]>;
}

/** A group's table; those who go on to Cup and Plate are marked. */
export function GroupTable({ table: { group = "", rows, zones = [] }, storageBaseUrl, t }: GroupTableProps) {
  const through = zones.find(({ zone }) => zone === "cup");
  const isThrough = ({ rank }: StandingsRow) =>
    through !== undefined && rank >= through.fromRank && rank <= through.toRank;
  return (
    <section className="card">
      <HoldUntilParsedTable className={classNames(styles.group, "tabular")}>
        <caption>{t("matches:stage.group", { letter: group })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("column.position")}</span>
            </th>
            <th scope="col">{t("column.team")}</th>
            {FIGURES.map((figure) => (
              <th scope="col" key={figure}>
                <abbr title={t(`column.${figure}`)}>{t(`short.${figure}`)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.team.id} className={isThrough(row) ? styles.through : undefined}>
              <td>{row.rank}</td>
              <th scope="row">
                <span>
                  <TeamImage team={row.team} storageBaseUrl={storageBaseUrl} /> {row.team.name}
                </span>
              </th>
              {FIGURES.map((figure) => (
                <td key={figure}>{figureText(figure, row[figure])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </HoldUntilParsedTable>
    </section>
  );
}

/** The table as a fragment. */
export function groupTableFragment(props: GroupTableProps, locale: string): Fragment {
  const { group, rows, zones } = props.table;
  const shown = rows.map((row) => [row.rank, row.team, ...FIGURES.map((figure) => row[figure])]);
  return {
    key: `sevens group ${locale} ${props.storageBaseUrl} ${group} ${JSON.stringify([zones, shown])}`,
    render: () => <GroupTable {...props} />,
  };
}

// With a real minus sign, as tables are set.
function figureText(figure: Figure, value: number): string {
  if (figure !== "goalDifference" || value === 0) return `${value}`;
  return value > 0 ? `+${value}` : `−${-value}`;
}
