import { classNames } from "~/ui/class-names";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { MINOR_ANCHOR } from "./apply-folds.ts";
import type { ListedMatches } from "./begun-before.ts";
import styles from "./competition-group.module.css";
import { LiveCount } from "./LiveCount.tsx";
import { isLong } from "./place-groups.ts";
import type { ListFacts } from "./show.ts";

/** Whether a group stands behind the line of youth, reserves and friendlies; ordered by kick-off none does. */
export const isMinor = (group: ListedMatches | undefined): boolean =>
  group?.competition.isMinor === true && !group.hasBegunBefore && !group.isByKickOff;

export const liveCountOf = ({ matches }: Pick<ListedMatches, "matches">): number =>
  matches.filter(({ state }) => state === "live").length;

/** The number of matches: shown as a number, and inside a sentence for screen readers. */
export function MatchCount({ count, t }: { count: number; t: ListFacts["t"] }) {
  const [before, behind] = t("count", { count }).split(`${count}`);
  return (
    <span className={styles.matchCount}>
      {before && <span className="visually-hidden">{before}</span>}
      {count}
      <span className="visually-hidden">{behind}</span>
    </span>
  );
}

interface MinorPartProps {
  liveCount: number;
  count: number;
  isOpen: boolean;
  t: ListFacts["t"];
}

/**
 * The line that folds youth, reserves and friendlies together. They are its siblings, which come last in the list: the
 * style sheet hides them while it is closed, so that they keep their places in the list that scripts update.
 */
const MinorPart = ({ liveCount, count, isOpen, t }: MinorPartProps) => (
  <details id={MINOR_ANCHOR} className={classNames(styles.group, styles.minor, "card")} open={isOpen}>
    <summary>
      <h2>{t("minor")}</h2>
      <LiveCount text={liveCount > 0 ? t("liveNumber", { number: liveCount }) : ""} />
      <MatchCount count={count} t={t} />
    </summary>
  </details>
);

/** Closed where a list is too long to be read through, unless there is nothing else in it. */
export function minorFragment(groups: readonly ListedMatches[], { t, rows, show }: ListFacts): Fragment {
  const matchesOf = (some: readonly ListedMatches[]) => some.flatMap(({ matches }) => matches);
  const matches = matchesOf(groups.filter(isMinor));
  const part: Omit<MinorPartProps, "t"> = {
    liveCount: liveCountOf({ matches }),
    count: matches.length,
    isOpen: groups.every(isMinor) || !isLong(matchesOf(groups).length),
  };
  return {
    key: `MinorPart ${rows.base} ${show} ${JSON.stringify(part)}`,
    render: () => <MinorPart {...part} t={t} />,
  };
}
