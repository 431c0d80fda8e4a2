import type { ReactNode } from "react";
import type { Sport } from "#contract/tables/sports";
import { FEATURED_ROWS } from "~/features/match-row/row-classes";
import { LIST_ID } from "~/page/element-ids";
import { LiveLines } from "~/ui/LiveLines";

interface MatchDaysListProps {
  sport: Sport;
  /** Something may still happen in the matches (match-list/can-change.ts). */
  canChange: boolean;
  /** Milliseconds. */
  fetchedAt: number;
  /** MatchDays and related content. */
  children: ReactNode;
}

/** The rows of a page, one list per page, updated by the page script as long as something can change. */
export const MatchDaysList = ({ sport, canChange, fetchedAt, children }: MatchDaysListProps) => (
  <>
    <div
      id={LIST_ID}
      data-live={canChange ? sport : undefined}
      data-fetched={fetchedAt}
      data-show="all"
      data-refetch="on-change"
      data-rows={FEATURED_ROWS}
    >
      {children}
    </div>
    <LiveLines />
  </>
);
