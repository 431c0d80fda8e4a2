import { describe, expect, it } from "vitest";
import { teamsOfCountry } from "../competitions/world/world.ts";
import { likeness, readName } from "./similar-names.ts";
import { suggestClubs } from "./suggest-clubs.ts";

describe("likeness of clubs' names", () => {
  it.each([
    ["Thornby-Town FC", "Thornbytown", "the same letters"],
    ["Thornbi Town", "Thornby Town", "nearly the same letters"],
    ["Start Kristiansand", "Start", "a part of the name"],
    ["St. Gilloise", "Union Saint-Gilloise", "a part of the name"],
    ["St Truiden", "Sint-Truiden", "the same letters"],
    ["St. Pauli", "St. Gallen", undefined],
    ["St. Mirren", "Saint-Étienne", undefined],
    ["Manchester City", "Exeter City", undefined],
    ["Real Oviedo", "Real Madrid", undefined],
    ["AZ Alkmaar J", "AZ Alkmaar", undefined],
    ["Barcelona B", "Barcelona", undefined],
    ["Ards", "Arda", undefined],
  ])("%s and %s: %s", (one, other, expected) => {
    expect(likeness(readName(one), readName(other))).toBe(expected);
    expect(likeness(readName(other), readName(one))).toBe(expected);
  });
});

describe("suggestClubs", () => {
  const norwegian = teamsOfCountry("NO", "football");
  const start = norwegian.find(({ names }) => names.en === "Start")!;

  it("suggests the club that is meant", () => {
    expect(suggestClubs("Start Kristiansand", norwegian, new Set())).toEqual([
      { answer: start.id, name: "Start", evidence: "a part of the name" },
    ]);
  });

  it("suggests a club of a saint that is written otherwise", () => {
    const [first] = suggestClubs("St. Gilloise", teamsOfCountry("BE", "football"), new Set());
    expect(first?.name).toMatch(/Gilloise/);
  });

  it("suggests none that plays in the same season, and none for a name of its own", () => {
    expect(suggestClubs("Start Kristiansand", norwegian, new Set([start.id]))).toEqual([]);
    expect(suggestClubs("Melchester Rovers", norwegian, new Set())).toEqual([]);
  });
});
