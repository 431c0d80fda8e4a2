import { describe, expect, it } from "vitest";
import { WORLD_NAMES } from "../../competitions/world/world-names.ts";
import { ourCompetitions, readWanted } from "../our-competitions.ts";
import { readRound } from "../read-round.ts";
import { readCompetitions } from "./read-competitions.ts";
import { readMatches } from "./read-matches.ts";
import { competitionRow, type MatchOptions, matchesOf, matchRow } from "./stub-answers.ts";

const read = (options: MatchOptions) => readMatches(matchesOf([matchRow(options)])).facts[0]!;

describe("a match", () => {
  it("has its round, teams and referee, and nothing of play beforehand", () => {
    expect(read({})).toEqual({
      id: "5001",
      sport: "football",
      competition: { id: "2021", name: "Premier League" },
      round: "Regular Season - 8",
      kickOff: Date.parse("2026-10-17T14:00:00Z"),
      isTimeConfirmed: true,
      home: { id: "57", name: "Arsenal FC" },
      away: { id: "58", name: "Aston Villa FC" },
      referee: "A. Whistle",
      phase: "SCHEDULED",
      word: "TIMED",
    });
  });

  it.each<[string, MatchOptions, string | undefined]>([
    ["TIMED", {}, "SCHEDULED"],
    ["SCHEDULED", {}, "SCHEDULED"],
    ["IN_PLAY", {}, "FIRST_HALF"],
    ["IN_PLAY", { halfTime: [1, 0] }, "SECOND_HALF"],
    ["IN_PLAY", { minute: 30, halfTime: [0, 0] }, "FIRST_HALF"],
    ["IN_PLAY", { minute: "70" }, "SECOND_HALF"],
    ["IN_PLAY", { duration: "EXTRA_TIME" }, "EXTRA_TIME"],
    ["PAUSED", { halfTime: [1, 0] }, "HALF_TIME"],
    ["PAUSED", { minute: 90 }, "ET_BREAK"],
    ["PAUSED", { duration: "EXTRA_TIME" }, "ET_BREAK"],
    ["EXTRA_TIME", { duration: "EXTRA_TIME" }, "EXTRA_TIME"],
    ["PENALTY_SHOOTOUT", { duration: "PENALTY_SHOOTOUT" }, "SHOOTOUT"],
    ["FINISHED", {}, "FULL_TIME"],
    ["FINISHED", { duration: "EXTRA_TIME" }, "AFTER_ET"],
    ["FINISHED", { duration: "PENALTY_SHOOTOUT" }, "AFTER_PENS"],
    ["FINISHED", { duration: "PENALTIES" }, "AFTER_PENS"],
    ["SUSPENDED", {}, "SUSPENDED"],
    ["POSTPONED", {}, "POSTPONED"],
    ["CANCELLED", {}, "CANCELLED"],
    ["CANCELED", {}, "CANCELLED"],
    ["AWARDED", {}, "AWARDED"],
    ["DREAMT", {}, undefined],
  ])("of status %s and %j is %s", (status, more, phase) => {
    expect(read({ status, ...more }).phase).toBe(phase);
  });

  it("at midnight (UTC) is one of a day whose time is not known, at noon so that it is the day everywhere", () => {
    const utcDate = "2026-11-07T00:00:00Z";
    const day = { kickOff: Date.parse("2026-11-07T12:00:00Z"), isTimeConfirmed: false, phase: "TIME_TBA" };
    expect(read({ status: "SCHEDULED", utcDate })).toMatchObject(day);
    // In America a match may begin then.
    const evening = { kickOff: Date.parse(utcDate), isTimeConfirmed: true, phase: "SCHEDULED" };
    expect(read({ status: "TIMED", utcDate })).toMatchObject(evening);
  });

  it("has no minute without a plan that has it", () => {
    expect(read({ status: "IN_PLAY", minute: null })).not.toHaveProperty("elapsed");
    expect(read({ status: "IN_PLAY", minute: "45", injuryTime: 2 })).toMatchObject({ elapsed: 45, added: 2 });
  });
});

