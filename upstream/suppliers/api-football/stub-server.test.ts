import { describe, expect, it } from "vitest";
import { MINUTE } from "#contract/time/units";
import { createStub } from "../stub/create-stub.ts";
import type { StubFault } from "../stub/faults.ts";
import { SupplierRefusal } from "../supplier-refusal.ts";
import { readFixtures } from "./read-fixtures.ts";
import { readLeagues } from "./read-leagues.ts";
import { apiFootballStub } from "./stub-server.ts";

const START = Date.parse("2026-10-17T18:00:00Z");

const requestOf = (path: string, key = "stub") =>
  new Request(`http://127.0.0.1${path}`, { headers: key ? { "x-apisports-key": key } : {} });

describe("the stub's evening", () => {
  const stub = createStub(apiFootballStub, { evening: { startedAt: START, speed: 60 } });
  const read = async (path: string, now: number) => {
    const { facts, reasons } = readFixtures(await stub(requestOf(path), now).json());
    expect(reasons).toEqual([]);
    return facts;
  };

  it("has events in the live list, and line-ups and statistics in details only", async () => {
    const now = START + 2 * MINUTE + 20_000;
    const [live] = await read("/fixtures?live=all", now);
    expect(live).toMatchObject({ phase: "FIRST_HALF", score: [1, 0], events: [{ type: "GOAL", side: "home" }] });
    expect(live).not.toHaveProperty("lineUps");
    const [detailed] = await read(`/fixtures?ids=${live!.id}`, now);
    expect(detailed!.lineUps!.away.starters).toHaveLength(11);
    expect(detailed!.statistics).toHaveProperty("shots");
  });

  it("is of the Premier League, and for those who send a key", async () => {
    const { facts } = readLeagues(await stub(requestOf("/leagues?current=true"), START).json());
    expect(facts.map(({ name, country }) => `${country} ${name}`)).toEqual(["England Premier League"]);
    const answer: unknown = await stub(requestOf("/leagues", ""), START).json();
    expect(() => readLeagues(answer)).toThrow(SupplierRefusal);
  });
});

describe("a stub that errs", () => {
  const at = async (minute: number, fault: StubFault) => {
    const stub = createStub(apiFootballStub, { evening: { startedAt: START, speed: 60 }, faults: new Set([fault]) });
    // The first match begins two minutes after the evening.
    const now = START + 2 * MINUTE + minute * 1_000;
    const answer = async (path: string) => readFixtures(await stub(requestOf(path), now).json()).facts[0]!;
    const [first] = [await answer("/fixtures?live=all")];
    return answer(`/fixtures?ids=${first.id}`);
  };

  it("tells goals before who scored them", async () => {
    expect(await at(13, "late-events")).toMatchObject({ score: [1, 0], events: [] });
    expect((await at(20, "late-events")).events).toHaveLength(1);
  });

  it("counts a goal too many for some minutes", async () => {
    expect((await at(19, "correction")).score).toEqual([2, 0]);
    expect((await at(27, "correction")).score).toEqual([1, 0]);
  });

  it("names whoever goes on where who goes off should be", async () => {
    const change = async (fault: StubFault) =>
      (await at(80, fault)).events!.find(({ type, side }) => type === "SUBST" && side === "home")!.player!.id;
    expect([await change("429"), await change("swapped-subs")]).toEqual(["4210", "4212"]);
  });
});

it("answers of a folder are found by what is requested, and read anew each time", async () => {
  const names: string[] = [];
  const read = (name: string) => {
    names.push(name);
    return name === "fixtures-live" ? JSON.stringify({ errors: [], response: [] }) : undefined;
  };
  const stub = createStub(apiFootballStub, { evening: { startedAt: START, speed: 1 }, read });
  for (const path of [
    "/leagues?current=true",
    "/fixtures?live=all",
    "/fixtures?ids=1-2",
    "/fixtures?league=39&season=2026",
  ])
    expect((await stub(requestOf(path), START).json<{ response: unknown[] }>()).response).toEqual([]);
  expect(names).toEqual(["leagues", "fixtures-live", "fixtures-ids", "fixtures-39-2026"]);
});
