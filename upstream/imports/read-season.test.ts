import { describe, expect, it } from "vitest";
import { recognise } from "./formats/formats.ts";
import { readSeason, type SeasonReading, seasonParts } from "./read-season.ts";
import { resolveCompetition, type WorldNames } from "./resolve-competition.ts";
import { NO_NAMES, type StoredTeam, teamResolver } from "./team-resolver.ts";

const NO_WORLD: WorldNames = {
  competitions: [],
  competitionByName: () => undefined,
  teamsByNormalisedName: () => [],
  teamsOfCountry: () => [],
  countryById: () => undefined,
};

const WORLD_CUP: WorldNames = {
  ...NO_WORLD,
  competitionByName: () => ({
    id: "75",
    key: "world-cup",
    names: { en: "World Cup" },
    kind: "cup",
    countryId: "1",
    sortOrder: 1,
    format: { kind: "recorded" },
    sport: "football",
    teamIds: [],
    importTimeZone: "UTC",
  }),
};

const match = (round: string, date: string, team1: string, team2: string, score: object = {}, fields: object = {}) => ({
  round,
  date,
  time: "20:00",
  team1,
  team2,
  score,
  ...fields,
});

function read(
  matches: unknown[],
  name = "UEFA Champions League 2024/25",
  world = NO_WORLD,
): SeasonReading & { addedTeams: StoredTeam[] } {
  const recognised = recognise(JSON.stringify({ name, matches }), "a.json");
  if ("reason" in recognised) throw new Error(recognised.reason);
  const read = recognised.read({ firstLine: 2, isLast: true });
  if ("reason" in read || read.reading.kind !== "matches") throw new Error("not read");
  const [rows] = read.reading.seasons;
  const resolved = resolveCompetition(rows!.competition, world, []);
  const { idOf, added } = teamResolver({ resolved, sport: "football", isOfNations: false }, world, NO_NAMES);
  const [part] = seasonParts(rows!, resolved);
  return {
    ...readSeason(part!, rows!.title, { resolved, sport: "football", isOfNations: false, idOf }),
    addedTeams: added,
  };
}

