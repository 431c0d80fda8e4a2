import { useTranslation } from "react-i18next";
import people from "~/features/people/people.module.css";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { FlagImage } from "~/ui/TeamImage";
import styles from "./squad.module.css";
import type { SquadPartView, SquadRowView, SquadTableView } from "./squad-view.ts";

interface SquadRowProps {
  row: SquadRowView;
  /** Undefined for visitors who save data. */
  storageBaseUrl?: string;
}

const PORTRAIT = 32;
const FLAG = 14;

/** A player of a squad: number, portrait, name, country and position, age, season statistics. Uses no context. */
const SquadRow = ({ row, storageBaseUrl }: SquadRowProps) => (
  <tr>
    <td className={classNames(styles.number, "tabular")}>{row.number}</td>
    <th scope="row">
      <span className={styles.player}>
        {storageBaseUrl !== undefined && row.picture && (
          <img
            className={classNames("crest", styles.portrait)}
            src={`${storageBaseUrl}/${row.picture}`}
            width={PORTRAIT}
            height={PORTRAIT}
            alt=""
            loading="lazy"
          />
        )}
        <span>
          {row.href ? (
            <a className={people.name} href={row.href}>
              {row.name}
            </a>
          ) : (
            <span>{row.name}</span>
          )}
          <small>
            {storageBaseUrl !== undefined && row.flag && (
              <>
                <FlagImage code={row.flag} size={FLAG} />{" "}
              </>
            )}
            {row.about}
            {row.injured && (
              <>
                {" "}
                <span className={classNames("tag", people.warn)}>{row.injured}</span>
              </>
            )}
          </small>
        </span>
      </span>
    </th>
    <td className={classNames(people.end, "tabular")}>{row.age}</td>
    {row.counts.map(({ text, isWide }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
      <td key={index} className={classNames(people.end, "tabular", isWide && styles.wide)}>
        {text}
      </td>
    ))}
  </tr>
);

/** The heading of a part of the squad's table. */
const SquadPartHead = ({ name, span }: { name: string; span: number }) => (
  <tr>
    <th className={styles.part} scope="rowgroup" colSpan={span}>
      {name}
    </th>
  </tr>
);

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
