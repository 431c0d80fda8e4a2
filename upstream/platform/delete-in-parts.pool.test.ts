import { env } from "cloudflare:workers";
import { lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { beforeAll, expect, it } from "vitest";
import { noticeThings, pushClaims } from "../services/schema/notices.ts";
import { listeningDatabase, migrate } from "../store/test-database.ts";
import { deleteInParts } from "./delete-in-parts.ts";
import type { Env } from "./env.ts";

const { DB } = env as unknown as Env;
const SERIES = "with recursive s(i) as (select 1 union all select i + 1 from s where i < 25)";

beforeAll(() => migrate(DB));

const count = (table: string) => DB.prepare(`select count(*) as n from ${table}`).first<number>("n");

it("deletes what has expired and nothing else, so many rows at a time", async () => {
  await DB.prepare(`${SERIES} insert into push_claims select 'c' || i, 'm', i from s`).run();
  const { database, sentStatements } = listeningDatabase(DB);
  await deleteInParts(drizzle(database), { table: pushClaims, isExpired: lt(pushClaims.claimedAt, 21) }, 8);
  expect(await count("push_claims")).toBe(5);
  expect(sentStatements).toHaveLength(3);
});

it("does so in a table without rowid", async () => {
  await DB.prepare(
    `${SERIES} insert into notice_things select 'football', 'team', 't' || i, -1, i, 'goal', '' from s`,
  ).run();
  const { sport, kind, id, delaySeconds, noticeId } = noticeThings;
  const key = [sport, kind, id, delaySeconds, noticeId];
  await deleteInParts(drizzle(DB), { table: noticeThings, isExpired: lt(noticeId, 21), key }, 8);
  expect(await count("notice_things")).toBe(5);
});
