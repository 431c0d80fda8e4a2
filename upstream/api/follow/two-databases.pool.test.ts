import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { partOfName } from "../../platform/name-parts.ts";
import { purgeMembers } from "../../services/erasure/erase.ts";
import { type FavouriteBindings, favouriteDatabases, favouriteStores } from "../../services/follow/favourite-stores.ts";
import { followersIn, isAnythingFollowed } from "../../services/follow/followers.ts";
import { purgeFavourites } from "../../services/follow/purge-favourites.ts";
import { migrate } from "../../store/test-database.ts";
import { bindings, startMembers } from "../members/test-members.ts";
import { playDays, startDays } from "./test-days.ts";

const { SECOND, THIRD } = env as unknown as { SECOND: D1Database; THIRD: D1Database };
const TWO = { FAVOURITES_1: SECOND, FAVOURITES_2: THIRD };
const ARSENAL = "20101";

/** What members are shown with one database. */
let inOne: unknown[];

beforeAll(async () => {
  for (const database of [bindings.DB, SECOND, THIRD]) await migrate(database);
  inOne = await playDays({});
  expect(inOne.length).toBeGreaterThan(60);
  for (const database of [SECOND, THIRD]) expect(await countIn(database)).toBe(0);
});
beforeEach(() => startDays([bindings.DB, SECOND, THIRD]));

const countIn = (database: D1Database, table = "favourites") =>
  database.prepare(`select count(*) as n from ${table}`).first<number>("n");
const broken = new Proxy(SECOND, {
  get() {
    throw new Error("no database");
  },
});

/** Notes are repeated once they are a minute old. */
async function purgeLater(settings: Partial<FavouriteBindings>, now: number): Promise<void> {
  await bindings.DB.prepare("update owner_changes set at = at - 61").run();
  await purgeFavourites(favouriteStores({ ...bindings, ...settings }), now);
}

it.each([
  ["two databases", TWO],
  ["one apart", { FAVOURITES_1: SECOND }],
])("every list and count of members' days is that of one database, in %s", async (_, settings) => {
  expect(await playDays(settings)).toEqual(inOne);
  for (const table of ["favourites", "past_follows", "followers", "country_followers"])
    expect([table, await countIn(bindings.DB, table)]).toEqual([table, 0]);
});

it("each member is in one of two databases, by name", async () => {
  const { call, join } = startMembers(TWO);
  const members = [];
  while (new Set(members.map(({ user }) => partOfName(user.username, 2))).size < 2) members.push(await join());
  for (const { token } of members) await call("favTeam", { teamId: ARSENAL }, { token });
  for (const [part, database] of [SECOND, THIRD].entries()) {
    const { results } = await database.prepare("select username from favourites order by 1").all();
    const own = members.map(({ user }) => user.username).filter((username) => partOfName(username, 2) === part);
    expect(results.map(({ username }) => username)).toEqual(own.sort());
  }
  expect(Object.fromEntries(await followersIn({ ...bindings, ...TWO })("football", "team"))).toEqual({
    [ARSENAL]: members.length,
  });
  expect(await isAnythingFollowed(favouriteDatabases({ ...bindings, ...TWO }), "football")).toBe(true);
  expect(await isAnythingFollowed(favouriteDatabases({ ...bindings, ...TWO }), "basketball")).toBe(false);
});

it("a country that could not be told to a database is told an hour later", async () => {
  const { call, join, clock } = startMembers(TWO);
  const { token } = await join();
  await call("favTeam", { teamId: ARSENAL }, { token });
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const settings = { FAVOURITES_1: broken, FAVOURITES_2: broken };
  expect(await call("updatePreferredCountry", { preferredCountry: "KH" }, { token, settings })).toMatchObject({
    status: 200,
    refusal: undefined,
  });
  expect(logged.mock.calls.flat().join()).toContain("owner_not_followed");
  logged.mockRestore();
  const inCambodia = async () =>
    Object.fromEntries(await followersIn({ ...bindings, ...TWO })("football", "team", "KH"));
  expect(await inCambodia()).toEqual({});
  await purgeLater(TWO, clock.now);
  expect(await inCambodia()).toEqual({ [ARSENAL]: 1 });
  expect(await countIn(bindings.DB, "owner_changes")).toBe(0);
});

it("what is noted again while it is done is done again", async () => {
  const { call, join, clock } = startMembers(TWO);
  const { token, user } = await join();
  await call("favTeam", { teamId: ARSENAL }, { token });
  await call("updatePreferredCountry", { preferredCountry: "KH" }, { token });
  await purgeFavourites(favouriteStores({ ...bindings, ...TWO }), clock.now);
  expect(await countIn(bindings.DB, "owner_changes")).toBe(1);
  // A call that had read the former country stores it last.
  for (const database of [SECOND, THIRD])
    await database.prepare("update favourites set country = 'TH' where username = ?").bind(user.username).run();
  await purgeLater(TWO, clock.now);
  expect(Object.fromEntries(await followersIn({ ...bindings, ...TWO })("football", "team", "KH"))).toEqual({
    [ARSENAL]: 1,
  });
});

it("notes of many members are worked off", async () => {
  const notes = `insert into owner_changes with recursive n(i) as (select 1 union all select i + 1 from n where i < 250)
    select 'name' || i, 0 from n`;
  const stars = `insert into favourites (username, kind, sport, id, created_at)
    select username, 'team', 'football', '1', 0 from owner_changes`;
  await bindings.DB.batch([notes, stars].map((sql) => bindings.DB.prepare(sql)));
  await purgeLater({}, Date.now());
  for (const table of ["owner_changes", "favourites", "followers"]) expect(await countIn(bindings.DB, table)).toBe(0);
});

it.each([
  ["one database", {}],
  ["two", TWO],
])(
  "while favourites of %s are copied they are read and not changed, and follow their members after it",
  async (_, of) => {
    const paused = { ...of, FAVOURITES_PAUSED: "on" };
    const { call, join, clock } = startMembers(of);
    const [stays, leaves] = [await join(), await join()];
    for (const { token } of [stays, leaves]) await call("favTeam", { teamId: ARSENAL }, { token });
    const { token } = stays;
    vi.spyOn(console, "error").mockImplementation(() => {});
    for (const [name, fields] of [
      ["favTeam", { teamId: "20107" }],
      ["unFavTeam", { teamId: ARSENAL }],
      ["favWalkthrough", { teamIds: "20107" }],
      ["notificationSettingUpdateThing", { kind: "team", sportType: "0", id: ARSENAL, alerts: "" }],
    ] as const)
      expect((await call(name, fields, { token, settings: paused })).status, name).toBe(503);
    vi.restoreAllMocks();
    const keys = (await call("favKeys", {}, { token, settings: paused })).value;
    expect(keys.flatMap(({ team }) => team)).toEqual([ARSENAL]);
    await call("updatePreferredCountry", { preferredCountry: "KH" }, { token, settings: paused });
    await bindings.DB.prepare("update users set erase_at = 1 where username = ?").bind(leaves.user.username).run();
    await purgeMembers(drizzle(bindings.DB), clock.now);
    await purgeLater(paused, clock.now);
    expect(await countIn(bindings.DB, "owner_changes")).toBe(2);
    await purgeLater(of, clock.now);
    expect(await countIn(bindings.DB, "owner_changes")).toBe(0);
    const counts = followersIn({ ...bindings, ...of });
    expect(Object.fromEntries(await counts("football", "team", "KH"))).toEqual({ [ARSENAL]: 1 });
    expect(Object.fromEntries(await counts("football", "team"))).toEqual({ [ARSENAL]: 1 });
  },
);
