import { describe, expect, test } from "vitest";
import { siteStatus, type UpstreamStatus } from "./site-status.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const supplier = (name: "api-football" | "openligadb", failures: number, answeredAt = NOW - 1_000) =>
  ({ supplier: name, sport: "football", answeredAt, leftToday: 1, perDay: 2, failures }) as const;
const said = (change: Partial<UpstreamStatus> = {}): UpstreamStatus => ({
  database: { isUp: true },
  members: { isConfigured: true },
  sports: [
    { sport: "football", isSimulated: true, importedAt: 5 },
    { sport: "basketball", isSimulated: true, importedAt: 0 },
  ],
  suppliers: [],
  questions: 0,
  ...change,
});
const footballIn = (suppliers: UpstreamStatus["suppliers"]) => siteStatus(said({ suppliers }), NOW).sports[0];

describe("the status of the site", () => {
  test.each([
    [said(), "up", { pages: "up", live: "up", notices: "up", logIn: "up" }],
    [said({ members: { isConfigured: false } }), "up", { pages: "up", live: "up", notices: "off", logIn: "off" }],
    ["down", "down", { pages: "late", live: "down", notices: "down", logIn: "down" }],
    ["peer", "up", { pages: "up", live: "unknown", notices: "unknown", logIn: "unknown" }],
  ] as const)("%j", (given, status, parts) => {
    expect(siteStatus(given, NOW)).toMatchObject({ status, parts, checkedAt: NOW });
  });

  test.each([
    ["the import, where no supplier is listed", [], { state: "up", newestAt: 5 }],
    ["the later answer", [supplier("openligadb", 0, 9)], { state: "up", newestAt: 9 }],
    [
      "one of two that answers",
      [supplier("openligadb", 3), supplier("api-football", 0)],
      { state: "up", newestAt: NOW - 1_000 },
    ],
    ["none that answers", [supplier("openligadb", 3)], { state: "late", newestAt: NOW - 1_000 }],
    ["one that has never answered", [supplier("openligadb", 1, 0)], { state: "late", newestAt: 5 }],
  ])("a sport has the data of %s", (_case, suppliers, expected) => {
    expect(footballIn(suppliers)).toMatchObject(expected);
  });

  test("a sport without real data has no age", () => {
    expect(siteStatus(said(), NOW).sports[1]).toEqual({ sport: "basketball", state: "up", isSimulated: true });
  });
});
