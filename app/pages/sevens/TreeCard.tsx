import type { TFunction } from "i18next";
import { classNames } from "~/ui/class-names";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { TieItem } from "./TieItem.tsx";
import styles from "./tree.module.css";
import type { TreeView } from "./tree-views.ts";

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
