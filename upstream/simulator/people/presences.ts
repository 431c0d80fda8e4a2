import type { Club } from "./clubs.ts";
import { type Loan, loanOf, loansTo } from "./loans.ts";
import { arrivalIn, departureFrom } from "./moves.ts";
import { slotsOf } from "./slots.ts";
import { type Tenure, tenureAt, tenureBefore, tenureFrom } from "./tenures.ts";
import { startOfWindow, type Window } from "./windows.ts";

/** Days in a club's squad within a window. What lies outside the window may be cut off. */
export interface Presence {
  tenure: Tenure;
  from: number;
  until: number;
  /** On loan from the tenure's club. */
  loan?: Loan;
}

/** The tenures of a place of which some day may lie in a window: summer's arrivals may come in the window before. */
function tenuresIn(club: Club, slot: number, window: Window): Tenure[] {
  const own = tenureAt(club, slot, window);
  const before = own.start === window ? [tenureBefore(own)] : [];
  const next = tenureFrom(club, slot, window + 1);
  return [...before, own, ...(next ? [next] : [])];
}

/** Only changes in this window and the next are looked up, each of which asks a market. */
function presencesOf(tenure: Tenure, window: Window): Presence[] {
  const { club, slot, start, end } = tenure;
  const from = start < window ? startOfWindow(window) : arrivalIn(tenure).at;
  const until = end > window + 1 ? startOfWindow(window + 1) : departureFrom(tenure).at;
  const loan = loanOf(club, slot, window);
  if (loan?.tenure.year !== tenure.year) return [{ tenure, from, until }];
  return [
    { tenure, from, until: loan.from },
    { tenure, from: loan.until, until },
  ];
}

const overlaps = ({ from, until }: Presence, window: Window): boolean =>
  from < until && from < startOfWindow(window + 1) && until > startOfWindow(window);

/** Everybody who is in a club's squad on some day of a window, in the order of places, then those on loan. */
export function presencesIn(club: Club, window: Window): Presence[] {
  const own = slotsOf(club.sport).flatMap((_, slot) => tenuresIn(club, slot, window));
  const lent = loansTo(club, window).map((loan): Presence => ({ ...loan, loan }));
  return [...own.flatMap((tenure) => presencesOf(tenure, window)), ...lent].filter((one) => overlaps(one, window));
}
