import { beforeAll, expect, it } from "vitest";
import { bindings, seedWorld } from "../api/conformance/test-world-ask.ts";
import app from "../index.ts";
import { listeningDatabase } from "./test-database.ts";

const SATURDAY = Date.parse("2026-10-17T14:20:00Z");
const WORLD_CUP = Date.parse("2022-12-01T12:00:00Z");

beforeAll(seedWorld, 60_000);

/** Rows read by an answer, as counted by the database; runs every statement a second time for that. */
async function rowsRead(address: string, now: number): Promise<number> {
  const { database, sentStatements } = listeningDatabase(bindings.DB);
  const answer = await app.request(address, { headers: { "x-clock": String(now) } }, { ...bindings, DB: database });
  expect(answer.status, await answer.clone().text()).toBe(200);
  let rows = 0;
  for (const { sql, values } of sentStatements) {
    const { meta } = await bindings.DB.prepare(sql)
      .bind(...values)
      .all();
    rows += meta.rows_read;
  }
  return rows;
}

// There are 354 recorded matches in six seasons. What an answer reads must not grow with other stored data.
it.each([
  ["a day of 500 simulated matches", "/match/getMatchListv4?date=2026-10-17&timeZone=UTC&lang=en", SATURDAY, 16],
  ["a day of four recorded matches", "/match/getMatchListv4?date=2022-12-01&timeZone=UTC&lang=en", WORLD_CUP, 150],
  ["standings of a simulated season", "/soccerLeague/ranking?leagueId=101&lang=en", SATURDAY, 10],
  ["standings of a recorded season", "/soccerLeague/ranking?leagueId=75&season=2022&lang=en", WORLD_CUP, 260],
  ["a simulated match", "/match/info?matchId=1010120260089&lang=en", SATURDAY, 40],
  ["global search", "/global/search?q=arsenal&timeZone=UTC&lang=en", SATURDAY, 40],
])("%s reads few rows", async (what, address, now, most) => {
  // An isolate's first answer reads the imported names, which are then cached.
  await rowsRead(address, now);
  const rows = await rowsRead(address, now);
  console.log(`D1 rows read, ${what}: ${rows}`);
  expect(rows).toBeLessThanOrEqual(most);
});