describe("readSeason", () => {
  it("makes one team of two spellings and refuses it against itself", () => {
    const { addedTeams, refused } = read([
      match("Matchday 1", "2025-08-08", "Blackburn Rovers FC", "Watford", { ft: [1, 0] }),
      match("Matchday 2", "2025-08-15", "Watford FC", "Blackburn Rovers", { ft: [1, 0] }),
      match("Matchday 3", "2025-08-22", "Watford FC", "Watford", { ft: [1, 0] }),
      match("Matchday 4", "2025-08-29", "Watford", "Watford", { ft: [1, 0] }),
    ]);
    expect(addedTeams.map(({ id, name }) => [id, name])).toEqual([
      [90_000, "Blackburn Rovers FC"],
      [90_001, "Watford"],
    ]);
    expect(refused).toEqual([
      { index: 2, reason: "a team against itself" },
      { index: 3, reason: "Watford against itself" },
    ]);
  });

  it("keeps a match without its scorers, or its half-time, where those alone contradict its result", () => {
    const scorers = { goals1: [{ name: "X", minute: 5 }], goals2: [] };
    const { matches, refused, notes } = read([
      match("Matchday 1", "2025-08-08", "A", "B", { ht: [1, 0], ft: [2, 0] }, scorers),
      match("Matchday 1", "2025-08-08", "C", "D", { ht: [2, 0], ft: [1, 0] }),
    ]);
    expect(refused).toEqual([]);
    expect(matches).toMatchObject([
      { fullTime: [2, 0], halfTime: [1, 0], goals: null },
      { fullTime: [1, 0], halfTime: null },
    ]);
    expect(notes.slice(-2)).toMatchObject([
      { index: 0, reason: expect.stringMatching(/^scorers left out: scorers add up to 1-0/) },
      { index: 1, reason: expect.stringMatching(/^half-time left out/) },
    ]);
  });

  it("leaves bare times of an unknown competition out and says so, and only then", () => {
    const { notes, matches } = read([match("Matchday 1", "2025-08-08", "A", "B")], "Kreisliga 2025/26");
    expect(notes).toEqual([expect.stringContaining("left out")]);
    expect(matches[0]).toMatchObject({ kickOff: Date.parse("2025-08-08T12:00:00Z"), isTimeConfirmed: false });
    const zoned = match("Matchday 1", "2025-08-08", "A", "B", {}, { time: "20:00 UTC+3" });
    expect(read([zoned], "Kreisliga 2025/26").notes).toEqual([]);
  });

  it("reads bare times of World Cup 2022 in Qatar's, hosts at home and the others on neutral ground", () => {
    const { matches } = read(
      [
        match("Matchday 1", "2022-11-20", "Qatar", "Ecuador", { ft: [0, 2] }, { group: "Group A", time: "19:00" }),
        match("Matchday 2", "2022-11-21", "Senegal", "Netherlands", {}, { group: "Group A", time: "19:00" }),
      ],
      "World Cup 2022",
      WORLD_CUP,
    );
    expect(matches.map(({ kickOff, isNeutral }) => [new Date(kickOff).toISOString(), isNeutral])).toEqual([
      ["2022-11-20T16:00:00.000Z", false],
      ["2022-11-21T16:00:00.000Z", true],
    ]);
  });

  it("numbers the matches in a group, whatever the day of the tournament", () => {
    const inGroup = { group: "Group A" };
    const { matches } = read([
      match("Matchday 6", "2022-11-25", "Qatar", "Senegal", {}, inGroup),
      match("Matchday 1", "2022-11-20", "Qatar", "Ecuador", {}, inGroup),
      match("Matchday 2", "2022-11-21", "Senegal", "Netherlands", {}, inGroup),
    ]);
    expect(matches.map(({ matchday, group }) => [matchday, group])).toEqual([
      [2, "A"],
      [1, "A"],
      [1, "A"],
    ]);
  });

  it("refuses a league's match of another year, and keeps that of a tournament", () => {
    const rows = [match("Matchday 1", "2027-08-08", "A", "B"), match("Matchday 1", "2024-08-08", "C", "D")];
    expect(read(rows, "Unknown League 2024/25").refused).toEqual([
      { index: 0, reason: "2027-08-08 is no day of the season 2024-25" },
    ]);
    expect(read(rows, "World Cup 2024", WORLD_CUP).refused).toEqual([]);
  });

  it("judges a shoot-out by both legs, and drops an impossible one without the match", () => {
    const { matches, notes, refused } = read([
      match("Finals, Round of 16", "2025-03-05", "PSG (FRA)", "Liverpool (ENG)", { ft: [0, 1] }),
      match("Finals, Round of 16", "2025-03-11", "Liverpool (ENG)", "PSG (FRA)", { ft: [0, 1], et: [0, 1], p: [1, 4] }),
      match("Finals, Quarterfinals", "2025-04-08", "Inter (ITA)", "Milan (ITA)", { ft: [2, 0] }),
      match("Finals, Quarterfinals", "2025-04-15", "Milan (ITA)", "Inter (ITA)", { ft: [1, 0], p: [5, 4] }),
      match("Finals, Final", "2025-05-31", "Inter (ITA)", "PSG (FRA)", { ft: [1, 1], et: [1, 1], p: [4, 4] }),
    ]);
    expect(refused).toEqual([]);
    expect(matches.map(({ leg, shootout, firstLeg }) => [leg, shootout, firstLeg])).toEqual([
      [1, null, null],
      [2, [1, 4], [1, 0]],
      [1, null, null],
      [2, null, [0, 2]],
      [null, null, null],
    ]);
    expect(notes.slice(1)).toEqual([
      { index: 3, reason: expect.stringContaining("not level") },
      { index: 4, reason: expect.stringContaining("impossible") },
    ]);
  });

  it("refuses another result of the same match, passes a repeated row over, prefers the played one to the postponed", () => {
    const { matches, refused, notes } = read([
      match("Matchday 1", "2025-08-08", "A", "B", { ft: [1, 0] }),
      match("Matchday 1", "2025-08-08", "A", "B", { ft: [2, 0] }),
      match("Matchday 1", "2025-08-08", "A", "B", { ft: [1, 0] }),
      match("Matchday 2", "2025-08-15", "B", "A", {}, { status: "postponed" }),
      match("Matchday 2", "2025-09-15", "B", "A", { ft: [0, 3] }),
    ]);
    expect(matches.map(({ fullTime, status }) => [fullTime, status])).toEqual([
      [[1, 0], "played"],
      [[0, 3], "played"],
    ]);
    expect(refused).toEqual([{ index: 1, reason: "another result of match 1" }]);
    expect(notes.slice(1)).toEqual([
      { index: 2, reason: "repeats match 1" },
      { index: 3, reason: "match 5 stands for it" },
    ]);
  });

  it("believes the scorers where a half-time contradicts them, and says so", () => {
    const goals = { goals1: [], goals2: [{ name: "Morata", minute: 11 }] };
    const { matches, notes } = read([match("Matchday 1", "2022-12-01", "A", "B", { ht: [0, 0], ft: [0, 1] }, goals)]);
    expect(matches[0]?.halfTime).toEqual([0, 1]);
    expect(notes).toContainEqual({ index: 0, reason: "half-time 0-0 is 0-1 by the scorers" });
  });

  it("derives the score after 90 minutes from the scorers where a file gives only that of extra time", () => {
    const goals = { goals1: [{ name: "James", minute: "51" }], goals2: [{ name: "Džeko", minute: "86" }] };
    const { matches } = read([match("Final", "2026-03-26", "A", "B", { et: [1, 1], p: [2, 4] }, goals)]);
    expect(matches[0]).toMatchObject({ fullTime: [1, 1], extraTime: [1, 1], shootout: [2, 4], halfTime: [0, 0] });
  });

  it("keeps the id of a match that moves, and gives another to every other match", () => {
    const [first] = read([match("Matchday 1", "2025-08-08", "A", "B")]).matches;
    const [moved] = read([match("Matchday 1", "2025-10-01", "A", "B", { ft: [1, 1] })]).matches;
    expect(moved?.id).toBe(first?.id);
    expect(first?.id).toMatch(/^2\d{12}$/);
    const others = read([
      match("Matchday 2", "2025-08-08", "A", "B"),
      match("Matchday 1", "2025-08-08", "B", "A"),
      match("Matchday 1", "2025-08-08", "A", "C"),
    ]).matches;
    expect(new Set([first, ...others].map((one) => one?.id)).size).toBe(4);
  });
});

describe("recognise", () => {
  it.each([
    [[], "the top is not an object"],
    [{ matches: [] }, "no name"],
    [{ name: "x".repeat(5000), matches: [] }, "a name of 5000 signs"],
    [{ name: "World Cup 2022", groups: [] }, "holds groups"],
    [{ name: "World Cup 2022" }, "holds nothing"],
  ])("does not take %j for matches", (json, reason) => {
    expect(recognise(JSON.stringify(json), "a.json")).toEqual({ reason: expect.stringContaining(reason) });
  });
});
