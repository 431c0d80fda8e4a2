import { describe, expect, it } from "vitest";
import { buildSimulation, showsLoose, showsPeopleOf, simulationMode } from "./simulation.ts";

it.each([
  [undefined, "on"],
  ["", "on"],
  ["on", "on"],
  ["uncovered", "uncovered"],
  ["off", "off"],
  ["false", "off"],
  ["ON", "on"],
] as const)("SIMULATION=%s means %s", (word, mode) => {
  expect(simulationMode(word)).toBe(mode);
});

const COMPETITIONS = [
  { id: "101", teamIds: ["1", "2"] },
  { id: "102", teamIds: ["2", "3"] },
];

describe.each([
  ["on", { covered: true, uncovered: true, loose: true, people: [false, false, true] }],
  ["uncovered", { covered: false, uncovered: true, loose: true, people: [false, false, true] }],
  ["off", { covered: false, uncovered: false, loose: false, people: [false, false, false] }],
] as const)("%s", (mode, shown) => {
  const simulation = buildSimulation(mode, new Set(["101"]));

  it("decides by competition", () => {
    expect(simulation.shows("101")).toBe(shown.covered);
    expect(simulation.shows("102")).toBe(shown.uncovered);
    expect(showsLoose(simulation)).toBe(shown.loose);
  });

  it("shows people of teams none of whose competitions is real", () => {
    const directory = { competitions: COMPETITIONS };
    expect(["1", "2", "3"].map((id) => showsPeopleOf({ id }, directory, simulation))).toEqual([...shown.people]);
    const isAnyShown = showsPeopleOf({ id: "1" }, directory, buildSimulation(mode, new Set()));
    expect(isAnyShown).toBe(mode !== "off");
  });
});
