import { classNames } from "~/ui/class-names";
import { type ListFacts, showAddress } from "./list-facts.ts";
import styles from "./list-filters.module.css";
import liveCount from "./live-count.module.css";
import { SHOWS, type Show, type ShowCounts } from "./show.ts";

interface ListFiltersProps {
  counts: ShowCounts;
  facts: Pick<ListFacts, "t" | "show" | "path" | "date">;
}

/**
 * All, live, finished, upcoming: four addresses of the day's list, each with its number of matches. On another day than
 * today, live leads to today's list, which has whatever is in play, and has no number.
 */
export const ListFilters = ({ counts, facts }: ListFiltersProps) => (
  <nav
    className={classNames(styles.filters, "list-filters card hold-until-parsed")}
    aria-label={facts.t("filter.label")}
  >
    {SHOWS.map((show) => (
      <a
        key={show}
        href={showAddress(isElsewhere(show, facts) ? { path: facts.path, date: undefined } : facts, show)}
        data-show={show}
        aria-current={show === facts.show ? "true" : undefined}
      >
        {`${facts.t(`filter.${show}`)} `}
        {!isElsewhere(show, facts) && <b className={classOfCount(show, counts)}>{counts[show]}</b>}
      </a>
    ))}
  </nav>
);

const isElsewhere = (show: Show, { date }: Pick<ListFacts, "date">): boolean => show === "live" && date !== undefined;

/** A non-zero live count looks as it does on competitions; recount.ts sets the same class. */
const classOfCount = (show: Show, counts: ShowCounts): string | undefined => {
  if (show !== "live") return undefined;
  return counts.live > 0 ? liveCount.liveCount : "";
};
