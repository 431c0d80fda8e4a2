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
import { BOX_COLUMNS, boxPercentage, boxText, hasPlayed } from "./box-columns.ts";
import styles from "./match-box-score.module.css";

interface PlayerRowProps {
  line: BoxLine;
  /** The game is in progress. */
  isLive: boolean;
  locale: LocaleCode;
  t: TFunction<"boxScore">;
  tPeople: PeopleTranslator;
}

/** A player's statistics, or why they have none. Rendered as a fragment: no hooks. */
function PlayerRow(props: PlayerRowProps) {
  const { line } = props;
  const name = (
    <th scope="row">
      <PlayerName {...props} />
    </th>
  );
  if (!hasPlayed(line)) {
    return (
      <tr className={styles.notPlayed}>
        {name}
        <td colSpan={BOX_COLUMNS.length}>
          <span>{absenceText(props)}</span>
        </td>
      </tr>
    );
  }
  return (
    <tr>
      {name}
      {BOX_COLUMNS.map((column) => (
        <td key={column} className={column === "pts" ? styles.points : undefined}>
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
  isLive: boolean;
  locale: LocaleCode;
}

/** A team's box score: starters, bench, totals. Wider than a phone: it scrolls in a region with fixed names. */
export function BoxTable({ side, name, box: { players, totals }, isLive, locale }: BoxTableProps) {
  const { t } = useTranslation("boxScore");
  const caption = t("caption", { team: name });
  return (
    <section className={`card ${styles.box}`} id={side}>
      <h2>{name}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section nested in a section of the same name adds nothing */}
      <div tabIndex={0} role="region" aria-label={caption}>
        <HoldUntilParsedTable className="tabular">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t("player")}</th>
              {BOX_COLUMNS.map((column) => (
                <th scope="col" key={column}>
                  <abbr title={t(`column.${column}`)}>{t(`short.${column}`)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <Players
            title={t("starters")}
            lines={players.filter(({ isStarter }) => isStarter)}
            isLive={isLive}
            locale={locale}
          />
          <Players
            title={t("bench")}
            lines={players.filter(({ isStarter }) => !isStarter)}
            isLive={isLive}
            locale={locale}
          />
          {totals && <Totals totals={totals} />}
        </HoldUntilParsedTable>
      </div>
    </section>
  );
}

interface PlayersProps extends Pick<BoxTableProps, "isLive" | "locale"> {
  title: string;
  lines: readonly BoxLine[];
}

/** Players with their heading; nothing if there are none. */
function Players({ title, lines, isLive, locale }: PlayersProps) {
  const { t } = useTranslation("boxScore");
  const { t: tPeople } = useTranslation("people");
  if (lines.length === 0) return null;
  const heading = {
    key: `box heading ${title}`,
    render: () => (
      <tr className={styles.heading}>
        <th scope="rowgroup" colSpan={BOX_COLUMNS.length + 1}>
          <span>{title}</span>
        </th>
      </tr>
    ),
  };
  const rows = lines.map((line) => ({
    key: `PlayerRow ${locale} ${isLive} ${JSON.stringify(line)}`,
    render: () => <PlayerRow line={line} isLive={isLive} locale={locale} t={t} tPeople={tPeople} />,
  }));
  return <Fragments as="tbody" of={[heading, ...rows]} />;
}

function Totals({ totals }: { totals: NonNullable<BoxTeam["totals"]> }) {
  const { t } = useTranslation("boxScore");
  return (
    <tfoot>
      <tr>
        <th scope="row">{t("totals")}</th>
        {BOX_COLUMNS.map((column) => (
          // A team's playing time is the sum of its players', and its plus-minus the score's: both are redundant.
          <td key={column}>{column === "seconds" || column === "plusMinus" ? "" : boxText(column, totals)}</td>
        ))}
      </tr>
      <tr className={styles.percentages}>
        <th scope="row">{t("percentages")}</th>
        {BOX_COLUMNS.map((column) => (
          <td key={column}>{boxPercentage(column, totals)}</td>
        ))}
      </tr>
    </tfoot>
  );
}
