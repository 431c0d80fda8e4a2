import type { Deductions } from "./deduction.ts";

const PREMIER_LEAGUE = "Premier League, statement";
const COMMISSION = "Premier League, independent commissions on profitability and sustainability; appeal board";
const EFL = "English Football League, statement; RSSSF, England, final tables";
const CONFERENCE = "Football Conference (National League), statement; RSSSF, England, final tables";

// A club that cannot pay starts administration during a season, or a season with points off.
export const ENGLISH_DEDUCTIONS: Deductions = {
  "101 1996-97": {
    source: "Premier League commission, 14 January 1997, of a match at Blackburn to which nobody came",
    rows: [{ club: "Middlesbrough", points: 3, since: "1997-01-14", reason: "unplayed_match" }],
  },
  "101 2009-10": {
    source: PREMIER_LEAGUE,
    rows: [{ club: "Portsmouth", points: 9, since: "2010-03-17", reason: "insolvency" }],
  },
  "101 2023-24": {
    source: COMMISSION,
    rows: [
      { club: "Everton", points: 10, since: "2023-11-17", reason: "financial_rules" },
      { club: "Everton", points: -4, since: "2024-02-26", reason: "financial_rules" },
      { club: "Nottingham Forest", points: 4, since: "2024-03-18", reason: "financial_rules" },
      { club: "Everton", points: 2, since: "2024-04-08", reason: "financial_rules" },
    ],
  },
  "302 2006-07": {
    source: EFL,
    rows: [{ club: "Leeds United", points: 10, since: "2007-05-04", reason: "insolvency" }],
  },
  "302 2009-10": {
    source: EFL,
    rows: [{ club: "Crystal Palace", points: 10, since: "2010-01-27", reason: "insolvency" }],
  },
  "302 2011-12": {
    source: EFL,
    rows: [{ club: "Portsmouth", points: 10, since: "2012-02-17", reason: "insolvency" }],
  },
  "302 2018-19": {
    source: EFL,
    rows: [{ club: "Birmingham City", points: 9, since: "2019-03-22", reason: "financial_rules" }],
  },
  // Counted from the end of the season.
  "302 2019-20": {
    source: EFL,
    rows: [{ club: "Wigan Athletic", points: 12, since: "2020-07-22", reason: "insolvency" }],
  },
  "302 2020-21": {
    source: EFL,
    rows: [
      { club: "Sheffield Wednesday", points: 12, since: "2020-07-31", reason: "financial_rules" },
      { club: "Sheffield Wednesday", points: -6, since: "2020-11-04", reason: "financial_rules" },
    ],
  },
  "302 2021-22": {
    source: EFL,
    rows: [
      { club: "Derby County", points: 12, since: "2021-09-22", reason: "insolvency" },
      { club: "Derby County", points: 9, since: "2021-11-16", reason: "financial_rules" },
      { club: "Reading", points: 6, since: "2021-11-17", reason: "financial_rules" },
    ],
  },
  "302 2022-23": {
    source: EFL,
    rows: [
      { club: "Wigan Athletic", points: 3, since: "2023-03-20", reason: "late_payment" },
      { club: "Reading", points: 6, since: "2023-04-04", reason: "financial_rules" },
    ],
  },
  "302 2024-25": {
    source: EFL,
    rows: [{ club: "Sheffield United", points: 2, since: "2024-08-01", reason: "late_payment" }],
  },
  "302 2025-26": {
    source: EFL,
    rows: [
      { club: "Sheffield Wednesday", points: 12, since: "2025-10-24", reason: "insolvency" },
      { club: "Sheffield Wednesday", points: 6, since: "2025-12-01", reason: "late_payment" },
      { club: "Leicester City", points: 6, since: "2026-02-05", reason: "financial_rules" },
    ],
  },
  "304 2004-05": {
    source: EFL,
    rows: [{ club: "Wrexham", points: 10, since: "2004-12-03", reason: "insolvency" }],
  },
  "304 2006-07": {
    source: EFL,
    rows: [{ club: "Rotherham United", points: 10, since: "2006-08-01", reason: "insolvency" }],
  },
  "304 2007-08": {
    source: EFL,
    rows: [
      { club: "Leeds United", points: 15, since: "2007-08-09", reason: "insolvency" },
      { club: "Luton Town", points: 10, since: "2007-11-22", reason: "insolvency" },
      { club: "Bournemouth", points: 10, since: "2008-02-08", reason: "insolvency" },
    ],
  },
  "304 2008-09": {
    source: EFL,
    rows: [{ club: "Stockport County", points: 10, since: "2009-04-30", reason: "insolvency" }],
  },
  "304 2009-10": {
    source: EFL,
    rows: [{ club: "Southampton", points: 10, since: "2009-08-01", reason: "insolvency" }],
  },
  "304 2010-11": {
    source: EFL,
    rows: [{ club: "Plymouth Argyle", points: 10, since: "2011-02-21", reason: "insolvency" }],
  },
  "304 2012-13": {
    source: EFL,
    rows: [
      { club: "Coventry City", points: 10, since: "2013-03-28", reason: "insolvency" },
      { club: "Portsmouth", points: 10, since: "2013-04", reason: "insolvency" },
    ],
  },
  "304 2013-14": {
    source: EFL,
    rows: [{ club: "Coventry City", points: 10, since: "2013-08-02", reason: "insolvency" }],
  },
  "304 2019-20": {
    source: EFL,
    rows: [{ club: "Bolton Wanderers", points: 12, since: "2019-08-01", reason: "insolvency" }],
  },
  "304 2023-24": {
    source: EFL,
    rows: [
      { club: "Wigan Athletic", points: 8, since: "2023-08-01", reason: "late_payment" },
      { club: "Reading", points: 1, since: "2023-08-16", reason: "late_payment" },
      { club: "Reading", points: 3, since: "2023-09-13", reason: "late_payment" },
      { club: "Reading", points: 2, since: "2024-02-27", reason: "late_payment" },
    ],
  },
  "305 2004-05": {
    source: EFL,
    rows: [{ club: "Cambridge United", points: 10, since: "2005-04", reason: "insolvency" }],
  },
  "305 2005-06": {
    source: EFL,
    rows: [{ club: "Bury", points: 1, since: "2006-02", reason: "ineligible_player" }],
  },
  "305 2006-07": {
    source: EFL,
    rows: [{ club: "Boston United", points: 10, since: "2007-05-04", reason: "insolvency" }],
  },
  "305 2007-08": {
    source: EFL,
    rows: [{ club: "Rotherham United", points: 10, since: "2008-03-18", reason: "insolvency" }],
  },
  // Luton's thirty: twenty of the League for leaving administration, ten of the association's.
  "305 2008-09": {
    source: EFL,
    rows: [
      { club: "Luton Town", points: 30, since: "2008-08-07", reason: "insolvency" },
      { club: "Bournemouth", points: 17, since: "2008-08-07", reason: "insolvency" },
      { club: "Rotherham United", points: 17, since: "2008-08-07", reason: "insolvency" },
      { club: "Darlington", points: 10, since: "2009-02-26", reason: "insolvency" },
    ],
  },
  "305 2010-11": {
    source: EFL,
    rows: [
      { club: "Hereford United", points: 3, since: "2011-02", reason: "ineligible_player" },
      { club: "Torquay United", points: 1, since: "2011-05", reason: "ineligible_player" },
    ],
  },
  "305 2011-12": {
    source: EFL,
    rows: [{ club: "Port Vale", points: 10, since: "2012-03", reason: "insolvency" }],
  },
  // The decisions after the first of four stand together on the last one's day.
  "305 2019-20": {
    source: EFL,
    rows: [
      { club: "Macclesfield Town", points: 6, since: "2019-12-19", reason: "late_payment" },
      { club: "Macclesfield Town", points: 11, since: "2020-08-11", reason: "late_payment" },
    ],
  },
  "306 2005-06": {
    source: CONFERENCE,
    rows: [{ club: "Altrincham", points: 18, since: "2006-04", reason: "ineligible_player" }],
  },
  "306 2006-07": {
    source: CONFERENCE,
    rows: [{ club: "Crawley Town", points: 10, since: "2006-08-01", reason: "insolvency" }],
  },
  "306 2007-08": {
    source: CONFERENCE,
    rows: [{ club: "Halifax Town", points: 10, since: "2008-03", reason: "insolvency" }],
  },
  "306 2011-12": {
    source: CONFERENCE,
    rows: [{ club: "Darlington", points: 10, since: "2012-01", reason: "insolvency" }],
  },
  "306 2013-14": {
    source: CONFERENCE,
    rows: [{ club: "Aldershot Town", points: 10, since: "2013-08-01", reason: "insolvency" }],
  },
  "306 2018-19": {
    source: CONFERENCE,
    rows: [{ club: "Gateshead", points: 9, since: "2019-04", reason: "financial_rules" }],
  },
  "306 2023-24": {
    source: CONFERENCE,
    rows: [{ club: "Southend United", points: 10, since: "2023-08", reason: "late_payment" }],
  },
};
