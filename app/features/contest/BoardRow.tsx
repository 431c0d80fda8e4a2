import { useTranslation } from "react-i18next";
import type { Leader } from "#contract/domain/contests";
import { signed } from "~/sports/figures";
import styles from "./board.module.css";
import { contestHref } from "./contest-head.ts";

interface BoardRowProps {
  leader: Leader;
  isMine: boolean;
  /** Page path with the locale. */
  path: string;
  hasEntries: boolean;
  /** Shows how the picks ended. */
  hasCounts: boolean;
  /** Settled picks needed for a rank. */
  least: number;
  linkText: string | undefined;
}

/** A participant's rank and how their picks ended. */
export function BoardRow({ leader, isMine, path, hasEntries, hasCounts, least, linkText }: BoardRowProps) {
  const { t } = useTranslation("contests");
  const { rank, name, points, livePoints, settled, isMadeUp, entryId, link } = leader;
  const text = isMine ? t("board.me", { name }) : name;
  return (
    <tr className={isMine ? styles.mine : undefined} data-mine={isMine || undefined}>
      <td className="tabular">{rank ?? "–"}</td>
      <th scope="row">
        <span className={styles.name}>
          {hasEntries ? (
            <a
              href={contestHref({ path }, isMine ? "mine" : "latest", isMine ? {} : { entry: entryId })}
              rel="nofollow"
            >
              {text}
            </a>
          ) : (
            <span>{text}</span>
          )}
          {isMadeUp && <span className="tag">{t("simulated")}</span>}
          {link && linkText && (
            <a href={link} target="_blank" rel="noopener noreferrer nofollow">
              {linkText}
            </a>
          )}
        </span>
        {rank === undefined && least > 1 && <small className="note">{t("board.settledOf", { settled, least })}</small>}
        {hasCounts && settled > 0 && <small className="note">{t("counts", { ...countsOf(leader) })}</small>}
      </th>
      <td className="tabular">
        <b>{signed(points)}</b>
        {livePoints !== undefined && (
          <small className="live" title={t("liveHint")}>
            {t("live", { points: signed(livePoints) })}
          </small>
        )}
      </td>
    </tr>
  );
}

const countsOf = ({ wins, halfWins, pushes, halfLosses, losses }: Leader) => ({
  ...{ wins, halfWins, pushes, halfLosses, losses },
});
