import { describe, expect, it } from "vitest";
import { phaseGroup } from "#contract/domain/status";
import { SUPPLIER_SERVICES } from "#contract/tables/supplier-services";
import { MINUTE } from "#contract/time/units";
import { ADAPTERS, type MatchKey, type Question } from "../adapter.ts";
import type { Reading } from "../facts.ts";
import { createStub } from "../stub/create-stub.ts";
import { readFaults, STUB_FAULTS, type StubFault } from "../stub/faults.ts";
import { STUB_KINDS } from "./stub-kinds.ts";

const START = Date.parse("2026-10-17T18:00:00Z");
/** Minutes of the evening after which everything is over. */
const LENGTH = 8;
const NAMES = SUPPLIER_SERVICES.map(({ code }) => code);

async function open(name: (typeof NAMES)[number], faults: readonly StubFault[] = []) {
  const kind = STUB_KINDS[name];
  const stub = createStub(kind, { evening: { startedAt: START, speed: 60 }, faults: new Set(faults) });
  const adapter = await ADAPTERS[name]();
  const address = "http://127.0.0.1:8790";
  const { base, headers } = adapter.access({ ...kind.variables(address) } as never)!;
  const answer = (path: string, now: number) => stub(new Request(`${base}${path}`, { headers }), now);
  const read = async <Fact>({ path, read: toFacts }: Question<Fact>, now: number): Promise<Reading<Fact>> =>
    toFacts(await answer(path, now).json());
  return { adapter, answer, read };
}

const goalsOf = (facts: readonly { score?: readonly [number, number] }[]): number =>
  facts.reduce((sum, { score: [home, away] = [0, 0] }) => sum + home + away, 0);

describe.each(NAMES)("the stub of %s", (name) => {
  it("is read without a reason at any moment, and its scores never fall", async () => {
    const { adapter, read } = await open(name);
    const { facts: competitions, reasons } = await read(adapter.competitions(START), START);
    expect(reasons).toEqual([]);
    expect(competitions).toHaveLength(1);
    let goals = 0;
    for (let now = START; now < START + LENGTH * MINUTE; now += 5_000) {
      const season = await read(adapter.season(competitions[0]!), now);
      expect(season.reasons).toEqual([]);
      expect(goalsOf(season.facts)).toBeGreaterThanOrEqual(goals);
      goals = goalsOf(season.facts);
      expect(season.facts.every(({ phase }) => phase !== undefined)).toBe(true);
    }
    expect(goals).toBeGreaterThan(5);
    const { facts } = await read(adapter.season(competitions[0]!), START + LENGTH * MINUTE);
    expect(new Set(facts.map(({ phase }) => phase && phaseGroup(phase)))).toEqual(new Set(["final"]));
  });

  it("answers what is asked of matches in play, and of matches by id", async () => {
    const { adapter, read } = await open(name);
    const [competition] = (await read(adapter.competitions(START), START)).facts;
    const now = START + 3.5 * MINUTE;
    const keys = (await read(adapter.season(competition!), now)).facts.map(
      ({ id, kickOff }): MatchKey => ({ id, kickOff, competition: competition!.id }),
    );
    const playing = keys.filter(({ kickOff }) => kickOff <= now);
    expect(playing.length).toBeGreaterThan(0);
    for (const questions of [adapter.live(playing), adapter.details(playing)]) {
      const facts = (await Promise.all(questions.map((question) => read(question, now)))).flatMap((one) => one.facts);
      expect(facts.map(({ id }) => id)).toEqual(expect.arrayContaining(playing.map(({ id }) => id)));
    }
  });

  it("has prices of each match before it, if the supplier has any", async () => {
    const { adapter, read } = await open(name);
    const [competition] = (await read(adapter.competitions(START), START)).facts;
    expect(competition!.coverage.prices).toBe(adapter.prices !== undefined);
    if (!adapter.prices) return;
    for (const { id, kickOff } of (await read(adapter.season(competition!), START)).facts) {
      const question = adapter.prices.before({ id, kickOff, competition: competition!.id });
      const { facts, reasons } = await read(question, START);
      expect(reasons).toEqual([]);
      expect(facts).toMatchObject([{ id }]);
      expect(new Set(facts[0]!.quotes.map(({ market }) => market))).toEqual(new Set(["1X2", "AH", "OU"]));
    }
  });

  it("has a table of the evening's results, with a deduction if it is told to", async () => {
    const end = START + LENGTH * MINUTE;
    const tablesOf = async (faults: readonly StubFault[]) => {
      const { adapter, read } = await open(name, faults);
      const [competition] = (await read(adapter.competitions(START), START)).facts;
      expect(competition!.coverage.table).toBe(true);
      const { facts, reasons } = await read(adapter.tables!(competition!), end);
      expect(reasons).toEqual([]);
      return facts.flatMap(({ lines }) => lines);
    };
    const lines = await tablesOf([]);
    expect(new Set(lines.map(({ played }) => played))).toEqual(new Set([1]));
    const sum = (all: typeof lines) => all.reduce((total, { points = 0 }) => total + points, 0);
    const hasPoints = lines.some(({ points }) => points !== undefined);
    expect(sum(lines) - sum(await tablesOf(["deduction"]))).toBe(hasPoints ? 3 : 0);
  });

  it("errs on demand", async () => {
    const path = (await open(name)).adapter.competitions(START).path;
    const statuses = async (fault: StubFault, at = START) => {
      const { answer } = await open(name, [fault]);
      return Array.from({ length: 65 }, () => answer(path, at).status);
    };
    expect((await statuses("429")).filter((status) => status === 429)).toHaveLength(13);
    expect(new Set(await statuses("outage", START + 4 * MINUTE))).toEqual(new Set([503]));
    expect(new Set(await statuses("outage", START + MINUTE))).toEqual(new Set([200]));
  });
});

it("an evening without a start begins in the minute of the first request, however late", async () => {
  const kind = STUB_KINDS["api-football"];
  const stub = createStub(kind, { evening: { speed: 60 } });
  const { apiFootball } = await import("../api-football/adapter.ts");
  const headers = { "x-apisports-key": "stub" };
  const phases = async (now: number) => {
    const answer = stub(new Request("http://stub/fixtures?league=39&season=2026", { headers }), now);
    const { facts } = apiFootball.season({ id: "39", season: 2026 } as never).read(await answer.json());
    return facts.map(({ phase, kickOff }) => [phase, (kickOff - START) / MINUTE]);
  };
  const begins = ["SCHEDULED", "SCHEDULED", "SCHEDULED"].map((phase, index) => [phase, 62 + index]);
  expect(await phases(START + 60.5 * MINUTE)).toEqual(begins);
  expect((await phases(START + 62.5 * MINUTE)).map(([phase]) => phase)).toEqual([
    "FIRST_HALF",
    "SCHEDULED",
    "SCHEDULED",
  ]);
});

it("faults are read from a list, and what is none is said", () => {
  expect(readFaults(" quota, 429,,late-events ")).toEqual({
    faults: new Set(["quota", "429", "late-events"]),
    unknown: [],
  });
  expect(readFaults("help").unknown).toEqual(["help"]);
  expect(Object.keys(STUB_FAULTS)).toHaveLength(8);
});
