import type { Deductions } from "./deduction.ts";

const CALCIOPOLI =
  "FIGC, federal court, 25 July 2006, and CONI's arbitration, 27 October 2006, of influence on referees";
const BETS = "FIGC, disciplinary commission, of bets on matches";
const PAYMENTS = "FIGC, national court, of salaries and taxes paid late; Lega Serie A and Lega B, final tables";

export const ITALIAN_DEDUCTIONS: Deductions = {
  // Reggina's eleven, fifteen until December, and Siena's one stand from the start.
  "341 2006-07": {
    source: CALCIOPOLI,
    rows: [
      { club: "Fiorentina", points: 19, since: "2006-07-25", reason: "match_fixing" },
      { club: "Fiorentina", points: -4, since: "2006-10-27", reason: "match_fixing" },
      { club: "Lazio", points: 11, since: "2006-07-25", reason: "match_fixing" },
      { club: "Lazio", points: -8, since: "2006-10-27", reason: "match_fixing" },
      { club: "Milan", points: 8, since: "2006-07-25", reason: "match_fixing" },
      { club: "Reggina", points: 11, since: "2006-09-01", reason: "match_fixing" },
      { club: "Siena", points: 1, since: "2006-09-01", reason: "late_payment" },
    ],
  },
  "341 2010-11": {
    source: PAYMENTS,
    rows: [{ club: "Bologna", points: 3, since: "2010-12", reason: "late_payment" }],
  },
  "341 2011-12": {
    source: BETS,
    rows: [{ club: "Atalanta", points: 6, since: "2011-08-09", reason: "match_fixing" }],
  },
  "341 2012-13": {
    source: BETS,
    rows: [
      { club: "Siena", points: 6, since: "2012-08-10", reason: "match_fixing" },
      { club: "Atalanta", points: 2, since: "2012-08-10", reason: "match_fixing" },
      { club: "Torino", points: 1, since: "2012-08-10", reason: "match_fixing" },
      { club: "Sampdoria", points: 1, since: "2012-08-10", reason: "match_fixing" },
    ],
  },
  "341 2014-15": {
    source: PAYMENTS,
    rows: [{ club: "Parma", points: 7, since: "2015-04", reason: "late_payment" }],
  },
  "341 2018-19": {
    source: "FIGC, national court, of transfers at invented prices",
    rows: [{ club: "Chievo", points: 3, since: "2018-09-13", reason: "false_accounting" }],
  },
  // Fifteen points, suspended in April, ten in the end.
  "341 2022-23": {
    source: "FIGC, federal court of appeal, of Juventus' transfers",
    rows: [
      { club: "Juventus", points: 15, since: "2023-01-20", reason: "false_accounting" },
      { club: "Juventus", points: -15, since: "2023-04-20", reason: "false_accounting" },
      { club: "Juventus", points: 10, since: "2023-05-22", reason: "false_accounting" },
    ],
  },
  "342 2006-07": {
    source: `${CALCIOPOLI}; RSSSF, Italy 2006/07`,
    rows: [
      { club: "Juventus", points: 17, since: "2006-07-25", reason: "match_fixing" },
      { club: "Juventus", points: -8, since: "2006-10-27", reason: "match_fixing" },
      { club: "Arezzo", points: 6, since: "2006-08", reason: "match_fixing" },
      { club: "Pescara", points: 1, since: "2006-09", reason: "late_payment" },
      { club: "Triestina", points: 1, since: "2006-09", reason: "late_payment" },
    ],
  },
  "342 2018-19": {
    source: "FIGC, federal court of appeal, 29 May 2019, on Palermo's balance sheets; national court on Foggia",
    rows: [
      { club: "Foggia", points: 6, since: "2018-08", reason: "false_accounting" },
      { club: "Palermo", points: 20, since: "2019-05-29", reason: "false_accounting" },
    ],
  },
  "342 2022-23": {
    source: PAYMENTS,
    rows: [{ club: "Reggina", points: 5, since: "2023-04", reason: "late_payment" }],
  },
  "342 2024-25": {
    source: PAYMENTS,
    rows: [{ club: "Brescia", points: 4, since: "2025-05-29", reason: "late_payment" }],
  },
  // Basketball, two points per win. The day of the appeal is not known: its five count from the next matches.
  "8022 2022-23": {
    source: "FIP, federal court, 13 April 2023, of payments not made, and court of appeal: eleven, not sixteen",
    rows: [
      { club: "Pallacanestro Varese", points: 16, since: "2023-04-13", reason: "late_payment" },
      { club: "Pallacanestro Varese", points: -5, since: "2023-04-29", reason: "late_payment" },
    ],
  },
};