describe("a score", () => {
  it("is without the shoot-out, which the supplier adds to it", () => {
    const facts = read({
      status: "FINISHED",
      duration: "PENALTY_SHOOTOUT",
      winner: "AWAY_TEAM",
      fullTime: [5, 6],
      halfTime: [0, 1],
      extraTime: [1, 1],
      penalties: [3, 4],
    });
    expect(facts).toMatchObject({ score: [2, 2], fullTime: [1, 1], shootout: [3, 4], winner: "away" });
  });

  it("is not known while the kicks of a shoot-out are not", () => {
    const facts = read({ status: "FINISHED", duration: "PENALTY_SHOOTOUT", fullTime: [5, 6] });
    expect(facts).toMatchObject({ phase: "AFTER_PENS" });
    for (const field of ["score", "fullTime", "shootout", "winner"]) expect(facts).not.toHaveProperty(field);
  });

  it("after extra time has that of ninety minutes, as far as it can be counted", () => {
    const over = { status: "FINISHED", duration: "EXTRA_TIME", fullTime: [3, 2] } as const;
    expect(read({ ...over, extraTime: [1, 0] })).toMatchObject({ score: [3, 2], fullTime: [2, 2], winner: "home" });
    expect(read(over)).not.toHaveProperty("fullTime");
  });

  it.each([
    // Who goes through by both legs, in a match that was level, and who went out having won.
    ["DRAW", [2, 2], undefined],
    ["AWAY_TEAM", [2, 1], "home"],
    ["HOME_TEAM", [0, 0], undefined],
  ] as const)("says who won, which %s of a tie does not: %j is %s", (winner, fullTime, ours) => {
    expect(read({ status: "FINISHED", winner, fullTime }).winner).toBe(ours);
  });

  it("of an awarded match says nothing of who won: the supplier does", () => {
    expect(read({ status: "AWARDED", winner: "AWAY_TEAM", fullTime: [2, 0] }).winner).toBe("away");
  });

  it("at half-time counts once the first half is over", () => {
    const playing = { status: "IN_PLAY", fullTime: [1, 0], halfTime: [1, 0] } as const;
    expect(read({ ...playing, minute: 40 })).not.toHaveProperty("halfTime");
    expect(read({ ...playing, minute: 60 })).toMatchObject({ halfTime: [1, 0] });
  });
});

it("a bad row takes nothing else down, and a tie without teams is no bad row", () => {
  const undrawn = { id: null, name: null };
  const rows = [
    { id: 1 },
    { id: 2, fullTime: [-1, 0] },
    { id: 3, status: "FINISHED", duration: "EXTRA_TIME", fullTime: [0, 0], extraTime: [1, 0] },
    { id: 4, home: undrawn, away: undrawn },
    { id: 5, utcDate: "soon" },
    { id: 6 },
  ] as const satisfies MatchOptions[];
  const { facts, reasons } = readMatches(matchesOf(rows.map(matchRow)));
  expect(facts.map(({ id }) => id)).toEqual(["1", "6"]);
  expect(reasons).toEqual([
    expect.stringContaining("row 1: score.fullTime.home"),
    "row 2: match 3: parts of the score are more than it",
    "row 4: match 5: no date",
  ]);
  expect(() => readMatches({ message: "The resource you are looking for is restricted." })).toThrow("not an answer");
});

describe("of a paid plan", () => {
  const person = (id: number) => ({ id, name: `P. ${id}` });
  const [home, away] = [{ id: 57 }, { id: 58 }];

  it("events are in order of time, and goals of the side whose score they raise", () => {
    const { events } = read({
      status: "IN_PLAY",
      goals: [
        {
          minute: 12,
          injuryTime: null,
          type: "REGULAR",
          team: home,
          scorer: person(9),
          assist: person(8),
          score: { home: 1, away: 0 },
        },
        // An own goal, under the name of whose it was.
        {
          minute: 45,
          injuryTime: 2,
          type: "OWN",
          team: home,
          scorer: person(4),
          assist: null,
          score: { home: 1, away: 1 },
        },
        { minute: 80, injuryTime: null, type: "PENALTY", team: away, scorer: person(7), assist: null, score: null },
      ],
      bookings: [{ minute: 50, team: away, player: person(3), card: "YELLOW_RED" }],
      substitutions: [{ minute: 46, team: home, playerOut: person(1), playerIn: person(2) }],
    });
    expect(events!.map(({ type, side, minute, added, player }) => [type, side, minute, added, player?.name])).toEqual([
      ["GOAL", "home", 12, undefined, "P. 9"],
      ["OWN_GOAL", "away", 45, 2, "P. 4"],
      ["SUBST", "home", 46, undefined, "P. 1"],
      ["SECOND_YELLOW", "away", 50, undefined, "P. 3"],
      ["PEN_GOAL", "away", 80, undefined, "P. 7"],
    ]);
    expect(read({ status: "IN_PLAY" })).not.toHaveProperty("events");
  });

  it("line-ups are told once both sides are complete, with roles from the names of positions", () => {
    const positions = ["Goalkeeper", "Right-Back", "Centre-Back", "Defence", "Left-Back", "Defensive Midfield"];
    const eleven = Array.from({ length: 11 }, (_, index) => ({
      ...person(index + 1),
      position: [...positions, "Midfield", "Attacking Midfield", "Left Winger", "Centre-Forward", null][index],
      shirtNumber: index + 1,
    }));
    const team = (id: number) => ({
      id,
      name: `Club ${id}`,
      formation: "4-3-3",
      lineup: eleven,
      bench: [person(20)],
      coach: person(30),
    });
    const { lineUps } = read({ home: team(57), away: team(58) });
    expect(lineUps!.home).toMatchObject({ formation: "4-3-3", coach: { name: "P. 30" }, bench: [{ name: "P. 20" }] });
    expect(lineUps!.away.starters.map(({ role }) => role).join("")).toBe("GDDDDMMMFFM");
    expect(read({ home: team(57) })).not.toHaveProperty("lineUps");
  });
});

