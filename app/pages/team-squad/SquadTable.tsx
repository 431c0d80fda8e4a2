import { useTranslation } from "react-i18next";
import people from "~/features/people/people.module.css";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { SquadPartHead } from "./SquadPartHead.tsx";
import { SquadRow } from "./SquadRow.tsx";
import styles from "./squad.module.css";
import type { SquadPartView, SquadTableView } from "./squad-view.ts";

interface SquadTableProps {
  /** For screen readers. */
  caption: string;
  table: SquadTableView;
  /** Undefined for visitors who save data. */
  storageBaseUrl?: string;
}

/** Number, player, age. */
const FIXED_COLUMNS = 3;

/** A squad as one table with season statistics. */
export function SquadTable({ caption, table: { numberName, columns, parts }, storageBaseUrl }: SquadTableProps) {
  const { t } = useTranslation("people");
  return (
    <HoldUntilParsedTable className={classNames(people.table, styles.squad)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={numberName}>#</abbr>
          </th>
          <th scope="col">{t("column.player")}</th>
          <th className={people.end} scope="col">
            {t("column.age")}
          </th>
          {columns.map(({ key, name, short, isWide }) => (
            <th key={key} className={classNames(people.end, "tabular", isWide && styles.wide)} scope="col">
              <abbr title={name}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      {parts.map((part) => (
        <Fragments
          as="tbody"
          key={part.name ?? ""}
          of={partFragments(part, FIXED_COLUMNS + columns.length, storageBaseUrl)}
        />
      ))}
    </HoldUntilParsedTable>
  );
}

const partFragments = ({ name, rows }: SquadPartView, span: number, storageBaseUrl?: string): Fragment[] => [
  ...(name === undefined
    ? []
    : [{ key: `SquadPartHead ${span} ${name}`, render: () => <SquadPartHead name={name} span={span} /> }]),
  ...rows.map((row) => ({
    key: `SquadRow ${storageBaseUrl} ${JSON.stringify(row)}`,
    render: () => <SquadRow row={row} storageBaseUrl={storageBaseUrl} />,
  })),
];
