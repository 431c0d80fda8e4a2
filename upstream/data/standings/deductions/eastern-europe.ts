import type { Deductions } from "./deduction.ts";

const PZPN = "PZPN, disciplinary bodies, of matches fixed in lower divisions years before";
const LICENCES = "PZPN, club licensing commission";

/** Poland, Romania, Ukraine. What was decided before a season stands from its start. */
export const EASTERN_EUROPEAN_DEDUCTIONS: Deductions = {
  "233 2009-10": {
    source: `${PZPN}: Jagiellonia, 29 April 2009`,
    rows: [{ club: "Jagiellonia Białystok", points: 10, since: "2009-07-01", reason: "match_fixing" }],
  },
  // Half of the eight was given back when all debts were paid.
  "233 2016-17": {
    source: `${LICENCES}, 19 December 2016 and January 2017`,
    rows: [
      { club: "Ruch Chorzów", points: 8, since: "2016-12-19", reason: "late_payment" },
      { club: "Ruch Chorzów", points: -4, since: "2017-01", reason: "late_payment" },
    ],
  },
  "233 2020-21": {
    source: `${PZPN}: Cracovia, 27 July 2020`,
    rows: [{ club: "Cracovia", points: 5, since: "2020-07-27", reason: "match_fixing" }],
  },
  "233 2025-26": {
    source: `${LICENCES}, on appeal, 16 May 2025; arbitration court of the Polish Olympic Committee, 17 September 2025`,
    rows: [{ club: "Lechia Gdańsk", points: 5, since: "2025-07-01", reason: "licence" }],
  },
  // ASA's last three from the day on which CAS upheld them.
  "249 2016-17": {
    source: "FRF, licensing commission and appeal, 27 May 2016; CAS, 2 and 3 March 2017",
    rows: [
      { club: "CFR Cluj", points: 6, since: "2016-07-01", reason: "licence" },
      { club: "ASA Târgu Mureș", points: 6, since: "2016-07-01", reason: "licence" },
      { club: "Poli Timișoara", points: 14, since: "2016-07-01", reason: "licence" },
      { club: "ASA Târgu Mureș", points: 3, since: "2017-03-03", reason: "licence" },
    ],
  },
  // After the last matches.
  "259 2014-15": {
    source: "FFU, control and disciplinary committee, 12 June 2015, and FIFA, of salaries not paid; final table",
    rows: [
      { club: "Zorya Luhansk", points: 3, since: "2015-06-12", reason: "late_payment" },
      { club: "Volyn Lutsk", points: 9, since: "2015-06-12", reason: "late_payment" },
      { club: "Metalurh Donetsk", points: 6, since: "2015-06-12", reason: "late_payment" },
    ],
  },
  // Karpaty's six from the start.
  "259 2016-17": {
    source: "FIFA, disciplinary committee, and FFU, control and disciplinary committee, of debts to former players",
    rows: [
      { club: "Karpaty Lviv", points: 6, since: "2016-07-01", reason: "late_payment" },
      { club: "Dnipro", points: 6, since: "2016-10-26", reason: "late_payment" },
      { club: "Dnipro", points: 6, since: "2017-02-07", reason: "late_payment" },
      { club: "Dnipro", points: 3, since: "2017-04-04", reason: "late_payment" },
      { club: "Volyn Lutsk", points: 6, since: "2017-05-12", reason: "late_payment" },
    ],
  },
};
