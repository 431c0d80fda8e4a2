import { describe, expect, it } from "vitest";
import { SPLITS, splitOf } from "./splits.ts";

describe("leagues that split", () => {
  const all = Object.entries(SPLITS).flatMap(([id, spans]) => spans.map((span) => ({ id, ...span })));

  it.each(all)("$id from $from: its rounds have places of its clubs, in order", ({ clubs, rounds, source }) => {
    const places = rounds.flatMap((round) => round.places);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBe(1);
    expect(places.at(-1)).toBeLessThanOrEqual(clubs);
    expect(source.length).toBeGreaterThan(10);
  });

  it.each(Object.entries(SPLITS))("%s: one format a season", (_id, spans) => {
    for (const [at, { from, to }] of spans.entries()) {
      const next = spans[at + 1];
      expect(to === undefined ? next === undefined : from <= to && (!next || to < next.from)).toBe(true);
    }
  });

  it.each([
    ["311", "1999-00", undefined],
    ["311", "2000-01", "all"],
    ["211", "2017-18", undefined],
    ["211", "2018-19", "half_down"],
    ["201", "2019-20", undefined],
    ["201", "2022-23", "half_up"],
    ["233", "2016-17", "half_up"],
    ["233", "2019-20", "all"],
    ["233", "2020-21", undefined],
    ["521", "2024", "all"],
  ])("%s in %s keeps %s", (id, season, carry) => {
    expect(splitOf(id, season)?.rounds[0]?.carry).toBe(carry);
  });
});
