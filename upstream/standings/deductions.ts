import { clubKey } from "../imports/team-name.ts";

interface Deduction {
  club: string;
  points: number;
  /** The day of the verdict: tables before it are without it. */
  since: string;
}

// Points that a competition took off; results do not tell of them. By league id and season.
const DEDUCTIONS: Readonly<Record<string, readonly Deduction[]>> = {
  // Premier League: independent commissions on profitability and sustainability; Everton's ten became six on appeal.
  "101 2023-24": [
    { club: "Everton", points: 10, since: "2023-11-17" },
    { club: "Everton", points: -4, since: "2024-02-26" },
    { club: "Nottingham Forest", points: 4, since: "2024-03-18" },
    { club: "Everton", points: 2, since: "2024-04-08" },
  ],
  // EFL statements of 4 April 2023; of the season's start (late payments); of 24 October and 1 December 2025
  // (administration, then payments); of 5 February 2026 (profitability and sustainability).
  "302 2022-23": [{ club: "Reading", points: 6, since: "2023-04-04" }],
  "302 2024-25": [{ club: "Sheffield United", points: 2, since: "2024-08-01" }],
  "302 2025-26": [
    { club: "Sheffield Wednesday", points: 12, since: "2025-10-24" },
    { club: "Sheffield Wednesday", points: 6, since: "2025-12-01" },
    { club: "Leicester City", points: 6, since: "2026-02-05" },
  ],
  // FIGC's federal court of appeal on transfers: fifteen points, suspended in April, ten in the end.
  "341 2022-23": [
    { club: "Juventus", points: 15, since: "2023-01-20" },
    { club: "Juventus", points: -15, since: "2023-04-20" },
    { club: "Juventus", points: 10, since: "2023-05-22" },
  ],
  // KNVB's licence committee.
  "381 2023-24": [{ club: "Vitesse", points: 18, since: "2024-04-19" }],
};

export interface NamedTeam {
  id: string;
  /** English name. */
  name: string;
}

/** Points off by team id, as known at an instant (milliseconds). */
export function deductionsAt(
  competitionId: string,
  season: string,
  teams: readonly NamedTeam[],
  instant: number,
): Record<string, number> {
  const points: Record<string, number> = {};
  for (const deduction of DEDUCTIONS[`${competitionId} ${season}`] ?? []) {
    const team = teams.find(({ name }) => clubKey(name) === clubKey(deduction.club));
    if (!team || Date.parse(deduction.since) > instant) continue;
    points[team.id] = (points[team.id] ?? 0) + deduction.points;
  }
  return points;
}
