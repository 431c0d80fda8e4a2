import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY } from "#contract/time/units";
import type { LoadedMatch } from "../store/load-statements.ts";
import { foldSeason } from "./fold-season.ts";
import { joinSeason, type StoredSeason } from "./join-season.ts";
import type { SeasonReading } from "./read-season.ts";
import { loadedMatch, NOON } from "./test-match.ts";

const LEAGUE = { id: "101", kind: "league", format: { kind: "league", times: 2 }, teamIds: [] } as never;

const CLUBS = ["1", "2", "3", "4"];
const PAIRS = CLUBS.flatMap((home) => CLUBS.flatMap((away) => (home === away ? [] : [[home, away] as const])));

interface File {
  format: string;
  hasRounds: boolean;
  matches: LoadedMatch[];
}

/**
 * A file of the season: some of its pairs, with days that may be slightly off and results that may be missing or
 * different.
 */
const file = (format: string, hasRounds: boolean): fc.Arbitrary<File> =>
  fc
    .tuple(
      ...PAIRS.map(([homeId, awayId], index) =>
        fc
          .record({
            isThere: fc.boolean(),
            days: fc.integer({ min: -1, max: 1 }),
            goals: fc.option(fc.integer({ min: 0, max: 2 })),
            city: fc.option(fc.constantFrom("A", "B")),
            // A club spelled this way in this file only.
            isStranger: fc.nat(9).map((number) => number === 0),
          })
          .map(({ isThere, days, goals, city, isStranger }) =>
            isThere
              ? [
                  loadedMatch({
                    id: `2${isStranger ? "9" : ""}${index}`,
                    homeId: isStranger ? `9${format}` : homeId,
                    awayId,
                    kickOff: NOON + (7 * index + days) * DAY,
                    matchday: hasRounds ? index : null,
                    venueCity: city,
                    ...(goals !== null && { status: "played" as const, fullTime: [goals, 1] as const }),
                  }),
                ]
              : [],
          ),
      ),
    )
    .map((matches) => ({ format, hasRounds, matches: matches.flat() }));

const FILES = fc.tuple(file("football.json", true), file("odds CSV", false), file("match statistics CSV", false));

const reading = ({ matches, hasRounds }: File): SeasonReading => ({
  competition: { id: "101", name: "League", kind: "league", entry: LEAGUE },
  season: "2024-25",
  title: "League",
  read: matches.length,
  matches,
  extras: new Map(
    matches.map(({ id }, index) => [id, { statistics: { rows: { shots: [index, matches.length] as const } } }]),
  ),
  places: new Map(matches.map(({ id }, index) => [id, { index }])),
  named: [],
  hasRounds,
  isOfNations: false,
  spellings: new Map(
    matches.flatMap(({ homeId, awayId }) => [homeId, awayId].map((id) => [id, `Club ${id}`] as const)),
  ),
  refused: [],
  notes: [],
});

/** The season in the database after importing these files in this order. */
function imported(files: readonly File[]) {
  let stored: StoredSeason | undefined;
  const statistics = new Map<string, unknown>();
  for (const one of files) {
    const joined = joinSeason(reading(one), stored, one.format);
    const formats = new Set(joined.sources.map(({ format }) => format));
    if (joined.sources.length === 0) continue;
    for (const id of joined.gone) statistics.delete(id);
    for (const [id, extras] of joined.extras) statistics.set(id, extras.statistics);
    stored = {
      source: "imported",
      name: joined.base!.name,
      format: joined.base!.format,
      hasRounds: joined.base!.hasRounds,
      matches: joined.matches,
      sources: [...(stored?.sources ?? []).filter(({ format }) => !formats.has(format)), ...joined.sources],
    };
  }
  const rows = (stored?.matches ?? []).map(({ id, ...match }) => ({ ...match, statistics: statistics.get(id) }));
  return rows.sort((a, b) => `${a.homeId} ${a.awayId}`.localeCompare(`${b.homeId} ${b.awayId}`));
}

describe("a season of several files", () => {
  it("is the same whatever order they come in, and however often", () => {
    const order = fc.array(fc.nat(2), { maxLength: 4 });
    const shuffled = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });
    fc.assert(
      fc.property(FILES, shuffled, order, (files, first, repeats) => {
        const once = imported(files);
        expect(imported([...first, ...repeats].map((index) => files[index]!))).toEqual(once);
      }),
    );
  });

  it("keeps the addresses of its matches when a better source comes", () => {
    const csv = loadedMatch({ id: "2csv" });
    const json = loadedMatch({ id: "2json", matchday: 3 });
    const first = joinSeason(reading({ format: "odds CSV", hasRounds: false, matches: [csv] }), undefined, "odds CSV");
    const stored: StoredSeason = {
      source: "imported",
      name: "",
      format: "odds CSV",
      hasRounds: false,
      matches: first.matches,
      sources: first.sources,
    };
    const second = joinSeason(
      reading({ format: "football.json", hasRounds: true, matches: [json] }),
      stored,
      "football.json",
    );
    expect(second).toMatchObject({ matches: [{ id: "2csv", matchday: 3 }], gone: [] });
  });
});

describe("foldSeason", () => {
  const source = (format: string, hasRounds: boolean, matches: LoadedMatch[]) => ({
    format,
    name: format,
    hasRounds,
    isOfNations: true,
    matches: matches.map((match) => ({ match })),
  });
  const tie = (id: string, homeId: string) => loadedMatch({ id, homeId, stage: "final" });

  it("closes a cup of which a file with rounds has most matches, and no other", () => {
    const rounds = source(
      "football.json",
      true,
      ["1", "3"].map((home) => tie(`2r${home}`, home)),
    );
    const most = source(
      "international results",
      false,
      ["1", "3", "5"].map((home) => tie(`2i${home}`, home)),
    );
    const many = source(
      "international results",
      false,
      ["1", "5", "6", "7"].map((home) => tie(`2i${home}`, home)),
    );
    expect(foldSeason({ kind: "cup" }, [most, rounds]).matches).toHaveLength(2);
    expect(foldSeason({ kind: "cup" }, [many, rounds]).matches).toHaveLength(5);
  });
});
