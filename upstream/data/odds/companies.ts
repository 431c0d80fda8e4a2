import { BOOKMAKERS } from "#contract/tables/bookmakers";

/** A company's price ladder: every hundredth, steps that grow with the price, or traditional fractions. */
export type Ladder = "hundredths" | "steps" | "fractions";

/** How a company of the simulated world makes its prices. */
export interface Company {
  id: number;
  /** For two-way and three-way markets before kick-off, in percent. */
  margins: readonly [twoWay: number, threeWay: number];
  ladder: Ladder;
  /** Days before kick-off at which its first prices appear. */
  opensBefore: number;
  /** How often it changes its prices before kick-off. */
  updates: number;
  /** Approximate seconds between two prices in play. */
  every: number;
  /** Seconds after a goal or dismissal until it suspends, and until it offers again after play has resumed. */
  lag: number;
  caution: number;
}

type Row = readonly [
  id: number,
  twoWay: number,
  threeWay: number,
  ladder: Ladder,
  opensBefore: number,
  updates: number,
  every: number,
  lag: number,
  caution: number,
];

const ROWS: readonly Row[] = [
  [1001, 2.6, 5.5, "hundredths", 5, 13, 80, 1, 8],
  [31, 2.1, 4.4, "hundredths", 6, 16, 60, 1, 5],
  [3, 2.4, 5.0, "hundredths", 6, 15, 65, 1, 6],
  [4, 5.2, 6.6, "fractions", 5, 7, 150, 3, 18],
  [7, 5.0, 6.2, "steps", 4, 7, 170, 4, 20],
  [8, 4.2, 5.4, "steps", 7, 12, 75, 1, 6],
  [9, 5.0, 6.2, "fractions", 6, 9, 130, 2, 12],
  [12, 3.4, 5.8, "hundredths", 4, 10, 100, 2, 10],
  [14, 4.4, 5.9, "steps", 5, 9, 120, 2, 14],
  [17, 2.8, 5.2, "hundredths", 4, 11, 90, 2, 9],
  [19, 5.4, 6.7, "steps", 7, 6, 180, 4, 22],
  [22, 4.6, 6.0, "steps", 5, 8, 140, 3, 15],
  [23, 5.6, 6.9, "steps", 4, 6, 200, 5, 24],
  [24, 3.0, 5.3, "hundredths", 5, 12, 85, 1, 8],
  [35, 3.6, 5.9, "hundredths", 3, 9, 110, 2, 11],
  [42, 3.8, 5.0, "steps", 6, 11, 95, 2, 9],
  [45, 5.8, 6.8, "steps", 3, 6, 190, 5, 25],
  [47, 5.3, 6.5, "fractions", 4, 7, 160, 4, 19],
];

const companies = new Map(
  ROWS.map(([id, twoWay, threeWay, ladder, opensBefore, updates, every, lag, caution]): [number, Company] => [
    id,
    { id, margins: [twoWay, threeWay], ladder, opensBefore, updates, every, lag, caution },
  ]),
);

/** Throws for an unknown id: callers check the list first. */
export function companyById(id: number): Company {
  const company = companies.get(id);
  if (!company) throw new Error(`company ${id} of ${BOOKMAKERS.length} makes no prices`);
  return company;
}
