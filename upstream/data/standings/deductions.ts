import type { DeductionReason } from "#contract/tables/standings-keys";

export interface Deduction {
  club: string;
  points: number;
  /** The day of the decision: earlier tables are without it. */
  since: string;
  reason: DeductionReason;
}

// Points deducted by a competition, which results do not show. One list per league id and season; each row is a
// separate decision, so that every day's table is right: points given back later are a row with negative points. Only
// decisions announced by the league or its association; a season's rows together match its final table.
export const DEDUCTIONS: Readonly<Record<string, readonly Deduction[]>> = {
  // Premier League: nine points for administration; independent commissions on profitability and sustainability,
  // Everton's ten became six on appeal.
  "101 2009-10": [{ club: "Portsmouth", points: 9, since: "2010-03-17", reason: "insolvency" }],
  "101 2023-24": [
    { club: "Everton", points: 10, since: "2023-11-17", reason: "financial_rules" },
    { club: "Everton", points: -4, since: "2024-02-26", reason: "financial_rules" },
    { club: "Nottingham Forest", points: 4, since: "2024-03-18", reason: "financial_rules" },
    { club: "Everton", points: 2, since: "2024-04-08", reason: "financial_rules" },
  ],
  // EFL Championship, from statements of the Football League. Wigan's twelve of 2020 counted from the end of the
  // season.
  "302 2006-07": [{ club: "Leeds United", points: 10, since: "2007-05-04", reason: "insolvency" }],
  "302 2009-10": [{ club: "Crystal Palace", points: 10, since: "2010-01-27", reason: "insolvency" }],
  "302 2011-12": [{ club: "Portsmouth", points: 10, since: "2012-02-17", reason: "insolvency" }],
  "302 2018-19": [{ club: "Birmingham City", points: 9, since: "2019-03-22", reason: "financial_rules" }],
  "302 2019-20": [{ club: "Wigan Athletic", points: 12, since: "2020-07-22", reason: "insolvency" }],
  "302 2020-21": [
    { club: "Sheffield Wednesday", points: 12, since: "2020-07-31", reason: "financial_rules" },
    { club: "Sheffield Wednesday", points: -6, since: "2020-11-04", reason: "financial_rules" },
  ],
  "302 2021-22": [
    { club: "Derby County", points: 12, since: "2021-09-22", reason: "insolvency" },
    { club: "Derby County", points: 9, since: "2021-11-16", reason: "financial_rules" },
    { club: "Reading", points: 6, since: "2021-11-17", reason: "financial_rules" },
  ],
  "302 2022-23": [
    { club: "Wigan Athletic", points: 3, since: "2023-03-20", reason: "late_payment" },
    { club: "Reading", points: 6, since: "2023-04-04", reason: "financial_rules" },
  ],
  "302 2024-25": [{ club: "Sheffield United", points: 2, since: "2024-08-01", reason: "late_payment" }],
  "302 2025-26": [
    { club: "Sheffield Wednesday", points: 12, since: "2025-10-24", reason: "insolvency" },
    { club: "Sheffield Wednesday", points: 6, since: "2025-12-01", reason: "late_payment" },
    { club: "Leicester City", points: 6, since: "2026-02-05", reason: "financial_rules" },
  ],
  // EFL League One.
  "304 2007-08": [
    { club: "Leeds United", points: 15, since: "2007-08-09", reason: "insolvency" },
    { club: "Luton Town", points: 10, since: "2007-11-22", reason: "insolvency" },
    { club: "Bournemouth", points: 10, since: "2008-02-08", reason: "insolvency" },
  ],
  "304 2008-09": [{ club: "Stockport County", points: 10, since: "2009-04-30", reason: "insolvency" }],
  "304 2009-10": [{ club: "Southampton", points: 10, since: "2009-08-01", reason: "insolvency" }],
  "304 2010-11": [{ club: "Plymouth Argyle", points: 10, since: "2011-02-21", reason: "insolvency" }],
  "304 2012-13": [{ club: "Coventry City", points: 10, since: "2013-03-28", reason: "insolvency" }],
  "304 2013-14": [{ club: "Coventry City", points: 10, since: "2013-08-02", reason: "insolvency" }],
  "304 2019-20": [{ club: "Bolton Wanderers", points: 12, since: "2019-08-01", reason: "insolvency" }],
  "304 2023-24": [
    { club: "Wigan Athletic", points: 8, since: "2023-08-01", reason: "late_payment" },
    { club: "Reading", points: 1, since: "2023-08-16", reason: "late_payment" },
    { club: "Reading", points: 3, since: "2023-09-13", reason: "late_payment" },
    { club: "Reading", points: 2, since: "2024-02-27", reason: "late_payment" },
  ],
  // EFL League Two. Luton's thirty: twenty of the League for leaving administration, ten of the association's.
  "305 2006-07": [{ club: "Boston United", points: 10, since: "2007-05-04", reason: "insolvency" }],
  "305 2007-08": [{ club: "Rotherham United", points: 10, since: "2008-03-18", reason: "insolvency" }],
  "305 2008-09": [
    { club: "Luton Town", points: 30, since: "2008-08-07", reason: "insolvency" },
    { club: "Bournemouth", points: 17, since: "2008-08-07", reason: "insolvency" },
    { club: "Rotherham United", points: 17, since: "2008-08-07", reason: "insolvency" },
    { club: "Darlington", points: 10, since: "2009-02-26", reason: "insolvency" },
  ],
  // Scottish Premier League and Premiership.
  "311 2007-08": [{ club: "Gretna", points: 10, since: "2008-03-13", reason: "insolvency" }],
  "311 2011-12": [{ club: "Rangers", points: 10, since: "2012-02-14", reason: "insolvency" }],
  "311 2013-14": [{ club: "Heart of Midlothian", points: 15, since: "2013-08-01", reason: "insolvency" }],
  // Serie A: the FIGC's national court on Chievo; its federal court of appeal on Juventus' transfers: fifteen points,
  // suspended in April, ten in the end.
  // The FIGC's federal court on 25 July 2006 and the arbitration on 27 October, of the influence on referees; Reggina's
  // eleven (fifteen until December) and Siena's one stand from the start.
  "341 2006-07": [
    { club: "Fiorentina", points: 19, since: "2006-07-25", reason: "match_fixing" },
    { club: "Fiorentina", points: -4, since: "2006-10-27", reason: "match_fixing" },
    { club: "Lazio", points: 11, since: "2006-07-25", reason: "match_fixing" },
    { club: "Lazio", points: -8, since: "2006-10-27", reason: "match_fixing" },
    { club: "Milan", points: 8, since: "2006-07-25", reason: "match_fixing" },
    { club: "Reggina", points: 11, since: "2006-09-01", reason: "match_fixing" },
    { club: "Siena", points: 1, since: "2006-09-01", reason: "late_payment" },
  ],
  // The FIGC's disciplinary commission, of bets on matches.
  "341 2011-12": [{ club: "Atalanta", points: 6, since: "2011-08-09", reason: "match_fixing" }],
  "341 2012-13": [
    { club: "Siena", points: 6, since: "2012-08-10", reason: "match_fixing" },
    { club: "Atalanta", points: 2, since: "2012-08-10", reason: "match_fixing" },
    { club: "Torino", points: 1, since: "2012-08-10", reason: "match_fixing" },
    { club: "Sampdoria", points: 1, since: "2012-08-10", reason: "match_fixing" },
  ],
  "341 2018-19": [{ club: "Chievo", points: 3, since: "2018-09-13", reason: "false_accounting" }],
  "341 2022-23": [
    { club: "Juventus", points: 15, since: "2023-01-20", reason: "false_accounting" },
    { club: "Juventus", points: -15, since: "2023-04-20", reason: "false_accounting" },
    { club: "Juventus", points: 10, since: "2023-05-22", reason: "false_accounting" },
  ],
  // KNVB's licence committee.
  "381 2023-24": [{ club: "Vitesse", points: 18, since: "2024-04-19", reason: "licence" }],
};