it.each([
  ["REGULAR_SEASON", null, 8, "league", { stage: "regular", matchday: 8 }],
  ["GROUP_STAGE", "GROUP_G", 2, "cup", { stage: "group", group: "G", matchday: 2 }],
  ["GROUP_STAGE", null, 2, "cup", { stage: "group", matchday: 2 }],
  ["LEAGUE_STAGE", null, 5, "cup", { stage: "league_phase", matchday: 5 }],
  ["LAST_16", null, null, "cup", { stage: "round_of_16" }],
  ["QUARTER_FINALS", null, null, "cup", { stage: "quarter_final" }],
  ["SEMI_FINALS", null, null, "cup", { stage: "semi_final" }],
  ["THIRD_PLACE", null, null, "cup", { stage: "third_place" }],
  ["FINAL", null, null, "cup", { stage: "final" }],
  ["QUALIFICATION_ROUND_1", null, null, "cup", { stage: "qualifying" }],
  ["PLAYOFFS", null, null, "cup", { stage: "playoff" }],
] as const)("the round %s %s of day %s in a %s", (stage, group, matchday, kind, round) => {
  expect(readRound(read({ stage, group, matchday }).round, kind)).toEqual(round);
});

describe("competitions", () => {
  const row = (name: string, area: string, type = "LEAGUE") => ({
    ...competitionRow(Date.parse("2026-08-15")),
    name,
    type,
    area: { name: area },
  });
  const answer = (...rows: object[]) => readCompetitions({ competitions: rows });

  it("have their current season; those of several countries have no country", () => {
    const { facts, reasons } = answer(row("Premier League", "England"), row("UEFA Champions League", "Europe", "CUP"));
    expect(reasons).toEqual([]);
    expect(facts).toMatchObject([
      { id: "2021", kind: "league", country: "England", season: 2026 },
      { name: "UEFA Champions League", kind: "cup" },
    ]);
    expect(facts[1]).not.toHaveProperty("country");
    expect(answer({ ...row("Copa", "World"), currentSeason: null }).facts).toEqual([]);
  });

  it.each([
    ["Campeonato Brasileiro Série A", "Brazil", "LEAGUE", "Brasileirão Série A"],
    ["Premier League", "England", "LEAGUE", "Premier League"],
    ["Championship", "England", "LEAGUE", "EFL Championship"],
    ["Ligue 1", "France", "LEAGUE", "Ligue 1"],
    ["Bundesliga", "Germany", "LEAGUE", "Bundesliga"],
    ["Serie A", "Italy", "LEAGUE", "Serie A"],
    ["Eredivisie", "Netherlands", "LEAGUE", "Eredivisie"],
    ["Primeira Liga", "Portugal", "LEAGUE", "Liga Portugal"],
    ["Primera Division", "Spain", "LEAGUE", "La Liga"],
    ["UEFA Champions League", "Europe", "CUP", "UEFA Champions League"],
    ["Copa Libertadores", "South America", "CUP", "Copa Libertadores"],
    ["FIFA World Cup", "World", "CUP", "FIFA World Cup"],
  ])("%s of %s is ours by its name", (name, area, type, ours) => {
    const { facts } = answer(row(name, area, type));
    const all = WORLD_NAMES.competitions.map(({ id }) => id).join(",");
    expect(
      ourCompetitions(facts, readWanted(all, "football-data"), WORLD_NAMES).map(({ entry }) => entry.names.en),
    ).toEqual([ours]);
  });
});
