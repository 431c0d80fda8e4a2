import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { DAY, MINUTE } from "#contract/time/units";
import { bindings, seedWorld } from "../api/conformance/test-world-ask.ts";
import { eventRow } from "./api-football/stub-answers.ts";
import { forgetSupplied, runClock } from "./test-clock.ts";
import { CLUBS, stubSupplier } from "./test-supplier.ts";

const NOW = Date.parse("2027-10-16T14:00:00Z");
const SETTINGS = { SUPPLIERS: "api-football", API_SPORTS_KEY: "key", SUPPLIER_COMPETITIONS: "101", SIMULATION: "off" };
const [home, away] = CLUBS;

beforeAll(seedWorld);
beforeEach(async () => {
  await forgetSupplied();
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});

const RESULT = { status: { short: "FT", elapsed: 90 }, goals: [1, 0], fulltime: [1, 0] } as const;

/** A season in whose middle the supplier is switched on: a match a week, the last one ten days ago. */
function seasonOf(weeks: number) {
  const supplier = stubSupplier();
  for (let week = 0; week < weeks; week++) {
    const kickOff = NOW - 10 * DAY - week * 7 * DAY;
    const events = [eventRow(home.id, 12, "Goal", "Normal Goal", { player: { id: 1, name: "A. Scorer" } })];
    supplier.put({ id: 2001 + week, home, away, timestamp: kickOff / 1000, ...RESULT, events });
  }
  const details = () => supplier.requests.flatMap(({ path }) => (path.includes("ids=") ? [path] : []));
  const put = (id: number) => supplier.put({ id, home, away, timestamp: (NOW - 20 * DAY) / 1000, ...RESULT });
  return {
    supplier,
    details,
    put,
    clock: { name: "api-football", ...supplier, settings: SETTINGS, start: NOW } as const,
  };
}

it("who scored in matches before the first start is read afterwards, the latest first, once", async () => {
  const { details, put, clock } = seasonOf(21);
  await runClock(clock, async ({ until }) => {
    await until(NOW + MINUTE);
    expect(details().map((path) => path.split("-").length)).toEqual([20, 1]);
    expect(details()[0]).toContain("ids=2001-2002-");
    const named = "select count(*) as rows from supplied_documents where events like '%A. Scorer%'";
    expect(await bindings.DB.prepare(named).first()).toEqual({ rows: 21 });
    // A match of whose clubs an operator has decided since.
    put(3001);
    await until(NOW + 2 * DAY);
    expect(details().slice(2)).toEqual(["/fixtures?ids=3001"]);
  });
});

it("a plan that refuses them is not asked again, and loses nothing of the season", async () => {
  const { supplier, details, clock } = seasonOf(3);
  const refused = () => Response.json({ errors: { plan: "not in this plan" }, response: [] });
  const fetch = async (...request: Parameters<typeof supplier.fetch>) => {
    const answer = await supplier.fetch(...request);
    return String(request[0]).includes("ids=") ? refused() : answer;
  };
  await runClock({ ...clock, fetch }, async ({ until }) => {
    await until(NOW + 2 * DAY);
    expect(details()).toHaveLength(1);
    const all = "select count(*) as rows from supplied_matches where phase = 'FULL_TIME'";
    expect(await bindings.DB.prepare(all).first()).toEqual({ rows: 3 });
  });
});
