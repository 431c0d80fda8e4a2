import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import { pictureBase } from "~/ui/picture-base";
import { H2hRow } from "./H2hRow.tsx";
import styles from "./h2h.module.css";
import type { H2hRowView } from "./h2h-row-view.ts";

interface H2hListProps {
  id: string;
  rows: readonly H2hRowView[];
  page: Page;
  /** It has the page's full width. */
  isWide?: boolean;
}

/** Matches as linked rows. */
export function H2hList({ id, rows, page, isWide }: H2hListProps) {
  const storageBaseUrl = pictureBase(page, page.config);
  return (
    <Fragments
      as="ol"
      id={id}
      className={classNames(styles.list, isWide && styles.wide)}
      of={rows.map((row) => ({
        key: `H2hRow ${storageBaseUrl} ${JSON.stringify(row)}`,
        render: () => <H2hRow row={row} storageBaseUrl={storageBaseUrl} />,
      }))}
    />
  );
}
