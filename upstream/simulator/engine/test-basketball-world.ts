import type { BasketballRules, Calendar, CompetitionEntry, Format, TeamEntry } from "../../data/entries/types.ts";
import type { EngineWorld } from "./engine.ts";

const EVERY_DAY: Calendar["slots"] = ([0, 1, 2, 3, 4, 5, 6] as const).flatMap((day) => [
  { day, time: "19:00", share: 3 },
  { day, time: "21:30", share: 1 },
]);
const WEEKEND: Calendar["slots"] = [
  { day: 6, time: "17:00", share: 2 },
  { day: 0, time: "18:00", share: 3 },
];

const FIBA: BasketballRules = { book: "fiba", periods: 4, periodMinutes: 10, table: "fiba" };

interface Sketch {
  id: string;
  teams: number;
  rules: BasketballRules;
  format: Format;
  calendar: Calendar;
}

const teamIdsOf = ({ id, teams }: Pick<Sketch, "id" | "teams">): string[] =>
  Array.from({ length: teams }, (_, index) => String(Number(id) * 100 + index));

const NBA_TEAMS = teamIdsOf({ id: "801", teams: 30 });
const slice = (first: number, count: number) => NBA_TEAMS.slice(first, first + count);
const division = (key: string, first: number) => ({ key, names: { en: key }, teamIds: slice(first, 5) });

const NBA: BasketballRules = {
  periods: 4,
  book: "nba",
  periodMinutes: 12,
  table: "nba",
  conferences: [
    {
      key: "east",
      names: { en: "East" },
      teamIds: slice(0, 15),
      divisions: [division("a", 0), division("b", 5), division("c", 10)],
    },
    {
      key: "west",
      names: { en: "West" },
      teamIds: slice(15, 15),
      divisions: [division("d", 15), division("e", 20), division("f", 25)],
    },
  ],
};

// One competition of each kind: the NBA's own, a table with a play-in and a final four, series after a single table, a
// table only.
const SKETCHES: readonly Sketch[] = [
  {
    id: "801",
    teams: 30,
    rules: NBA,
    format: {
      kind: "basketball_league",
      times: 2,
      schedule: "nba",
      playoffs: { teams: 16, bestOf: [7, 7, 7, 7], isByConference: true, hasPlayIn: true },
    },
    calendar: {
      start: "10-20",
      end: "06-20",
      timeZone: "America/New_York",
      slots: EVERY_DAY,
      breaks: [{ from: "02-13", to: "02-17" }],
    },
  },
  {
    id: "802",
    teams: 12,
    rules: FIBA,
    format: {
      kind: "basketball_league",
      times: 2,
      playoffs: { teams: 8, bestOf: [5, 1, 1], hasPlayIn: true, isFinalFour: true },
    },
    calendar: { start: "10-01", end: "05-24", timeZone: "Europe/Madrid", slots: WEEKEND },
  },
  {
    id: "803",
    teams: 9,
    rules: FIBA,
    format: { kind: "basketball_league", times: 3, playoffs: { teams: 4, bestOf: [3, 7] } },
    calendar: { start: "02-01", end: "11-20", timeZone: "Asia/Manila", slots: WEEKEND },
  },
  {
    id: "804",
    teams: 10,
    rules: { book: "college", periods: 2, periodMinutes: 20, table: "fiba" },
    format: { kind: "basketball_league", times: 4 },
    calendar: { start: "09-20", end: "05-30", timeZone: "Asia/Bangkok", slots: WEEKEND },
  },
];

const entryOf = ({ id, teams, rules, format, calendar }: Sketch): CompetitionEntry & { calendar: Calendar } => ({
  id,
  key: `competition-${id}`,
  names: { en: `Competition ${id}` },
  kind: "league",
  sport: "basketball",
  basketball: rules,
  countryId: "1",
  sortOrder: Number(id),
  format,
  calendar,
  teamIds: teamIdsOf({ id, teams }),
});

export const BASKETBALL_COMPETITIONS = SKETCHES.map(entryOf);

const teams = new Map(
  SKETCHES.flatMap(teamIdsOf).map((id, index): [string, TeamEntry] => [
    id,
    {
      id,
      sport: "basketball",
      key: `team-${id}`,
      names: { en: `Team ${id}` },
      country: "US",
      colours: ["#000000", "#ffffff"],
      strength: 55 + ((index * 7) % 31),
    },
  ]),
);

export const basketballWorld: EngineWorld = {
  competitions: BASKETBALL_COMPETITIONS,
  teamById: (id) => teams.get(id),
};
