import { stationsFrom } from "./careers.ts";
import type { Club } from "./clubs.ts";
import { type Loan, loanOf } from "./loans.ts";
import { arrivalIn, departureFrom } from "./moves.ts";
import type { Tenure } from "./tenures.ts";

/** A time at a club: in its squad from a day on until another, midnight UTC, on loan or as its own player. */
export interface Spell {
  club: Club;
  /** The place in the squad of the club that they belong to. */
  tenure: Tenure;
  from: number;
  until: number;
  loan?: Loan;
}

/** A tenure's loans, earliest first. */
export function loansIn({ club, slot, start, end }: Tenure): Loan[] {
  const loans: Loan[] = [];
  for (let window = start + 1; window + 2 <= end; window++) {
    if ((window & 1) !== club.mainHalf) continue;
    const loan = loanOf(club, slot, window);
    if (loan) loans.push(loan);
  }
  return loans;
}

/** A tenure as spells at its club, with those on loan between them; each begins when the one before ends. */
function spellsIn(tenure: Tenure): Spell[] {
  const { club } = tenure;
  const spells: Spell[] = [];
  let from = arrivalIn(tenure).at;
  for (const loan of loansIn(tenure)) {
    spells.push(
      { club, tenure, from, until: loan.from },
      { club: loan.to, tenure, from: loan.from, until: loan.until, loan },
    );
    from = loan.until;
  }
  return [...spells, { club, tenure, from, until: departureFrom(tenure).at }];
}

/** A person's spells at the world's clubs, from the first tenure on. */
export const spellsFrom = (origin: Tenure): Spell[] => stationsFrom(origin).flatMap(spellsIn);

/** The spell of an instant; undefined before the first and after the last. */
export const spellAt = (spells: readonly Spell[], instant: number): Spell | undefined =>
  spells.find(({ from, until }) => from <= instant && instant < until);
