import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Leader } from "#contract/domain/contests";
import { isPlain } from "~/runtime/islands/island-decisions";
import { signed } from "~/sports/figures";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { classNames } from "~/ui/class-names";
import styles from "./board.module.css";
import { ContestEmpty } from "./ContestEmpty.tsx";
import { contestHref } from "./contest-head.ts";
import { type BoardSetup, isMine, useBoard } from "./use-board.ts";

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
function BoardRow({ leader, isMine, path, hasEntries, hasCounts, least, linkText }: BoardRowProps) {
  const { t } = useTranslation("contests");
  const { rank, name, points, livePoints, settled, isMadeUp, entryId, link } = leader;
  const text = isMine ? t("board.me") : name;
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
  wins,
  halfWins,
  pushes,
  halfLosses,
  losses,
});

interface ContestBoardProps {
  setup: BoardSetup;
  /** The reader's own row, whatever their rank. */
  mine: Leader | undefined;
  /** Page path with the locale. */
  path: string;
  /** Whether entries have their own pages. */
  hasEntries?: boolean;
  /** Tournament board: only its top is shown, without counts of won and lost picks. */
  isOfPlaces?: boolean;
  /** Settled picks that an entry needs for a rank; 0 where nothing is picked. */
  least?: number;
  /** Text of the link into the contest, if the board is empty. */
  play?: string;
  /** Text of the link to an entry's video. */
  linkText?: string;
}

/** The board of a contest, paginated. The reader's own row stays in view. */
export function ContestBoard({
  setup,
  mine,
  path,
  hasEntries = false,
  isOfPlaces = false,
  least = 0,
  ...texts
}: ContestBoardProps) {
  const { t } = useTranslation("contests");
  const { leaders, nextId, isLoading, hasFailed, loadMore } = useBoard(setup);
  const { end, source } = setup;
  const { play, linkText } = texts;
  const row = { path, hasEntries, hasCounts: !isOfPlaces, least, linkText };
  const isShown = leaders.some((leader) => isMine(leader, mine));
  const rows = mine && !isShown ? [...leaders, mine] : leaders;
  const unranked = rows.filter(({ rank }) => rank === undefined);
  const rowOf = (leader: Leader) => (
    <BoardRow key={leader.entryId} leader={leader} {...row} isMine={isMine(leader, mine)} />
  );
  return (
    <section className={styles.board}>
      <h2 className="visually-hidden">{t("tab.board")}</h2>
      {source === "predictions" && !isOfPlaces && <BoardEnds path={path} end={end} />}
      {least > 1 && <p className="note">{t("board.leastPicks", { number: least })}</p>}
      {leaders.length === 0 ? (
        <ContestEmpty text={t("board.none")} way={{ href: path, name: play ?? t("board.play") }} />
      ) : (
        <table className={styles.table}>
          <BoardHead />
          <tbody>{rows.filter(({ rank }) => rank !== undefined).map(rowOf)}</tbody>
          {unranked.length > 0 && (
            <tbody>
              <tr>
                <th className={classNames("note", styles.group)} colSpan={3} scope="rowgroup">
                  {t(setup.isOngoing ? "board.unranked.ongoing" : "board.unranked.past")}
                </th>
              </tr>
              {unranked.map(rowOf)}
            </tbody>
          )}
        </table>
      )}
      <BoardWays setup={setup} path={path} nextId={nextId} isLoading={isLoading} loadMore={loadMore} />
      <p role="status" className="note">
        {hasFailed && t("failed")}
      </p>
    </section>
  );
}

interface BoardWaysProps extends Pick<ContestBoardProps, "setup" | "path"> {
  nextId: string | undefined;
  isLoading: boolean;
  loadMore(): void;
}

/** Loads the next places in place with script, by link without; and links back to the first. */
function BoardWays({ setup: { end, firstId }, path, nextId, isLoading, loadMore }: BoardWaysProps) {
  const { t } = useTranslation("contests");
  const ofEnd = end === "lowest" ? { board: end } : undefined;
  const onMore = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    if (!isLoading) loadMore();
  };
  return (
    <p className={styles.more}>
      {nextId !== undefined && (
        <a
          className="button plain-button"
          href={contestHref({ path }, "board", { ...ofEnd, lastId: nextId })}
          rel="next"
          onClick={onMore}
          aria-busy={isLoading}
        >
          {t("board.more")}
        </a>
      )}
      {firstId && (
        <a className="button plain-button" href={contestHref({ path }, "board", ofEnd)}>
          {t("board.first")}
        </a>
      )}
    </p>
  );
}

function BoardHead() {
  const { t } = useTranslation("contests");
  return (
    <thead>
      <tr>
        <th scope="col">{t("board.rank")}</th>
        <th scope="col">{t("board.name")}</th>
        <th scope="col">{t("board.points")}</th>
      </tr>
    </thead>
  );
}

function BoardEnds({ path, end }: { path: string; end: "top" | "lowest" }) {
  const { t } = useTranslation("contests");
  const choices = (["top", "lowest"] as const).map((one) => ({
    href: contestHref({ path }, "board", one === "lowest" ? { board: one } : {}),
    name: t(`board.${one}`),
    isShown: one === end,
  }));
  return <ChoiceLinks label={t("board.ends")} choices={choices} />;
}
