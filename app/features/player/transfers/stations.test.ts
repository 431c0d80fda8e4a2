import { describe, expect, test } from "vitest";
import { FOOTBALLER } from "~/features/people/test-people";
import { barsOf, stationsOf } from "./load-transfers.server.ts";

describe("stations", () => {
  const stations = stationsOf(FOOTBALLER.transfers);

  test("follow each other, the first first", () => {
    expect(stations).toEqual([
      { club: "Leeds United", from: "2022-07-01", until: "2024-07-01" },
      { club: "Arsenal", from: "2024-07-01" },
    ]);
  });

  test("end where a player leaves for an unknown club", () => {
    const left = { date: "2025-01-01", kind: "free" } as const;
    expect(stationsOf([left, ...FOOTBALLER.transfers]).at(-1)).toMatchObject({ club: "Arsenal", until: "2025-01-01" });
  });

  test("fill the time up to now", () => {
    const [first, last] = barsOf(stations, Date.parse("2026-07-01"));
    expect(first).toMatchObject({ start: 0 });
    expect(first!.length).toBeCloseTo(0.5, 2);
    expect(last!.start + last!.length).toBe(1);
  });

  test("are none without dates", () => {
    expect(stationsOf([{ kind: "free", to: { name: "Arsenal" } }])).toEqual([]);
    expect(barsOf([], Date.parse("2026-07-01"))).toEqual([]);
  });
});
