import { describe, expect, it } from "vitest";
import { DAY } from "#contract/time/units";
import type { CompetitionEntry } from "../data/entries/types.ts";
import type { LoadedMatch } from "../store/load-statements.ts";
import { joinSeason, type StoredSeason } from "./join-season.ts";
import type { SeasonReading } from "./read-season.ts";
import { loadedMatch, NOON } from "./test-match.ts";

const LEAGUE = {
  id: "999",
  kind: "league",
  format: { kind: "league", times: 2 },
  teamIds: [],
} as unknown as CompetitionEntry;
const CUP = { ...LEAGUE, kind: "cup", format: { kind: "recorded" } } as CompetitionEntry;
const result = { status: "played", fullTime: [2, 1] } as const;

const reading = (matches: LoadedMatch[], fields: Partial<SeasonReading> = {}): SeasonReading => ({
  competition: { id: "999", name: "League", kind: "league", entry: LEAGUE },
  season: "2024-25",
  title: "League 2024/25",
  read: matches.length,
  matches,
  extras: new Map(),
  places: new Map(matches.map(({ id }, index) => [id, { index, line: index + 2 }])),
  named: [],
  hasRounds: false,
  isOfNations: false,
  spellings: new Map([["9", "Ein Stranger"]]),
  refused: [],
  notes: [],
  ...fields,
});
const stored = (matches: LoadedMatch[], fields: Partial<StoredSeason> = {}): StoredSeason => ({
  source: "imported",
  format: "football.json",
  hasRounds: true,
  name: "League 2024/25",
  matches,
  sources: [],
  ...fields,
});
const json = loadedMatch({ id: "2json", matchday: 7 });
const csv = (fields: Partial<LoadedMatch> = {}) => loadedMatch({ id: "2csv", ...result, ...fields });
const join = (one: SeasonReading, other: StoredSeason | undefined) => joinSeason(one, other, "CSV");

