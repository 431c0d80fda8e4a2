import type { ReactNode } from "react";
import type { Sport } from "#contract/tables/sports";

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
    <div id="freshness" />
    <div
      id="list"
      data-live={canChange ? sport : undefined}
      data-fetched={fetchedAt}
      data-show="all"
      data-refetch="on-change"
    >
      {children}
    </div>
    <div id="announce" className="visually-hidden" aria-live="polite" />
  </>
);
