import { describe, expect, it } from "vitest";
import { SUPPLIER_SERVICES, type SupplierName } from "#contract/tables/supplier-services";
import { MINUTE } from "#contract/time/units";
import { WORLD_NAMES } from "../competitions/world/world-names.ts";
import { ADAPTERS } from "./adapter.ts";
import { checkLines } from "./check-lines.ts";
import { checkSupplier } from "./check-supplier.ts";
import { createStub } from "./stub/create-stub.ts";
import type { StubFault } from "./stub/faults.ts";
import { STUB_KINDS } from "./stub-kinds/stub-kinds.ts";

const NOW = Date.parse("2026-10-17T18:00:00Z");
const KEY = "a-very-secret-key";

async function check(
  name: SupplierName,
  { faults = [], at = NOW, ...settings }: { faults?: StubFault[]; at?: number; [name: string]: unknown } = {},
) {
  const kind = STUB_KINDS[name];
  const stub = createStub(kind, { evening: { startedAt: NOW, speed: 1 }, faults: new Set(faults) });
  const keys = { API_SPORTS_KEY: KEY, FOOTBALL_DATA_KEY: KEY };
  return checkSupplier({
    adapter: await ADAPTERS[name](),
    env: { ...kind.variables("http://127.0.0.1"), ...keys, ...settings } as never,
    world: WORLD_NAMES,
    seasons: 2,
    fetch: async (input, init) => stub(new Request(input, init), at),
    now: () => at,
  });
}

describe.each(SUPPLIER_SERVICES)("a check of $code", ({ code: name }) => {
  it("says what it covers of ours, which clubs are known, and what is left of the quota", async () => {
    const found = await check(name);
    expect(found.failure).toBeUndefined();
    expect(found).toMatchObject({ supplier: name, listed: 1, missing: [], requests: 2 });
    expect(found.covered).toHaveLength(1);
    expect(found.seasons).toMatchObject([{ unknown: [], refused: 0 }]);
    expect(found.seasons[0]!.matches).toBeGreaterThan(1);
    const text = checkLines(found).join("\n");
    expect(text).toContain("competitions listed: 1, 1 of them ours");
    expect(text).not.toContain(KEY);
  });

  it("says what is not found, and why it could not go on", async () => {
    const found = await check(name, { SUPPLIER_COMPETITIONS: "9999" });
    expect(found).toMatchObject({ covered: [], missing: ["9999"], requests: 1 });
    const out = await check(name, { faults: ["outage"], at: NOW + 4 * MINUTE });
    expect(out).toMatchObject({ failure: "fault: status 503", requests: 1 });
    expect([out.listed, out.quota]).toEqual([undefined, undefined]);
  });
});

it.each([
  ["api-football", "API_SPORTS_KEY"],
  ["football-data", "FOOTBALL_DATA_KEY"],
] as const)("without a key nothing is asked of %s, and %s is named", async (name, key) => {
  const lines = checkLines(await check(name, { [key]: undefined }));
  expect(lines).toEqual([
    `${name}: not known what it covers`,
    "Quota: not known; requests made now: 0",
    `Ended early: key: ${key} is not set`,
  ]);
});

it("an address that nobody answers at is named with the cause, and never the key", async () => {
  const refused = new TypeError("fetch failed", { cause: new Error(`connect ECONNREFUSED, sent ${KEY}`) });
  const found = await checkSupplier({
    adapter: await ADAPTERS["api-football"](),
    env: { API_SPORTS_KEY: KEY, API_FOOTBALL_URL: "http://127.0.0.1:9" } as never,
    world: WORLD_NAMES,
    seasons: 1,
    fetch: () => Promise.reject(refused),
    now: () => NOW,
  });
  expect(found.failure).toBe("fault: no answer from 127.0.0.1:9: connect ECONNREFUSED, sent …");
});

it("a club that is not known is named, with what it may be", () => {
  const season = {
    id: "101",
    name: "Premier League 2026-27",
    matches: 10,
    clubs: 3,
    refused: 1,
    reason: "row 2: no date",
    unknown: [
      { name: "Everton Reserve", suggestions: ["Everton"] },
      { name: "Nobody Town", suggestions: [] },
    ],
  };
  const lines = checkLines({
    supplier: "api-football",
    listed: 1,
    covered: [],
    missing: ["101"],
    requests: 2,
    seasons: [season],
    quota: { leftToday: 98, perDay: 100, perMinute: 10 },
  });
  expect(lines).toEqual([
    "api-football: competitions listed: 1, 0 of them ours",
    "Not found: 101",
    "Premier League 2026-27 (101): 10 matches of 3 clubs, 2 clubs not known for certain",
    "  Everton Reserve: perhaps Everton",
    "  Nobody Town: like nobody",
    "  1 rows could not be read; the first: row 2: no date",
    "Quota: 98 of 100 requests left today, 10 a minute; made now: 2",
  ]);
});
