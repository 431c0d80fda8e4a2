import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { bindings } from "../../api/conformance/test-world-ask.ts";
import { migrate, runMigrations } from "../../store/test-database.ts";
import { favouriteStores } from "./favourite-stores.ts";
import { follow, moveStatement, unfollow } from "./favourites.ts";
import { followersIn } from "./followers.ts";

const db = drizzle(bindings.DB);
const stores = favouriteStores(bindings);
const run = (sql: string, ...values: unknown[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run();

const addMember = (name: string, country: string) =>
  run(
    `insert into users (username, nickname, nickname_key, phone, avatar_id, preferred_country, preferred_language,
      referral_code, created_at) values (?1, ?1, ?1, ?1, 'ball', ?2, 'en', ?1, 0)`,
    name,
    country,
  );
const team = (username: string, id: string) => ({ username, kind: "team", sport: "football", id }) as const;
const countsIn = async (country: string) => {
  const counts = await followersIn(bindings)("football", "team", country);
  return Object.fromEntries(counts);
};

beforeAll(() => migrate(bindings.DB));
beforeEach(async () => {
  for (const table of ["favourites", "users"]) await run(`delete from ${table}`);
  await addMember("anan", "TH");
  await addMember("mai", "TH");
  await addMember("joao", "BR");
  for (const [name, id] of [
    ["anan", "7"],
    ["mai", "7"],
    ["mai", "8"],
    ["joao", "9"],
  ] as const)
    await follow(stores, team(name, id), 0);
});

it("counts the followers of a team in each country", async () => {
  expect(await countsIn("TH")).toEqual({ 7: 2, 8: 1 });
  expect(await countsIn("BR")).toEqual({ 9: 1 });
  await unfollow(stores, team("mai", "8"));
  expect(await countsIn("TH")).toEqual({ 7: 2 });
});

it("moves a member's favourites with their country", async () => {
  await moveStatement(db, "mai", "BR");
  expect(await countsIn("TH")).toEqual({ 7: 1 });
  expect(await countsIn("BR")).toEqual({ 7: 1, 8: 1, 9: 1 });
});

it.each([
  ["the member first", ["users", "favourites"]],
  ["the favourites first", ["favourites", "users"]],
])("counts an erased member no longer, deleting %s", async (_, tables) => {
  for (const table of tables) await run(`delete from ${table} where username = 'mai'`);
  expect(await countsIn("TH")).toEqual({ 7: 1 });
});

it("does not count single matches", async () => {
  await follow(stores, { username: "anan", kind: "match", sport: "football", id: "5" }, 0);
  expect(Object.fromEntries(await followersIn(bindings)("football", "match", "TH"))).toEqual({});
});

it("keeps the counts of a database from before favourites had a country", async () => {
  const { SECOND } = env as unknown as { SECOND: D1Database };
  await runMigrations(SECOND, (number) => number < 40);
  await SECOND.batch([
    SECOND.prepare(`insert into users (username, nickname, nickname_key, phone, avatar_id, preferred_country,
      preferred_language, referral_code, created_at) values ('old', 'o', 'o', 'o', 'ball', 'KH', 'en', 'o', 0)`),
    SECOND.prepare("insert into favourites values ('old', 'team', 'football', '7', 0, null, 0)"),
  ]);
  await runMigrations(SECOND, (number) => number >= 40);
  const counts = followersIn({ DB: SECOND });
  expect(Object.fromEntries(await counts("football", "team", "KH"))).toEqual({ 7: 1 });
  await moveStatement(drizzle(SECOND), "old", "VN");
  expect(Object.fromEntries(await counts("football", "team", "VN"))).toEqual({ 7: 1 });
  await unfollow(favouriteStores({ DB: SECOND }), team("old", "7"));
  for (const country of ["KH", "VN"]) expect([...(await counts("football", "team", country))]).toEqual([]);
});
