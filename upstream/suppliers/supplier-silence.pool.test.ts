import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { MINUTE, SECOND } from "#contract/time/units";
import { seedWorld } from "../api/conformance/test-world-ask.ts";
import { SILENT_AFTER } from "./read-supply.ts";
import { forgetSupplied, runClock } from "./test-clock.ts";
import { CLUBS, stubSupplier } from "./test-supplier.ts";

// After the real time: alarms in the past would be rung by the platform as well.
const KICK_OFF = Date.parse("2027-10-16T14:00:00Z");
const [home, away] = CLUBS;

beforeAll(seedWorld);
beforeEach(async () => {
  await forgetSupplied();
  for (const level of ["log", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

it("each minute of play has a figure of the supplier's silence, also while requests pause, and no other minute has", async () => {
  const writeDataPoint = vi.fn<(point: AnalyticsEngineDataPoint) => void>();
  const ages = () => writeDataPoint.mock.calls.map(([{ doubles }]) => doubles?.[1] ?? 0);
  const settings = {
    SUPPLIERS: "api-football",
    API_SPORTS_KEY: "key",
    SUPPLIER_COMPETITIONS: "101",
    SIMULATION: "off",
    FIGURES: { writeDataPoint },
  };
  const supplier = stubSupplier();
  supplier.put({ id: 1001, home, away, timestamp: KICK_OFF / SECOND });
  await runClock({ name: "api-football", ...supplier, settings, start: KICK_OFF - 30 * MINUTE }, async ({ until }) => {
    await until(KICK_OFF - 2 * MINUTE);
    expect(writeDataPoint).not.toHaveBeenCalled();

    supplier.put({ id: 1001, status: { short: "1H", elapsed: 1 }, goals: [0, 0] });
    await until(KICK_OFF + 10 * MINUTE);
    expect(ages().length).toBeGreaterThanOrEqual(9);
    expect(ages().length).toBeLessThanOrEqual(12);
    expect(Math.max(...ages())).toBeLessThan(2 * MINUTE);
    expect(writeDataPoint.mock.lastCall?.[0]).toMatchObject({ indexes: ["supplier"], blobs: ["api-football"] });

    supplier.breakWith(() => new Response("", { status: 503 }));
    writeDataPoint.mockClear();
    await until(KICK_OFF + 40 * MINUTE);
    expect(ages().length).toBeGreaterThanOrEqual(28);
    expect(ages().filter((ms) => ms > SILENT_AFTER).length).toBeGreaterThanOrEqual(23);

    supplier.breakWith(undefined);
    supplier.put({ id: 1001, status: { short: "FT", elapsed: 90 }, goals: [0, 0], fulltime: [0, 0] });
    await until(KICK_OFF + 60 * MINUTE);
    writeDataPoint.mockClear();
    await until(KICK_OFF + 80 * MINUTE);
    expect(writeDataPoint).not.toHaveBeenCalled();
  });
});
