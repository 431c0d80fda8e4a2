import { useTranslation } from "react-i18next";
import { NameLink } from "~/features/people/NameLink";
import people from "~/features/people/people.module.css";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import type { CareerTable } from "./load-career.server.ts";
import styles from "./player-career.module.css";

interface CountTableProps {
  /** For screen readers, of both the table and its scroll region. */
  caption: string;
  table: CareerTable;
  storageBaseUrl?: string;
}

/** Numbers by season or club. On phones too narrow for its columns it scrolls sideways. */
export function CountTable({ caption, table: { columns, rows }, storageBaseUrl }: CountTableProps) {
  const { t } = useTranslation("player");
  const hasSeasons = rows.some(({ season }) => season);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className={people.scroll} aria-label={caption} tabIndex={0}>
      <HoldUntilParsedTable className={classNames(people.table, styles.counts)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {hasSeasons && <th scope="col">{t("career.season")}</th>}
            <th scope="col">{t("career.club")}</th>
            {columns.map(({ key, name, short }) => (
              <th scope="col" className={classNames(people.end, "tabular")} key={key}>
                <abbr title={name}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ season, club, competition, cells }) => (
            <tr key={`${season} ${club.href ?? club.name} ${competition}`}>
              {hasSeasons && <td className={classNames("tabular", people.day)}>{season}</td>}
              <th scope="row">
                <NameLink of={club} storageBaseUrl={storageBaseUrl} />
                {competition && <small>{competition}</small>}
              </th>
              {cells.map((cell, index) => (
                <td className={classNames(people.end, "tabular")} key={columns[index]?.key}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </HoldUntilParsedTable>
    </section>
  );
}
