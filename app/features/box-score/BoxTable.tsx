import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { BoxLine, BoxTeam } from "#contract/domain/box-score";
import type { Side } from "#contract/domain/match";
import type { LocaleCode } from "#contract/tables/locales";
import { playerPath } from "#contract/tables/paths";
import { type PeopleTranslator, reasonName } from "~/features/people/person-labels.ts";
import { localePath } from "~/page/locale-path";
import { Fragments } from "~/ui/fragments/Fragments";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { type BoxColumn, boxPercentage, boxText, columnsOf, hasPlayed, sortedLines } from "./box-columns.ts";
import styles from "./match-box-score.module.css";

interface PlayerRowProps {
  line: BoxLine;
  /** The game is in progress. */
  isLive: boolean;
  columns: readonly BoxColumn[];
  /** The one in bold. */
  strong: BoxColumn;
  locale: LocaleCode;
  t: TFunction<"boxScore">;
  tPeople: PeopleTranslator;
}

/** A player's statistics, or why they have none. Rendered as a fragment: no hooks. */
function PlayerRow(props: PlayerRowProps) {
  const { line, isLive, columns, strong } = props;
  const name = (
    <th scope="row">
      <PlayerName {...props} />
    </th>
  );
  if (!hasPlayed(line)) {
    return (
      <tr className={styles.notPlayed}>
        {name}
        <td colSpan={columns.length}>
          <span>{absenceText(props)}</span>
        </td>
      </tr>
    );
  }
  return (
    <tr className={isLive && line.isOnCourt ? styles.playing : undefined}>
      {name}
      {columns.map((column) => (
        <td key={column} className={column === strong ? styles.strong : undefined}>
          {boxText(column, line)}
        </td>
      ))}
    </tr>
  );
}

function absenceText({ line: { didNotPlay }, t, tPeople }: PlayerRowProps): string {
  if (!didNotPlay) return t("notYet");
  const reason = didNotPlay === "coach" ? t("coachDecision") : reasonName(tPeople, didNotPlay);
  return t("didNotPlay", { reason });
}

/** Number and position below the name; in a live game also whether they are on court or have fouled out. */
function PlayerName({ line, isLive, locale, t }: PlayerRowProps) {
  const { id, key, name, number, position, isOnCourt, isFouledOut } = line;
  const about = [number === undefined ? undefined : `${number}`, position].filter(Boolean).join(" · ");
  return (
    <>
      {id && key ? <a href={localePath(locale, playerPath({ sport: "basketball", id, key }))}>{name}</a> : name}
      <small>
        {about}
        {isLive && isOnCourt && (
          <>
            {" "}
            <b className={styles.onCourt}>{t("onCourt")}</b>
          </>
        )}
        {isFouledOut && (
          <>
            {" "}
            <b className={styles.fouledOut}>{t("fouledOut")}</b>
          </>
        )}
      </small>
    </>
  );
}

interface BoxTableProps {
  side: Side;
  /** The team's name. */
  name: string;
  box: BoxTeam;
  opponent: Pick<BoxTeam, "totals">;
  /** What players are sorted by, and the page's address without it. */
  order: { sort: BoxColumn | undefined; address: string };
  isLive: boolean;
  locale: LocaleCode;
}

interface HeadsProps extends Pick<BoxTableProps, "side" | "order"> {
  columns: readonly BoxColumn[];
  t: TFunction<"boxScore">;
}

/** The address that sorts by a column; of the one that does, that of the coach's order. */
const sortedBy = (column: BoxColumn, { side, order: { sort, address } }: HeadsProps): string =>
  `${address}${column === sort ? "" : `?sort=${column}`}#${side}`;

