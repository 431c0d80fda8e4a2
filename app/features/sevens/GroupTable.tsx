import type { TFunction } from "i18next";
import type { Standings, StandingsRow } from "#contract/domain/standings";
import { FOOTBALL_COLUMNS } from "~/sports/standings-columns";
import { classNames } from "~/ui/class-names";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { TeamImage } from "~/ui/TeamImage";
import styles from "./sevens.module.css";

/** The columns of a football table; of goals there is only space for the difference. */
const COLUMNS = FOOTBALL_COLUMNS.filter(({ key }) => key !== "goals");

interface GroupTableProps {
  table: Standings["tables"][number];
  /** Undefined for visitors who save data. */
  storageBaseUrl: string | undefined;
  t: TFunction<["standings", "matches"]>;
}

/** A group's table with the teams that advance to Cup and Plate marked. */
export function GroupTable({
  table: { group = "", rows, zones = [] },
  storageBaseUrl,
  t,
  language,
}: GroupTableProps & { language: string }) {
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
            {COLUMNS.map(({ key }) => (
              <th scope="col" key={key}>
                <abbr title={t(`column.${key}`)}>{t(`short.${key}`)}</abbr>
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
              {COLUMNS.map(({ key, value }) => (
                <td key={key}>{value(row, language)}</td>
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
  const shown = rows.map((row) => [row.rank, row.team, ...COLUMNS.map(({ value }) => value(row, locale))]);
  return {
    key: `sevens group ${locale} ${props.storageBaseUrl} ${group} ${JSON.stringify([zones, shown])}`,
    render: () => <GroupTable {...props} language={locale} />,
  };
}
