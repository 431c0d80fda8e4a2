import { expect, it } from "vitest";
import { FIXTURE, KICK_OFF, NO_DETAILS, STATE } from "../matches/test-data.ts";
import type { Fixture, MatchSource } from "./match.ts";
import { buildSimulation, EVERYTHING_SIMULATED } from "./simulation.ts";
import { oneSourcePerSeason, seasonKey } from "./sources.ts";

const sourceOf = (fixtures: Fixture[]): MatchSource => ({
  between: (from, to) => fixtures.filter(({ kickOff }) => from <= kickOff && kickOff < to),
  season: (competitionId, season) =>
    fixtures.filter((one) => one.competitionId === competitionId && one.season === season),
  happenedBetween: (since, until) => fixtures.filter(({ kickOff }) => since < kickOff && kickOff <= until),
  find: (id) => fixtures.find((one) => one.id === id),
  ...NO_DETAILS,
  stateAt: ({ source }) => ({ ...STATE, phase: source === "simulated" ? "FIRST_HALF" : "FULL_TIME" }),
});

const engineLeague = { ...FIXTURE, id: "11" };
const engineCup = { ...FIXTURE, id: "12", competitionId: "102", kickOff: KICK_OFF + 1 };
const importedLeague: Fixture = { ...FIXTURE, id: "21", source: "imported", kickOff: KICK_OFF + 2 };

function openSources(taken: string[], simulation = EVERYTHING_SIMULATED) {
  let requested = 0;
  const stored = {
    ...sourceOf(taken.length > 0 ? [importedLeague] : []),
    takenSeasons: async () => {
      requested += 1;
      return new Set(taken);
    },
  };
  return {
    sources: oneSourcePerSeason(sourceOf([engineLeague, engineCup]), stored, simulation),
    requested: () => requested,
  };
}

const idsOf = async (fixtures: Fixture[] | Promise<Fixture[]>) => (await fixtures).map(({ id }) => id);

it("an imported season takes the engine's place in lists, seasons and by id", async () => {
  const { sources, requested } = openSources([seasonKey("101", "2026-27")]);
  expect(await idsOf(sources.between(KICK_OFF, KICK_OFF + 10, KICK_OFF))).toEqual(["12", "21"]);
  expect(await idsOf(sources.happenedBetween(KICK_OFF - 1, KICK_OFF + 10))).toEqual(["12", "21"]);
  expect(await idsOf(sources.season("101", "2026-27", KICK_OFF))).toEqual(["21"]);
  expect(await sources.find("11", KICK_OFF)).toBeUndefined();
  expect(await sources.find("21", KICK_OFF)).toEqual(importedLeague);
  expect(await sources.find("12", KICK_OFF)).toEqual(engineCup);
  expect(requested()).toBe(1);
});

it("an imported season takes the place of those that share months with it", async () => {
  const { sources } = openSources([seasonKey("101", "2026")]);
  expect(await idsOf(sources.between(KICK_OFF, KICK_OFF + 10, KICK_OFF))).toEqual(["12", "21"]);
  expect(await idsOf(sources.season("101", "2026-27", KICK_OFF))).toEqual(["21"]);
  expect(await sources.find("11", KICK_OFF)).toBeUndefined();
});

it("tells which seasons of a competition are stored", async () => {
  const { sources } = openSources([
    seasonKey("101", "2026-27"),
    seasonKey("101", "2025-26"),
    seasonKey("1011", "2025"),
  ]);
  expect(await sources.storedSeasons("101")).toEqual(["2025-26", "2026-27"]);
  expect(await sources.storedSeasons("102")).toEqual([]);
});

it("without an import the engine's season stands", async () => {
  const { sources } = openSources([]);
  expect(await idsOf(sources.between(KICK_OFF, KICK_OFF + 10, KICK_OFF))).toEqual(["11", "12"]);
  expect(await idsOf(sources.season("101", "2026-27", KICK_OFF))).toEqual(["11"]);
});

it("each match's state comes from where the match comes from", async () => {
  const { sources } = openSources([seasonKey("101", "2026-27")]);
  expect(await sources.stateAt(engineCup, KICK_OFF)).toMatchObject({ phase: "FIRST_HALF" });
  expect(await sources.stateAt(importedLeague, KICK_OFF)).toMatchObject({ phase: "FULL_TIME" });
});

it.each([
  ["uncovered", ["12"]],
  ["off", []],
] as const)("with SIMULATION=%s the engine has only what may be shown", async (mode, shown) => {
  const { sources } = openSources([], buildSimulation(mode, new Set(["101"])));
  expect(await idsOf(sources.between(KICK_OFF, KICK_OFF + 10, KICK_OFF))).toEqual(shown);
  expect(await idsOf(sources.happenedBetween(KICK_OFF - 1, KICK_OFF + 10))).toEqual(shown);
  expect(await idsOf(sources.season("101", "2026-27", KICK_OFF))).toEqual([]);
  expect(await sources.find("11", KICK_OFF)).toBeUndefined();
  expect((await sources.find("12", KICK_OFF))?.id).toBe(shown[0]);
});
