import type { Calendar, CompetitionEntry, Format, TeamEntry } from "../../data/entries/types.ts";
import type { EngineWorld } from "./engine.ts";

const WEEKEND: Calendar["slots"] = [
  { day: 6, time: "12:30", share: 1 },
  { day: 6, time: "15:00", share: 5 },
  { day: 0, time: "16:30", share: 3 },
  { day: 1, time: "20:00", share: 1 },
];
const MIDWEEK: Calendar["slots"] = [
  { day: 2, time: "20:00", share: 1 },
  { day: 3, time: "20:00", share: 1 },
];

interface Sketch {
  id: string;
  format: Format;
  teams: number;
  calendar: Calendar;
}

// One competition of each format; zones on both sides of UTC, with and without daylight saving.
const SKETCHES: readonly Sketch[] = [
  {
    id: "101",
    format: { kind: "league", times: 2 },
    teams: 10,
    calendar: {
      start: "08-14",
      end: "05-23",
      timeZone: "Europe/London",
      slots: WEEKEND,
      midweek: { slots: MIDWEEK, everyWeeks: 6 },
      breaks: [{ from: "12-24", to: "01-06" }],
    },
  },
  {
    id: "102",
    format: { kind: "league", times: 3 },
    teams: 9,
    calendar: { start: "02-20", end: "11-30", timeZone: "Asia/Ho_Chi_Minh", slots: WEEKEND },
  },
  {
    id: "103",
    format: { kind: "cup" },
    teams: 21,
    calendar: { start: "09-01", end: "05-30", timeZone: "America/Sao_Paulo", slots: MIDWEEK },
  },
  {
    id: "104",
    format: { kind: "groups_cup" },
    teams: 34,
    calendar: { start: "02-01", end: "11-25", timeZone: "Australia/Sydney", slots: MIDWEEK },
  },
  {
    id: "105",
    format: { kind: "league_phase_cup", matches: 8 },
    teams: 36,
    calendar: { start: "09-10", end: "06-02", timeZone: "Europe/Madrid", slots: MIDWEEK },
  },
  {
    id: "9106",
    format: { kind: "loose", perDay: 4 },
    teams: 12,
    calendar: { start: "01-01", end: "12-31", timeZone: "America/New_York", slots: WEEKEND },
  },
  {
    id: "107",
    format: { kind: "recorded" },
    teams: 4,
    calendar: { start: "01-01", end: "12-31", timeZone: "UTC", slots: WEEKEND },
  },
];

const teamIdsOf = ({ id, teams }: Sketch): string[] =>
  Array.from({ length: teams }, (_, index) => String(Number(id) * 100 + index));

const competitionOf = (sketch: Sketch): CompetitionEntry => ({
  id: sketch.id,
  sport: "football",
  key: `competition-${sketch.id}`,
  names: { en: `Competition ${sketch.id}` },
  kind: sketch.format.kind === "league" ? "league" : "cup",
  countryId: "1",
  sortOrder: Number(sketch.id),
  format: sketch.format,
  calendar: sketch.calendar,
  teamIds: teamIdsOf(sketch),
});

const teamEntry = (id: string, index: number): TeamEntry => ({
  id,
  sport: "football",
  key: `team-${id}`,
  names: { en: `Team ${id}` },
  country: "GB-ENG",
  colours: ["#000000", "#ffffff"],
  strength: 40 + ((index * 7) % 45),
});

const teams = new Map(SKETCHES.flatMap(teamIdsOf).map((id, index) => [id, teamEntry(id, index)]));

export const TEST_COMPETITIONS = SKETCHES.map(competitionOf);

export const testWorld: EngineWorld = { competitions: TEST_COMPETITIONS, teamById: (id) => teams.get(id) };

export function testCompetition(kind: Format["kind"]): CompetitionEntry & { calendar: Calendar } {
  const found = TEST_COMPETITIONS.find(({ format }) => format.kind === kind)!;
  return { ...found, calendar: found.calendar! };
}
