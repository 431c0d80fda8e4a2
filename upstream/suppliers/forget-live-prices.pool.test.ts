import { beforeAll, expect, it } from "vitest";
import { DAY } from "#contract/time/units";
import { bindings } from "../api/conformance/test-world-ask.ts";
import { migrate } from "../store/test-database.ts";
import { forgetLivePrices } from "./forget-live-prices.ts";

const NOW = Date.parse("2027-10-16T12:00:00Z");
const { DB } = bindings;

beforeAll(() => migrate(DB));

/** The columns that must have something, for a match that only has to exist. */
async function storeMatch(id: string, kickOff: number): Promise<void> {
  const { results } = await DB.prepare(
    "select name, type from pragma_table_info('supplied_matches') where \"notnull\"",
  ).all<{ name: string; type: string }>();
  const values = results.map(({ name, type }) => {
    if (name === "id") return id;
    if (name === "kick_off") return kickOff;
    return type.toLowerCase() === "integer" ? 0 : `${name} ${id}`;
  });
  const names = results.map(({ name }) => name).join(", ");
  await DB.prepare(`insert into supplied_matches (${names}) values (${values.map(() => "?").join(", ")})`)
    .bind(...values)
    .run();
}

it("prices in play go a week after their match, those before it stay", async () => {
  const kickOffs = { old: NOW - 8 * DAY, recent: NOW - 6 * DAY };
  for (const [id, kickOff] of Object.entries(kickOffs)) {
    await storeMatch(id, kickOff);
    for (const [after, isLive] of [
      [-1, 0],
      [1, 1],
      [2, 1],
    ] as const)
      await DB.prepare("insert into supplied_prices (match_id, at, is_live, quotes) values (?, ?, ?, '[]')")
        .bind(id, kickOff + after, isLive)
        .run();
  }
  await forgetLivePrices(DB, NOW);
  const { results } = await DB.prepare(
    "select match_id || ' ' || is_live as kept, count(*) as n from supplied_prices group by kept order by kept",
  ).all();
  expect(results).toEqual([
    { kept: "old 0", n: 1 },
    { kept: "recent 0", n: 1 },
    { kept: "recent 1", n: 2 },
  ]);
});
