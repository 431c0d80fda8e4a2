import type { Sport } from "#contract/tables/sports";
import type { KeptMarkup } from "~/server-markup/kept-markup";
import { ServerMarkup } from "~/server-markup/ServerMarkup";

interface MatchDaysListProps {
  sport: Sport;
  /** Of matchDays(). */
  of: KeptMarkup;
  /** Something may still happen in the matches (match-list/can-change.ts). */
  canChange: boolean;
  /** Milliseconds. */
  fetchedAt: number;
}

/** The rows of a page, one list on each, kept up to date by the page's script while there is something to expect. */
export const MatchDaysList = ({ sport, of, canChange, fetchedAt }: MatchDaysListProps) => (
  <>
    <ServerMarkup id="freshness" />
    <ServerMarkup
      id="list"
      of={of}
      attributes={{
        "data-live": canChange ? sport : undefined,
        "data-fetched": fetchedAt,
        "data-show": "all",
        "data-whole": "",
      }}
    />
    <ServerMarkup id="announce" className="vh" attributes={{ "aria-live": "polite" }} />
  </>
);
