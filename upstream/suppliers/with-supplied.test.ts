import { describe, expect, it } from "vitest";
import type { Fixture } from "../match/match.ts";
import { type StoredMatches, seasonKey } from "../match/sources.ts";
import { withSupplied } from "./with-supplied.ts";

const KICK_OFF = Date.parse("2026-10-17T14:00:00Z");

/** A store of one match of a season. */
function storeOf(id: string, season: string, source: Fixture["source"]): StoredMatches {
  const fixture = { id, competitionId: "101", season, kickOff: KICK_OFF, source } as Fixture;
  const all = async () => [fixture];
  return {
    between: all,
    happenedBetween: all,
    ofTeam: all,
    season: async (_, wanted) => (wanted === season ? [fixture] : []),
    find: async (wanted: string) => (wanted === id ? fixture : undefined),
    takenSeasons: async () => new Set([seasonKey("101", season)]),
  } as Partial<StoredMatches> as StoredMatches;
}

describe.each([
  ["2026-27", "2026-27", true],
  ["2026-27", "2026", true],
  ["2026-27", "2027", true],
  ["2026", "2025-26", true],
  ["2026", "2026-27", true],
  ["2026-27", "2025-26", false],
  ["2026-27", "2025", false],
  ["2026", "2025", false],
])("beside a supplied season %s an imported one %s", (supplied, imported, isHidden) => {
  const both = withSupplied(storeOf("2", imported, "imported"), storeOf("3", supplied, "supplied"));
  const shown = isHidden ? ["3"] : ["3", "2"];
  const ids = (fixtures: readonly Fixture[]) => fixtures.map(({ id }) => id);

  it(`is ${isHidden ? "hidden" : "shown"} in lists, among the seasons and by id`, async () => {
    const lists = [both.between(0, 1, 0), both.happenedBetween(0, 1), both.ofTeam("1", 0, 1, 0)];
    for (const list of await Promise.all(lists)) expect(ids(list).toSorted()).toEqual(shown.toSorted());
    expect((await both.takenSeasons()).size).toBe(shown.length);
    expect(ids(await both.season("101", supplied, 0))).toEqual(["3"]);
    if (imported !== supplied) expect(ids(await both.season("101", imported, 0))).toEqual(isHidden ? [] : ["2"]);
    expect((await both.find("2", 0))?.id).toBe(isHidden ? undefined : "2");
    expect((await both.find("3", 0))?.id).toBe("3");
  });
});
