// Answers in the supplier's form, for the stub and for tests: its shapes and oddities, with facts of our own.

import type { StubLine } from "../stub/stub-table.ts";

type Pair = readonly [home: number, away: number];

export interface MatchOptions {
  id?: number;
  local?: string;
  utc?: string | null;
  zone?: string | null;
  shortcut?: string;
  season?: number;
  group?: string;
  team1?: { teamId: number; teamName: string };
  team2?: { teamId: number; teamName: string };
  isFinished?: boolean;
  results?: object[];
  goals?: object[];
  location?: object | null;
}

export const resultRow = (type: number, name: string, [home, away]: Pair): object => ({
  resultID: type,
  resultName: name,
  pointsTeam1: home,
  pointsTeam2: away,
  resultOrderID: type,
  resultTypeID: type,
  resultDescription: "",
});

export const goalRow = ([home, away]: Pair, minute: number | null, more: object = {}): object => ({
  goalID: home * 10 + away,
  scoreTeam1: home,
  scoreTeam2: away,
  matchMinute: minute,
  goalGetterID: 1,
  goalGetterName: "A. Scorer",
  isPenalty: false,
  isOwnGoal: false,
  isOvertime: false,
  comment: null,
  ...more,
});

export const matchRow = (options: MatchOptions = {}): object => ({
  matchID: options.id ?? 9001,
  matchDateTime: options.local ?? "2026-10-17T15:30:00",
  timeZoneID: options.zone === undefined ? "W. Europe Standard Time" : options.zone,
  leagueId: 1,
  leagueName: "1. Fußball-Bundesliga 2026/2027",
  leagueSeason: options.season ?? 2026,
  leagueShortcut: options.shortcut ?? "bl1",
  matchDateTimeUTC: options.utc === undefined ? "2026-10-17T13:30:00Z" : options.utc,
  group: { groupName: options.group ?? "7. Spieltag", groupOrderID: 7, groupID: 1 },
  team1: { shortName: "", teamIconUrl: "", ...(options.team1 ?? { teamId: 40, teamName: "FC Bayern München" }) },
  team2: { shortName: "", teamIconUrl: "", ...(options.team2 ?? { teamId: 7, teamName: "Borussia Dortmund" }) },
  lastUpdateDateTime: "2026-10-17T15:00:00.123",
  matchIsFinished: options.isFinished ?? false,
  matchResults: options.results ?? [],
  goals: options.goals ?? [],
  location: options.location ?? null,
  numberOfViewers: null,
});

/** A line of `getbltable`, which has no place: the order says it. */
export const tableRow = (
  { played, won, drawn, lost, points, scored, conceded }: Omit<StubLine<unknown>, "club" | "rank">,
  { teamId, teamName }: { teamId: number; teamName: string },
): object => ({
  teamInfoId: teamId,
  teamName,
  shortName: "",
  teamIconUrl: "",
  points,
  opponentGoals: conceded,
  goals: scored,
  matches: played,
  won,
  lost,
  draw: drawn,
  goalDiff: scored - conceded,
});

export const leagueRow = (leagueShortcut: string, leagueSeason: string | number): object => ({
  leagueId: 1,
  leagueName: `${leagueShortcut} ${leagueSeason}`,
  leagueShortcut,
  leagueSeason,
  sport: { sportId: 1, sportName: "Fußball" },
});
