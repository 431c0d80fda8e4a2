import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { Env } from "../platform/env.ts";
import { seedSql } from "../seed/seed.ts";
import { createStore } from "./store.ts";
import { migrate } from "./test-database.ts";

const { DB } = env as unknown as Env;

const knockoutAt = async (instant: string): Promise<Record<string, number>> => {
  const fixtures = await createStore(DB).season("75", "2022", Date.parse(instant));
  const counts: Record<string, number> = {};
  for (const { stage } of fixtures.filter((fixture) => fixture.stage !== "group"))
    counts[stage] = (counts[stage] ?? 0) + 1;
  return counts;
};

beforeAll(async () => {
  await migrate(DB);
  for (const statement of seedSql()
    .split(/;\n/)
    .filter((text) => text.trim() !== ""))
    await DB.prepare(statement).run();
});

describe("the knockout matches of a recorded tournament", () => {
  it.each<[instant: string, why: string, counts: Record<string, number>]>([
    ["2022-11-25T12:00:00Z", "while the groups are played: none", {}],
    ["2022-11-30T12:00:00Z", "after the last day of groups A and B: their two", { round_of_16: 2 }],
    ["2022-12-02T22:30:00Z", "after the groups: all eight", { round_of_16: 8 }],
    ["2022-12-04T00:00:00Z", "after the first two ties: their quarter-final", { round_of_16: 8, quarter_final: 1 }],
    ["2022-12-10T12:00:00Z", "between the quarter-finals", { round_of_16: 8, quarter_final: 4, semi_final: 1 }],
    [
      "2022-12-15T12:00:00Z",
      "after the semi-finals: everything",
      { round_of_16: 8, quarter_final: 4, semi_final: 2, third_place: 1, final: 1 },
    ],
  ])("at %s, %s", async (instant, _, counts) => {
    expect(await knockoutAt(instant)).toEqual(counts);
  });

  it("are on no list and at no address before", async () => {
    const before = Date.parse("2022-12-01T00:00:00Z");
    const day = Date.parse("2022-12-18T00:00:00Z");
    const store = createStore(DB);
    expect(await store.between(day, day + 86_400_000, before)).toEqual([]);
    const [final] = await store.between(day, day + 86_400_000, day);
    expect(final?.stage).toBe("final");
    expect(await store.find(final?.id ?? "", before)).toBeUndefined();
    expect(await store.find(final?.id ?? "", day)).toBeDefined();
  });
});
