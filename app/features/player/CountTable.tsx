import { useTranslation } from "react-i18next";
import { NameLink } from "~/features/people/NameLink";
import { WholeTable } from "~/ui/Whole";
import type { CareerTable } from "./load-career.server.ts";

interface TableProps {
  /** Of the table, for screen readers; of a region that scrolls, its name. */
  caption: string;
  table: CareerTable;
  storageBaseUrl?: string;
}

/** Numbers by season or by club. With more columns than a phone has room for it scrolls in itself. */
export function CountTable({ caption, table: { columns, rows }, storageBaseUrl }: TableProps) {
  const { t } = useTranslation("player");
  const hasSeasons = rows.some(({ season }) => season);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by keys
    <section className="scroll" aria-label={caption} tabIndex={0}>
      <WholeTable className="pt career">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {hasSeasons && <th scope="col">{t("career.season")}</th>}
            <th scope="col">{t("career.club")}</th>
            {columns.map(({ key, name, short }) => (
              <th scope="col" className="end num" key={key}>
                <abbr title={name}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ season, club, competition, cells }) => (
            <tr key={`${season} ${club.href ?? club.name} ${competition}`}>
              {hasSeasons && <td className="num day">{season}</td>}
              <th scope="row">
                <NameLink of={club} storageBaseUrl={storageBaseUrl} />
                {competition && <small>{competition}</small>}
              </th>
              {cells.map((cell, index) => (
                <td className="end num" key={columns[index]?.key}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WholeTable>
    </section>
  );
}
