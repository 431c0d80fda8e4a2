import { describe, expect, it } from "vitest";
import { COMPETITIONS, FIXTURE, KICK_OFF, STATE } from "../matches/test-data.ts";
import { buildPage, hasStatus, inListOrder, type Row, runsBy } from "./match-order.ts";

const [LEAGUE, CUP] = COMPETITIONS as [Row["competition"], Row["competition"]];

const row = (competition: Row["competition"], id: string, minutesLater: number): Row => ({
  competition,
  match: { fixture: { ...FIXTURE, id, kickOff: KICK_OFF + minutesLater * 60_000 }, state: STATE },
});

describe("a list of matches", () => {
  it("goes by the competition's place, then kick-off, then id", () => {
    const rows = [row(CUP, "1", 0), row(LEAGUE, "4", 60), row(LEAGUE, "3", 0), row(LEAGUE, "2", 0)];
    expect(rows.sort(inListOrder).map(({ match }) => match.fixture.id)).toEqual(["2", "3", "4", "1"]);
  });

  it.each([
    [1, 2, ["a", "b"], true],
    [2, 2, ["c", "d"], true],
    [3, 2, ["e"], false],
    [4, 2, [], false],
    [1, 5, ["a", "b", "c", "d", "e"], false],
  ])("page %i of size %i", (page, size, items, hasNext) => {
    expect(buildPage(["a", "b", "c", "d", "e"], page, size)).toEqual({ items, hasNext });
  });

  it("keeps neighbours with one key together", () => {
    expect(runsBy(["a1", "a2", "b1", "a3"], ([key = ""]) => key)).toEqual([["a1", "a2"], ["b1"], ["a3"]]);
    expect(runsBy([], String)).toEqual([]);
  });

  it.each([
    ["SCHEDULED", ["all", "upcoming"]],
    ["FIRST_HALF", ["all", "live"]],
    ["HALF_TIME", ["all", "live"]],
    ["AFTER_PENS", ["all", "finished"]],
    ["POSTPONED", ["all"]],
    ["INTERRUPTED", ["all"]],
  ] as const)("%s is shown by the filters %o", (phase, filters) => {
    const match = { fixture: FIXTURE, state: { ...STATE, phase } };
    const shown = (["all", "live", "finished", "upcoming"] as const).filter((filter) => hasStatus(match, filter));
    expect(shown).toEqual(filters);
  });
});
