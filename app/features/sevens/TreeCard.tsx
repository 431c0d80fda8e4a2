import type { TFunction } from "i18next";
import { classNames } from "~/ui/class-names";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { TeamImage } from "~/ui/TeamImage";
import styles from "./tree.module.css";
import type { TieSideView, TieView, TreeView } from "./tree-views.ts";

interface TieItemProps {
  tie: TieView;
  storageBaseUrl: string | undefined;
}

/** A tie of a tree: a sentence for screen readers, both sides with scores on screen. */
function TieItem({ tie: { href, isLive, sentence, sides }, storageBaseUrl }: TieItemProps) {
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

interface TreeCardProps {
  of: TreeView;
  /** Undefined for visitors who save data. */
  storageBaseUrl: string | undefined;
  t: TFunction<["sevens", "matches"]>;
}

/** A tree of the knock-out phase: rounds of ties, side by side. */
export function TreeCard({ of: { tree, champion, rounds }, storageBaseUrl, t }: TreeCardProps) {
  const name = t(`tree.${tree}`);
  return (
    <section className={classNames(styles.tree, "card")}>
      <h3>
        {name}
        {champion !== undefined && (
          <>
            {" "}
            <small>{t("wonBy", { team: champion })}</small>
          </>
        )}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-label={t("treeLabel", { tree: name })}>
        <ol className={styles.rounds}>
          {rounds.map(({ stage, ties }) => (
            <li key={stage}>
              <p>{t(`matches:stage.${stage}`)}</p>
              <ol>
                {ties.map((tie) => (
                  <TieItem key={tie.id} tie={tie} storageBaseUrl={storageBaseUrl} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </section>
    </section>
  );
}

/** The tree as a fragment. */
export const treeFragment = (props: TreeCardProps, locale: string): Fragment => ({
  key: `sevens tree ${locale} ${props.storageBaseUrl} ${JSON.stringify(props.of)}`,
  render: () => <TreeCard {...props} />,
});