describe("joinSeason", () => {
  it("brings a season that is not there", () => {
    expect(join(reading([csv()]), undefined)).toMatchObject({ base: { format: "CSV" }, matches: [{ id: "2csv" }] });
  });

  it.each<[string, LoadedMatch, LoadedMatch]>([
    ["by teams and day", json, csv()],
    ["by teams and a day beside it", json, csv({ kickOff: NOON + DAY })],
    ["by teams alone where every pair meets once", json, csv({ kickOff: NOON + 60 * DAY })],
  ])("finds the match %s and completes it under its id", (_, own, given) => {
    const joined = join(reading([given]), stored([own]));
    expect(joined).toMatchObject({ base: { format: "football.json" }, refused: [], gone: [] });
    expect(joined.matches).toMatchObject([{ id: "2json", matchday: 7, ...result }]);
  });

  it("takes the word of a file with rounds over one without, and keeps the ids", () => {
    const joined = join(
      reading([{ ...json, ...result }], { hasRounds: true }),
      stored([csv()], { format: "odds CSV", hasRounds: false }),
    );
    expect(joined).toMatchObject({ base: { format: "CSV" }, gone: [], matches: [{ id: "2csv", matchday: 7 }] });
  });

  it("turns a match that the other source names the other way round", () => {
    const cup = { competition: { id: "101", name: "Cup", kind: "cup" as const, entry: CUP } };
    const joined = join(reading([csv({ homeId: "2", awayId: "1" })], cup), stored([json]));
    expect(joined.matches).toMatchObject([{ id: "2json", homeId: "1", fullTime: [1, 2] }]);
  });

  it("tells two meetings of a cup apart by their days", () => {
    const cup = { competition: { id: "101", name: "Cup", kind: "cup" as const, entry: CUP } };
    const joined = join(reading([csv({ kickOff: NOON + 20 * DAY })], cup), stored([json]));
    expect(joined.matches).toMatchObject([{ id: "2json" }, { id: "2csv" }]);
  });

  it.each<[string, LoadedMatch[], Partial<StoredSeason>, string]>([
    [
      "another result",
      [csv({ fullTime: [0, 0] })],
      { matches: [{ ...json, ...result }] },
      "0-0, but 2-1 by football.json",
    ],
    ["a club that the season does not have", [csv({ homeId: "9" })], {}, '"Ein Stranger" is none of the season\'s'],
    [
      "a second row of one match",
      [csv(), csv({ id: "2other", kickOff: NOON + DAY })],
      {},
      "another row is of the same match",
    ],
    [
      "a match that the record does not have",
      [csv({ homeId: "9" })],
      { source: "recorded", format: null, hasRounds: null },
      "not among the matches of the recorded season",
    ],
  ])("refuses %s with its line", (_, rows, season, reason) => {
    const joined = join(reading(rows), stored([json], season));
    expect(joined.refused).toEqual([
      { index: rows.length - 1, line: rows.length + 1, reason: expect.stringContaining(reason) },
    ]);
  });

  it("lets a recorded season stay where the file tells no rounds, but takes what it counted", () => {
    const extras = new Map([["2csv", { statistics: { rows: { shots: [5, 3] as const } } }]]);
    const joined = join(reading([csv()], { extras }), stored([{ ...json, ...result }], { source: "recorded" }));
    expect(joined).toMatchObject({ matches: [], gone: [], refused: [], notes: [expect.any(String)] });
    expect(joined).not.toHaveProperty("base");
    expect([...joined.extras.keys()]).toEqual(["2json"]);
  });

  it("names the club that a stranger is by its fixtures", () => {
    const rows = [csv({ homeId: "9" }), csv({ id: "2b", homeId: "3", awayId: "2", kickOff: NOON + 7 * DAY })];
    const season = [json, loadedMatch({ id: "2d", homeId: "3", awayId: "2", kickOff: NOON + 7 * DAY })];
    const source = {
      format: "football.json",
      name: "",
      hasRounds: true,
      isOfNations: false,
      matches: season.map((match) => ({ match, home: `Club ${match.homeId}`, away: `Club ${match.awayId}` })),
    };
    const joined = join(reading(rows), stored(season, { sources: [source] }));
    expect(joined.refused).toMatchObject([
      { line: 2, reason: expect.stringMatching(/; by its matches it is Club 1$/) },
    ]);
  });

  it("takes a stranger's matches out again once a file with rounds comes, and says of how many", () => {
    const own = csv({ homeId: "9" });
    const source = {
      format: "CSV",
      name: "",
      hasRounds: false,
      isOfNations: false,
      matches: [{ match: own, home: "Ein Stranger", away: "B" }],
    };
    const before = stored([own], { format: "CSV", hasRounds: false, sources: [source] });
    const joined = joinSeason(reading([json], { hasRounds: true }), before, "football.json");
    expect(joined).toMatchObject({ matches: [{ id: "2json" }], gone: ["2csv"], refused: [] });
    expect(joined.notes).toEqual([expect.stringMatching(/^CSV: .*\(1 matches set aside\)$/)]);
    expect(joined.sources.map(({ format }) => format)).toEqual(["CSV", "football.json"]);
  });

  it("keeps a season as it was where a file has more clubs than its league", () => {
    const rows = Array.from({ length: 21 }, (_, index) =>
      loadedMatch({ id: `2${index}`, homeId: String(index), awayId: String((index + 1) % 21) }),
    );
    const premierLeague = { competition: { id: "101", name: "League", kind: "league" as const, entry: LEAGUE } };
    const joined = join(reading(rows, premierLeague), stored([json]));
    expect(joined).toMatchObject({ matches: [], gone: [], sources: [] });
    expect(joined.refused).toHaveLength(21);
    expect(joined.notes).toEqual([expect.stringMatching(/^21 clubs, the league has 20: .*kept as it was$/)]);
  });

  it("takes the place of a season that an earlier release spoilt", () => {
    const ring = (clubs: number) =>
      Array.from({ length: clubs }, (_, index) =>
        loadedMatch({ id: `2${index}`, homeId: String(index), awayId: String((index + 1) % clubs) }),
      );
    const premierLeague = { competition: { id: "101", name: "League", kind: "league" as const, entry: LEAGUE } };
    const joined = joinSeason(reading(ring(20), premierLeague), stored(ring(22)), "football.json");
    expect(joined.matches).toHaveLength(20);
    expect(joined.gone).toHaveLength(2);
    expect(joined.goneTeams).toEqual(["20", "21"]);
  });
});
