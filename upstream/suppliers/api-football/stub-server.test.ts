import { describe, expect, it } from "vitest";
import { SupplierRefusal } from "../supplier-refusal.ts";
import { apiFootball } from "./adapter.ts";
import { readFixtures } from "./read-fixtures.ts";
import { readLeagues } from "./read-leagues.ts";
import { createStub, fileOf } from "./stub-server.ts";

const START = Date.parse("2026-10-17T18:00:00Z");
const MINUTE = 60_000;

const requestOf = (path: string, key = "stub") =>
  new Request(`http://127.0.0.1${path}`, { headers: key ? { "x-apisports-key": key } : {} });

describe("the stub's evening", () => {
  const stub = createStub({ evening: { startedAt: START, speed: 60 } });
  const read = async (path: string, now: number) => {
    const { facts, reasons } = readFixtures(await stub(requestOf(path), now).json());
    expect(reasons).toEqual([]);
    return facts;
  };

  it("is read without a reason at any moment, and its scores never fall", async () => {
    const season = apiFootball.season("39", 2026).path;
    let goals = 0;
    for (let now = START; now < START + 8 * MINUTE; now += 5_000) {
      const facts = await read(season, now);
      expect(facts).toHaveLength(3);
      const sum = facts.reduce((total, { score: [home, away] = [0, 0] }) => total + home + away, 0);
      expect(sum).toBeGreaterThanOrEqual(goals);
      goals = sum;
    }
    expect(goals).toBe(6);
    const phases = (await read(season, START + 8 * MINUTE)).map(({ phase }) => phase);
    expect(phases).toEqual(["FULL_TIME", "FULL_TIME", "FULL_TIME"]);
  });

  it("has events in the live list, and line-ups and statistics in details only", async () => {
    const now = START + 2 * MINUTE + 20_000;
    const [live] = await read(apiFootball.live().path, now);
    expect(live).toMatchObject({ phase: "FIRST_HALF", score: [1, 0], events: [{ type: "GOAL", side: "home" }] });
    expect(live).not.toHaveProperty("lineUps");
    const [detailed] = await read(apiFootball.details([live!.id]).path, now);
    expect(detailed!.lineUps!.away.starters).toHaveLength(11);
    expect(detailed!.statistics).toHaveProperty("shots");
  });

  it("is of the Premier League, and for those who send a key", async () => {
    const { facts } = readLeagues(await stub(requestOf(apiFootball.competitions().path), START).json());
    expect(facts.map(({ name, country }) => `${country} ${name}`)).toEqual(["England Premier League"]);
    const answer: unknown = await stub(requestOf("/leagues", ""), START).json();
    expect(() => readLeagues(answer)).toThrow(SupplierRefusal);
  });
});

it("answers of a folder are found by what is requested, and read anew each time", async () => {
  const names: string[] = [];
  const read = (name: string) => {
    names.push(name);
    return name === "fixtures-live" ? JSON.stringify({ errors: [], response: [] }) : undefined;
  };
  const stub = createStub({ evening: { startedAt: START, speed: 1 }, read });
  for (const path of [
    "/leagues?current=true",
    "/fixtures?live=all",
    "/fixtures?ids=1-2",
    "/fixtures?league=39&season=2026",
  ])
    expect((await stub(requestOf(path), START).json<{ response: unknown[] }>()).response).toEqual([]);
  expect(names).toEqual(["leagues", "fixtures-live", "fixtures-ids", "fixtures-39-2026"]);
  expect(fileOf(new URL("http://127.0.0.1/leagues"))).toBe("leagues");
});
