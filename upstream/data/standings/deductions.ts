import type { DeductionReason } from "#contract/tables/standings-keys";

export interface Deduction {
  club: string;
  points: number;
  /** The day of the verdict: tables before it are without it. */
  since: string;
  reason: DeductionReason;
}

// Points that a competition took off; results do not show them. By league id and season.
export const DEDUCTIONS: Readonly<Record<string, readonly Deduction[]>> = {
  // Premier League: independent commissions on profitability and sustainability; Everton's ten became six on appeal.
  "101 2023-24": [
    { club: "Everton", points: 10, since: "2023-11-17", reason: "financial_rules" },
    { club: "Everton", points: -4, since: "2024-02-26", reason: "financial_rules" },
    { club: "Nottingham Forest", points: 4, since: "2024-03-18", reason: "financial_rules" },
    { club: "Everton", points: 2, since: "2024-04-08", reason: "financial_rules" },
  ],
  // EFL statements of 4 April 2023; of the season's start (late payments); of 24 October and 1 December 2025
  // (administration, then payments); of 5 February 2026 (profitability and sustainability).
  "302 2022-23": [{ club: "Reading", points: 6, since: "2023-04-04", reason: "late_payment" }],
  "302 2024-25": [{ club: "Sheffield United", points: 2, since: "2024-08-01", reason: "late_payment" }],
  "302 2025-26": [
    { club: "Sheffield Wednesday", points: 12, since: "2025-10-24", reason: "insolvency" },
    { club: "Sheffield Wednesday", points: 6, since: "2025-12-01", reason: "late_payment" },
    { club: "Leicester City", points: 6, since: "2026-02-05", reason: "financial_rules" },
  ],
  // FIGC's federal court of appeal on transfers: fifteen points, suspended in April, ten in the end.
  "341 2022-23": [
    { club: "Juventus", points: 15, since: "2023-01-20", reason: "false_accounting" },
    { club: "Juventus", points: -15, since: "2023-04-20", reason: "false_accounting" },
    { club: "Juventus", points: 10, since: "2023-05-22", reason: "false_accounting" },
  ],
  // KNVB's licence committee.
  "381 2023-24": [{ club: "Vitesse", points: 18, since: "2024-04-19", reason: "licence" }],
};
