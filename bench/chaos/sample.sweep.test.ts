import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FAULTS } from "./faults.ts";
import { type Chaos, runRound } from "./round.ts";
import { startSupplier } from "./supplier.ts";
import { startOrigin, type TestOrigin } from "./test-origin.ts";
import type { Address } from "./visits.ts";

// A sample of `npm run chaos`: the built worker, faults of each kind, a supplier with one list.
const DAY = "2026-10-17";

const ADDRESSES: readonly Address[] = [
  { group: "pages", path: `/en/football/matches?date=${DAY}` },
  { group: "api", path: `/api/match/getMatchListv4?date=${DAY}&timeZone=UTC&locale=en` },
  { group: "pictures", path: "/storage/team/20109" },
  { group: "live", path: "/live/football?since=0" },
];

/** Milliseconds. Times on a shared machine prove nothing: the command judges those. */
const LIMITS = { warm: 5_000, cold: 40_000, socket: 10_000 };

const SAMPLE = ["down", "wrong types"].map((name) => `supplier: ${name}`);

let origin: TestOrigin;
let chaos: Chaos;

beforeAll(async () => {
  origin = await startOrigin();
  const supplier = await startSupplier(origin.url);
  const folder = path.resolve(`.wrangler/bench/chaos-sample-${process.pid}`);
  chaos = { supplier, failDatabase: async () => {}, addresses: ADDRESSES, turns: 1, limits: LIMITS, folder };
});

afterAll(async () => {
  await chaos.supplier.close();
  await origin.close();
  rmSync(chaos.folder, { recursive: true, force: true });
});

test.each([...SAMPLE, "KV throws", "Cache API hangs", "Durable Object throws"])(
  "visitors get what they had while this is wrong: %s",
  async (name) => {
    const fault = FAULTS.find((one) => one.name === name);
    if (!fault) throw new Error(`no fault ${name}`);
    const { findings, warm, cold, sockets } = await runRound(chaos, fault);
    expect(findings).toEqual([]);
    expect(warm.filter(({ status }) => status === 200).length).toBe(2 * ADDRESSES.length - 1);
    // A page with a late list has status 200 and says so in its place.
    const answered = cold.filter(({ group, status }) => group !== "pages" && status === 200);
    if (fault.supplier) expect(answered.map(({ path: requested }) => requested)).toEqual([]);
    if (fault.hubs) expect(sockets.every(({ status }) => status === 503)).toBe(true);
  },
);
