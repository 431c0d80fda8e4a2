import { classNames } from "~/ui/class-names";
import { TeamImage } from "~/ui/TeamImage";
import styles from "./tree.module.css";
import type { TieSideView, TieView } from "./tree-views.ts";

interface TieItemProps {
  tie: TieView;
  storageBaseUrl: string | undefined;
}

/** A tie of a tree: a sentence for screen readers, both sides with scores on screen. */
export function TieItem({ tie: { href, isLive, sentence, sides }, storageBaseUrl }: TieItemProps) {
  const content = (
    <>
      <span className="visually-hidden">{sentence}</span>
      <span className={styles.tie} aria-hidden="true">
        <TieSide side={sides[0]} storageBaseUrl={storageBaseUrl} />
        <TieSide side={sides[1]} storageBaseUrl={storageBaseUrl} />
      </span>
    </>
  );
  return (
    <li className={isLive ? styles.live : undefined}>
      {href === undefined ? <div>{content}</div> : <a href={href}>{content}</a>}
    </li>
  );
}

interface TieSideProps {
  side: TieSideView;
  storageBaseUrl: string | undefined;
}

const TieSide = ({ side: { name, team, isWinner, score, penalties }, storageBaseUrl }: TieSideProps) => (
  <span className={classNames(isWinner && styles.winner, !team && styles.undecided) || undefined}>
    {team && <TeamImage team={team} storageBaseUrl={storageBaseUrl} />}
    <span>{name}</span>
    {score !== undefined && <b>{score}</b>}
    {penalties !== undefined && <i>{`(${penalties})`}</i>}
  </span>
);
