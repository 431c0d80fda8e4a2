import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#contract/time/units";
import type { Env } from "../platform/env.ts";
import { seedSql } from "../seed/seed.ts";
import { createStore } from "./store.ts";
import { migrate } from "./test-database.ts";

const { DB } = env as unknown as Env;
const FINAL = "2022-12-18T15:00:00Z";
const FROM = Date.parse("2022-11-20T00:00:00Z");

const happenedIds = async (since: number, until: number): Promise<string[]> =>
  (await createStore(DB).happenedBetween(since, until)).map(({ id }) => id).sort();

beforeAll(async () => {
  await migrate(DB);
  for (const statement of seedSql()
    .split(/;\n/)
    .filter((text) => text.trim() !== ""))
    await DB.prepare(statement).run();
});

describe("what happened among stored matches", () => {
  it("is found for any stretch of a tournament as by looking at every match", { timeout: 60_000 }, async () => {
    const store = createStore(DB);
    const fixtures = await store.season("75", "2022", Number.MAX_SAFE_INTEGER);
    let count = 0;
    for (let since = FROM; since < FROM + 29 * 24 * HOUR; since += 5 * HOUR + 7 * MINUTE) {
      for (const until of [since + 4_000, since + 3 * HOUR]) {
        const states = await Promise.all(
          fixtures.map(async (fixture) => ({ id: fixture.id, state: await store.stateAt(fixture, until) })),
        );
        const expected = states.filter(({ state: { happenedAt = 0 } }) => happenedAt > since).map(({ id }) => id);
        expect(await happenedIds(since, until)).toEqual(expected.sort());
        count += expected.length;
      }
    }
    expect(count).toBeGreaterThan(50);
  });

  it("has the minute of a goal, and nothing of the minute after it", async () => {
    const secondHalf = Date.parse(FINAL) + (45 + 7 + 15) * MINUTE;
    const goals: number[] = [];
    for (let minute = 0; minute < 45; minute++) {
      const since = secondHalf + minute * MINUTE;
      if ((await happenedIds(since, since + MINUTE)).length > 0) goals.push(46 + minute);
    }
    expect(goals.length).toBeGreaterThan(0);
    expect(goals.length).toBeLessThan(6);
  });

  it("holds a match that nobody told the result of, once none is going to come, and a result that is brought later", async () => {
    const [match] = await createStore(DB).between(Date.parse(FINAL), Date.parse(FINAL) + 1, Date.parse(FINAL));
    const id = match?.id ?? "no final";
    await DB.prepare("update matches set status = 'scheduled', full_time = null where id = ?1").bind(id).run();
    const due = Date.parse(FINAL) + 6 * HOUR;
    expect(await happenedIds(due - 1, due)).toEqual([id]);
    expect(await happenedIds(due, due + HOUR)).toEqual([]);

    const imported = due + 2 * HOUR;
    await DB.prepare("update matches set status = 'awarded', full_time = '[3,0]', changed_at = ?2 where id = ?1")
      .bind(id, imported)
      .run();
    expect(await happenedIds(imported - 1, imported)).toEqual([id]);
  });
});
