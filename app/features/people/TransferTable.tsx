import { useTranslation } from "react-i18next";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { NameLink } from "./NameLink.tsx";
import type { Named } from "./name-of.ts";
import styles from "./people.module.css";
import type { TransferView } from "./transfer-view.ts";

interface TransferTableProps {
  /** Table caption, for screen readers. */
  caption: string;
  transfers: readonly TransferView[];
  storageBaseUrl?: string;
}

const COLUMNS = ["player", "from", "to"] as const;

/** Rows of a long list that are always visible. */
const SHOWN = 8;

/** Transfers, latest first; older ones of a long list are collapsed. */
export function TransferTable({ caption, transfers, storageBaseUrl }: TransferTableProps) {
  const { t } = useTranslation("people");
  const older = transfers.length > SHOWN + 2 ? transfers.slice(SHOWN) : [];
  const title = t("olderTransfers", { count: older.length });
  return (
    <>
      <Table
        caption={caption}
        transfers={transfers.slice(0, transfers.length - older.length)}
        storageBaseUrl={storageBaseUrl}
      />
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{title}</summary>
          <Table caption={title} transfers={older} storageBaseUrl={storageBaseUrl} />
        </details>
      )}
    </>
  );
}

/** Shows the columns that at least one transfer fills. */
function Table({ caption, transfers, storageBaseUrl }: TransferTableProps) {
  const { t } = useTranslation("people");
  const columns = COLUMNS.filter((column) => transfers.some((transfer) => transfer[column]));
  return (
    <HoldUntilParsedTable className={classNames(styles.table, styles.transfers)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("column.date")}</th>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {t(`column.${column}`)}
            </th>
          ))}
          <th scope="col" className={styles.end}>
            {t("column.terms")}
          </th>
        </tr>
      </thead>
      <tbody>
        {transfers.map((transfer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may be equal
          <tr key={index}>
            <td className={classNames("tabular", styles.day)}>
              {transfer.day ? <time dateTime={transfer.date}>{transfer.day}</time> : "–"}
            </td>
            {columns.map((column) => (
              <td key={column}>
                <Club of={transfer[column]} storageBaseUrl={storageBaseUrl} />
              </td>
            ))}
            <td className={classNames(styles.end, "tabular")}>{transfer.terms}</td>
          </tr>
        ))}
      </tbody>
    </HoldUntilParsedTable>
  );
}

const Club = ({ of, storageBaseUrl }: { of?: Named; storageBaseUrl?: string }) =>
  of ? <NameLink of={of} storageBaseUrl={storageBaseUrl} /> : <>–</>;
