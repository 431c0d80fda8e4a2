import type { TFunction } from "i18next";
import type { BoxLine } from "#contract/domain/box-score";
import type { LocaleCode } from "#contract/tables/locales";
import { playerPath } from "#contract/tables/paths";
import { type PeopleTranslator, reasonName } from "~/features/people/person-labels.ts";
import { localePath } from "~/page/locale-path";
import { BOX_COLUMNS, boxText, hasPlayed } from "./box-columns.ts";
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
export function PlayerRow(props: PlayerRowProps) {
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
