import { beforeAll, expect, it, vi } from "vitest";
import { TEAMS } from "../../competitions/world/world.ts";
import { listeningDatabase, migrate } from "../../store/test-database.ts";
import { ask, bindings } from "../conformance/test-world-ask.ts";

const NOW = Date.parse("2026-10-17T14:20:00Z");
const ACCRINGTON = TEAMS.find(({ key }) => key === "accrington-stanley")!.id;

beforeAll(() => migrate(bindings.DB));

async function teamsOf(DB: D1Database = bindings.DB): Promise<string[]> {
  const answer = await ask("/team/popular", { lang: "en" }, NOW, { DB });
  const { result } = await answer.json<{ result: { data: { id: string }[] } }>();
  return result.data.map(({ id }) => id);
}

/** A database without one table. */
const without = (table: string) =>
  new Proxy(bindings.DB, {
    get(target, key) {
      if (key === "prepare")
        return (sql: string) =>
          target.prepare(sql.replace(new RegExp(`\\b${table}\\b`, "g"), "there_is_no_such_table"));
      const value = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

it("popular teams follow what thousands follow, and stay as they are where nobody can say who does", async () => {
  const before = await teamsOf();
  expect(before).not.toContain(ACCRINGTON);
  await bindings.DB.prepare("insert into followers (sport, kind, id, count) values ('football', 'team', ?, 9000)")
    .bind(ACCRINGTON)
    .run();
  expect(await teamsOf()).toEqual([ACCRINGTON, ...before.slice(0, -1)]);
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await teamsOf(without("followers"))).toEqual(before);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

it("followers are read once a list, those of whom most follow", async () => {
  const { database, sentStatements } = listeningDatabase(bindings.DB);
  await ask("/global/popular", { lang: "en" }, NOW, { DB: database });
  const read = sentStatements.filter(({ sql }) => sql.includes("followers"));
  expect(read).toHaveLength(2);
  for (const { sql } of read) expect(sql).toMatch(/order by .*count.* desc limit/);
});
