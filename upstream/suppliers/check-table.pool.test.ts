import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { SupplierName } from "#contract/tables/supplier-services";
import { HOUR } from "#contract/time/units";
import { ask, seedWorld } from "../api/conformance/test-world-ask.ts";
import { createStub, stubVariables } from "./stub/create-stub.ts";
import type { StubFault } from "./stub/faults.ts";
import { STUB_KINDS } from "./stub-kinds/stub-kinds.ts";
import { differingTables } from "./supplier-status.ts";
import { forgetSupplied, runClock } from "./test-clock.ts";

// After the real time: alarms in the past would be rung by the platform as well.
const START = Date.parse("2027-10-16T12:00:00Z");
/** Towards the end of the evening's matches. */
const BEGUN = START + 1.6 * HOUR;
/** Half an hour after the last final, and a minute for the requests. */
const CHECKED = START + 2.7 * HOUR;
const KINDS = {
  "api-football": { competition: "101", season: "2027-28", info: "/soccerLeague/info" },
  "football-data": { competition: "101", season: "2027-28", info: "/soccerLeague/info" },
  openligadb: { competition: "331", season: "2027-28", info: "/soccerLeague/info" },
  "api-basketball": { competition: "8001", season: "2027-28", info: "/basketball/league/info" },
} as const;

let logged: { event: string }[] = [];
const events = (event: string) => logged.filter((line) => line.event === event);

interface Checked {
  differing: number;
  paths: string[];
  tables(): Promise<unknown>;
}

/** Follows the end of an evening of a supplier's stub until its table has been compared. */
async function checked(
  name: SupplierName,
  { faults = [], seed }: { faults?: StubFault[]; seed?: string },
  work: (one: Checked) => Promise<void>,
) {
  const kind = STUB_KINDS[name];
  const evening = { startedAt: START, speed: 1, ...(seed && { seed }) };
  const stub = createStub(kind, { evening, faults: new Set(faults) });
  const settings = { ...stubVariables(kind, "http://stub.example", evening), SIMULATION: "off" };
  let now = START;
  const paths: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    paths.push(`${pathname}${search}`);
    return stub(request, now);
  };
  const setNow = (instant: number) => {
    now = instant;
  };
  const { competition, season, info } = KINDS[name];
  await runClock({ name, fetch, setNow, settings, start: BEGUN }, async (run) => {
    await run.until(CHECKED);
    const status = await run.status();
    await work({
      differing: differingTables([status!]),
      paths,
      // What is stored shows up to a second later (data-version.ts).
      tables: () =>
        vi.waitFor(
          async () => {
            const answer = await ask(info, { leagueId: competition, season, lang: "en" }, CHECKED, settings);
            expect(answer.status).toBe(200);
            const { result } = await answer.json<{ result: { data: { origin?: { tables: unknown } } } }>();
            return result.data.origin?.tables;
          },
          { timeout: 30_000, interval: 250 },
        ),
    });
  });
}

beforeAll(seedWorld);
beforeEach(async () => {
  await forgetSupplied();
  logged = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => {
    logged.push(JSON.parse(line));
  });
});

it.each([
  ["api-football", "API-Football", /standings/],
  ["football-data", "football-data.org", /standings/],
  ["openligadb", "OpenLigaDB", /getbltable/],
  ["api-basketball", "API-Basketball", /standings/],
] as const)("the table of %s is compared with ours once its day is over", async (name, source, path) => {
  await checked(name, {}, async ({ differing, paths, tables }) => {
    expect(events("supplier_table_differs")).toEqual([]);
    expect(events("supplier_table_not_compared")).toEqual([]);
    expect(differing).toBe(0);
    expect(paths.filter((one) => path.test(one))).toHaveLength(1);
    expect(await tables()).toEqual([{ source, differences: [] }]);
  });
});

it("points that only the supplier took off are a doubt in the log and a difference on the page while it is listed; ours stay", async () => {
  await checked("api-football", { faults: ["deduction"] }, async ({ differing, tables }) => {
    expect(differing).toBe(1);
    expect(events("supplier_table_differs")).toMatchObject([
      { supplier: "api-football", competition: "101", doubts: ["Arsenal: -3 with the same results"] },
    ]);
    const [{ source, differences }] = (await tables()) as [{ source: string; differences: object[] }];
    expect(source).toBe("API-Football");
    expect(differences).toContainEqual(
      expect.objectContaining({ team: expect.objectContaining({ teamName: "Arsenal" }), points: 0 }),
    );
    const query = { leagueId: "101", season: "2027-28", lang: "en" };
    const settings = { ...STUB_KINDS["api-football"].variables("http://stub.example"), SIMULATION: "off" };
    const answer = await ask("/soccerLeague/ranking", query, CHECKED, settings);
    const text = await answer.text();
    expect(text).toContain('"points":3');
    expect(text).not.toContain('"deducted":3');
    const others = await ask("/soccerLeague/info", query, CHECKED, { SUPPLIERS: "openligadb", SIMULATION: "on" });
    expect(await others.text()).not.toContain("API-Football");
  });
});

it("tables of several leagues with matches of our engine are ours", async () => {
  await checked("api-football", { seed: "one" }, async ({ differing, paths, tables }) => {
    expect(events("supplier_table_differs")).toEqual([]);
    expect(events("supplier_table_not_compared")).toEqual([]);
    expect(differing).toBe(0);
    // The cup has none.
    expect(paths.filter((path) => path.includes("standings"))).toHaveLength(2);
    expect(await tables()).toEqual([{ source: "API-Football", differences: [] }]);
  });
});
