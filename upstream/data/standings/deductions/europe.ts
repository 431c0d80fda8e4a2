import type { Deductions } from "./deduction.ts";

const SFL = "Scottish Football League and Scottish Professional Football League, statements; RSSSF, Scotland";
const DFL = "DFB and DFL, licensing; RSSSF, Germany, final tables";
const DFB = "DFB, licensing of the 3. Liga; RSSSF, Germany, final tables";
const LFP = "LFP, disciplinary commission";

/** Scotland, Germany, France, the Netherlands, Belgium, Austria, Switzerland. */
export const EUROPEAN_DEDUCTIONS: Deductions = {
  "311 2007-08": {
    source: "Scottish Premier League, statement",
    rows: [{ club: "Gretna", points: 10, since: "2008-03-13", reason: "insolvency" }],
  },
  "311 2011-12": {
    source: "Scottish Premier League, statement",
    rows: [{ club: "Rangers", points: 10, since: "2012-02-14", reason: "insolvency" }],
  },
  "311 2013-14": {
    source: SFL,
    rows: [{ club: "Heart of Midlothian", points: 15, since: "2013-08-01", reason: "insolvency" }],
  },
  "312 2010-11": { source: SFL, rows: [{ club: "Dundee", points: 25, since: "2010-11-01", reason: "insolvency" }] },
  "312 2012-13": {
    source: SFL,
    rows: [{ club: "Dunfermline Athletic", points: 15, since: "2013-04", reason: "insolvency" }],
  },
  "312 2024-25": {
    source: SFL,
    rows: [{ club: "Hamilton Academical", points: 15, since: "2025-04", reason: "licence" }],
  },
  "331 1993-94": { source: DFL, rows: [{ club: "Dynamo Dresden", points: 4, since: "1993-07-01", reason: "licence" }] },
  "331 1999-00": {
    source: DFL,
    rows: [{ club: "Eintracht Frankfurt", points: 2, since: "2000-03", reason: "licence" }],
  },
  "332 2010-11": {
    source: DFL,
    rows: [{ club: "Arminia Bielefeld", points: 3, since: "2011-01", reason: "licence" }],
  },
  "332 2014-15": {
    source: DFL,
    rows: [
      { club: "SV Sandhausen", points: 3, since: "2015-03", reason: "licence" },
      { club: "VfR Aalen", points: 2, since: "2015-03", reason: "licence" },
    ],
  },
  "333 2016-17": {
    source: DFB,
    rows: [
      { club: "VfR Aalen", points: 9, since: "2017-02", reason: "insolvency" },
      { club: "FSV Frankfurt", points: 9, since: "2017-04", reason: "insolvency" },
    ],
  },
  "333 2020-21": { source: DFB, rows: [{ club: "KFC Uerdingen", points: 3, since: "2021-02", reason: "insolvency" }] },
  "351 2012-13": { source: LFP, rows: [{ club: "AC Ajaccio", points: 2, since: "2012-10", reason: "crowd_trouble" }] },
  "351 2021-22": {
    source: LFP,
    rows: [
      { club: "Nice", points: 1, since: "2021-09-08", reason: "crowd_trouble" },
      { club: "Lyon", points: 1, since: "2021-12-08", reason: "crowd_trouble" },
    ],
  },
  "351 2023-24": {
    source: LFP,
    rows: [{ club: "Montpellier", points: 1, since: "2023-11", reason: "crowd_trouble" }],
  },
  "381 2023-24": {
    source: "KNVB, licence committee",
    rows: [{ club: "Vitesse", points: 18, since: "2024-04-19", reason: "licence" }],
  },
  "202 2023-24": {
    source: "KBVB, licence commission, December 2023; C-SAR, 25 January 2024: six points, not nine",
    rows: [
      { club: "KV Oostende", points: 9, since: "2023-12", reason: "licence" },
      { club: "KV Oostende", points: -3, since: "2024-01-25", reason: "licence" },
    ],
  },
  "211 2019-20": {
    source: "ÖFBL, Senat 1 and appeal, of training in groups that were not allowed yet",
    rows: [{ club: "LASK", points: 4, since: "2020-06", reason: "misconduct" }],
  },
  "211 2022-23": {
    source: "ÖFBL, licence for 2022/23",
    rows: [{ club: "Austria Wien", points: 3, since: "2022-07-01", reason: "licence" }],
  },
  // Xamax lost its licence on 18 January 2012 and played no more; its eighteen matches count.
  "213 2011-12": {
    source: "SFV, 30 December 2011, of players signed during a ban; Swiss Football League, disciplinary commission",
    rows: [
      { club: "Neuchâtel Xamax", points: 4, since: "2011-12", reason: "licence" },
      { club: "Sion", points: 36, since: "2011-12-30", reason: "ineligible_player" },
      { club: "Neuchâtel Xamax", points: 4, since: "2012-01", reason: "licence" },
    ],
  },
  "214 2024-25": {
    source: "Swiss Football League, disciplinary commission, 26 February 2025, and court of appeal",
    rows: [{ club: "FC Schaffhausen", points: 3, since: "2025-03-25", reason: "licence" }],
  },
};
