import { classNames } from "~/ui/class-names";
import { type ListFacts, showAddress } from "./list-facts.ts";
import styles from "./list-filters.module.css";
import liveCount from "./live-count.module.css";
import { SHOWS, type Show, type ShowCounts } from "./show.ts";

interface ListFiltersProps {
  counts: ShowCounts;
  facts: Pick<ListFacts, "t" | "show" | "path" | "date">;
}

/** All, live, finished, upcoming: the day's list in four addresses, with the number of matches behind each. */
export const ListFilters = ({ counts, facts }: ListFiltersProps) => (
  <nav
    className={classNames(styles.filters, "list-filters card hold-until-parsed")}
    aria-label={facts.t("filter.label")}
  >
    {SHOWS.map((show) => (
      <a
        key={show}
        href={showAddress(facts, show)}
        data-show={show}
        aria-current={show === facts.show ? "true" : undefined}
      >
        {`${facts.t(`filter.${show}`)} `}
        <b className={classOfCount(show, counts)}>{counts[show]}</b>
      </a>
    ))}
  </nav>
);

/** The number of live matches looks as it does on competitions, where there are some; recount.ts writes the same. */
const classOfCount = (show: Show, counts: ShowCounts): string | undefined => {
  if (show !== "live") return undefined;
  return counts.live > 0 ? liveCount.liveCount : "";
};
