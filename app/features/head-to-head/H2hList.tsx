import type { FormLetter } from "#contract/domain/standings";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { pictureBase } from "~/ui/picture-base";
import { TeamImage } from "~/ui/TeamImage";
import styles from "./h2h.module.css";
import type { H2hRowView, H2hSide } from "./h2h-row-view.ts";

interface H2hRowProps {
  row: H2hRowView;
  /** Absent for visitors who save data: no pictures. */
  storageBaseUrl: string | undefined;
}

/** A match as one link, with a sentence for screen readers. Rendered as a fragment: no hooks. */
const H2hRow = ({ row, storageBaseUrl }: H2hRowProps) => (
  <li data-g={row.matchId}>
    <a className="hold-until-parsed" href={row.href}>
      <span className="visually-hidden">{row.sentence}</span>
      <span className={styles.row} aria-hidden="true">
        <span className={styles.date}>
          <time dateTime={row.dateTime}>{row.day}</time> <span>{row.time}</span> <small>{row.competition}</small>
        </span>
        <Side side={row.home} storageBaseUrl={storageBaseUrl} />
        <Side side={row.away} storageBaseUrl={storageBaseUrl} />
        <small className={styles.notes}>{row.notes}</small>
        {row.result && (
          <i className={classNames(styles.result, RESULT_CLASSES[row.result.kind])}>{row.result.letter}</i>
        )}
      </span>
    </a>
    <ParsedEnd />
  </li>
);

const RESULT_CLASSES: Readonly<Record<FormLetter, string | undefined>> = {
  W: styles.won,
  D: undefined,
  L: styles.lost,
};

/** Letters that fit on a phone; a longer name is shown in its short form there. */
const LONGEST = 14;

function Side({ side: { team, score, isWinner }, storageBaseUrl }: { side: H2hSide } & Omit<H2hRowProps, "row">) {
  const { name, shortName } = team;
  const winner = isWinner && styles.winner;
  return (
    <>
      <span className={classNames(styles.team, winner)}>
        <TeamImage team={team} storageBaseUrl={storageBaseUrl} />
        <span data-s={(name.length > LONGEST && shortName) || undefined}>{name}</span>
      </span>
      <b className={winner || undefined}>{score}</b>
    </>
  );
}

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
