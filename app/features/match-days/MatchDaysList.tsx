import type { ReactNode } from "react";
import type { Sport } from "#contract/tables/sports";

interface MatchDaysListProps {
  sport: Sport;
  /** Something may still happen in the matches (match-list/can-change.ts). */
  canChange: boolean;
  /** Milliseconds. */
  fetchedAt: number;
  /** MatchDays, and what belongs to them. */
  children: ReactNode;
}

/** The rows of a page, one list on each, kept up to date by the page's script while there is something to expect. */
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