/** The columns sort the players by links, so that it works without scripts. */
function Heads(props: HeadsProps) {
  const { t, order, columns } = props;
  return (
    <thead>
      <tr>
        <th scope="col">{t("player")}</th>
        {columns.map((column) => (
          <th key={column} scope="col" aria-sort={column === order.sort ? "descending" : undefined}>
            <a href={sortedBy(column, props)} rel="nofollow">
              <abbr title={t(`column.${column}`)}>{t(`short.${column}`)}</abbr>
            </a>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/**
 * The heads again, for eyes and fingers: a table that scrolls sideways cannot keep its own below the page's bars. They
 * follow its scrolling by style alone, where browsers can, and are no text: the page says everything once.
 */
function StickyHeads(props: HeadsProps) {
  const { t, order, columns } = props;
  return (
    <div className={styles.heads} aria-hidden="true">
      <span>{t("player")}</span>
      <div>
        <div>
          {columns.map((column) => (
            // biome-ignore lint/a11y/useAnchorContent: hidden from screen readers with what is around it
            <a
              key={column}
              className={column === order.sort ? styles.sorted : undefined}
              href={sortedBy(column, props)}
              rel="nofollow"
              tabIndex={-1}
              data-label={t(`short.${column}`)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** A team's box score: starters, bench, totals. Wider than a phone: it scrolls in a region with fixed names. */
export function BoxTable({ side, name, box, opponent, order, isLive, locale }: BoxTableProps) {
  const { t } = useTranslation("boxScore");
  const { players, totals } = box;
  const columns = columnsOf(box);
  const shared = { columns, strong: order.sort ?? "pts", isLive, locale } as const;
  const linesOf = (isStarter: boolean) =>
    sortedLines(
      players.filter((line) => line.isStarter === isStarter),
      order.sort,
    );
  const caption = t("caption", { team: name });
  return (
    <section className={`card ${styles.box} ${styles[side]}`} id={side}>
      <h2>{name}</h2>
      <StickyHeads side={side} order={order} columns={columns} t={t} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section nested in a section of the same name adds nothing */}
      <div className={styles.region} tabIndex={0} role="region" aria-label={caption}>
        <HoldUntilParsedTable className="tabular">
          <caption className="visually-hidden">{`${caption} ${t("sortHint")}`}</caption>
          <Heads side={side} order={order} columns={columns} t={t} />
          <Players title={t("starters")} lines={linesOf(true)} {...shared} />
          <Players title={t("bench")} lines={linesOf(false)} {...shared} />
          {totals && <Totals totals={totals} against={opponent.totals} columns={columns} />}
        </HoldUntilParsedTable>
      </div>
    </section>
  );
}

interface PlayersProps extends Pick<PlayerRowProps, "isLive" | "columns" | "strong" | "locale"> {
  title: string;
  lines: readonly BoxLine[];
}

/** Players with their heading; nothing if there are none. */
function Players({ title, lines, ...shared }: PlayersProps) {
  const { t } = useTranslation("boxScore");
  const { t: tPeople } = useTranslation("people");
  if (lines.length === 0) return null;
  const heading = {
    key: `box heading ${title}`,
    render: () => (
      <tr className={styles.heading}>
        <th scope="rowgroup" colSpan={shared.columns.length + 1}>
          <span>{title}</span>
        </th>
      </tr>
    ),
  };
  const rows = lines.map((line) => ({
    key: `PlayerRow ${JSON.stringify([shared, line])}`,
    render: () => <PlayerRow line={line} {...shared} t={t} tPeople={tPeople} />,
  }));
  return <Fragments as="tbody" of={[heading, ...rows]} />;
}

type Counted = NonNullable<BoxTeam["totals"]>;

interface TotalsProps {
  totals: Counted;
  against: Counted | undefined;
  columns: readonly BoxColumn[];
}

/** A team's plus-minus is what it is ahead by. */
function Totals({ totals, against, columns }: TotalsProps) {
  const { t } = useTranslation("boxScore");
  const numbers = { ...totals, ...(against && { plusMinus: totals.pts - against.pts }) };
  return (
    <tfoot>
      <tr>
        <th scope="row">{t("totals")}</th>
        {columns.map((column) => (
          // A team's playing time is the sum of its players': redundant.
          <td key={column}>{column === "seconds" ? "" : boxText(column, numbers)}</td>
        ))}
      </tr>
      <tr className={styles.percentages}>
        <th scope="row">{t("percentages")}</th>
        {columns.map((column) => (
          <td key={column}>{boxPercentage(column, totals)}</td>
        ))}
      </tr>
    </tfoot>
  );
}
