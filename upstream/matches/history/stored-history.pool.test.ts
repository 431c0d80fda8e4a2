import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import type { Env } from "../../platform/env.ts";
import { seedSql } from "../../seed/seed.ts";
import { openData } from "../../services/sources/open-data.ts";
import { migrate } from "../../store/test-database.ts";
import type { CallContext } from "../call-context.ts";
import { getUpcoming, meetings, playedBy } from "./team-history.ts";

const test = env as unknown as Env;
const WORLD_CUP = "75";
const NIGHT_OF_FINAL = Date.parse("2022-12-18T22:00:00Z");
const EVE_OF_FINAL = Date.parse("2022-12-17T22:00:00Z");

const contextAt = async (now: number): Promise<CallContext> => ({ now, ...(await openData(test)) });

async function teamOfFinal(name: string): Promise<string> {
  const { directory, sources, now } = await contextAt(NIGHT_OF_FINAL);
  const final = (await sources.season(WORLD_CUP, "2022", now)).find(({ stage }) => stage === "final")!;
  return [final.homeId, final.awayId].find((id) => directory.teamById(id)?.names.en === name)!;
}

beforeAll(async () => {
  await migrate(test.DB);
  for (const statement of seedSql()
    .split(/;\n/)
    .filter((text) => text.trim() !== ""))
    await test.DB.prepare(statement).run();
});

it("has a recorded tournament in a team's history as far as it was played", async () => {
  const argentina = await teamOfFinal("Argentina");
  const ofCup = async (now: number) =>
    (await playedBy(argentina, now, 10, await contextAt(now), { competitionId: WORLD_CUP })).map(
      ({ fixture: { stage } }) => stage,
    );
  expect(await ofCup(NIGHT_OF_FINAL)).toEqual([
    "final",
    "semi_final",
    "quarter_final",
    "round_of_16",
    "group",
    "group",
    "group",
  ]);
  expect((await ofCup(EVE_OF_FINAL))[0]).toBe("semi_final");
});

it("knows of no final before the semi-finals", async () => {
  const argentina = await teamOfFinal("Argentina");
  const eve = await getUpcoming(argentina, EVE_OF_FINAL, 1, await contextAt(EVE_OF_FINAL));
  expect(eve.map(({ fixture: { stage } }) => stage)).toEqual(["final"]);
  const weekBefore = Date.parse("2022-12-10T00:00:00Z");
  const early = await getUpcoming(argentina, weekBefore, 5, await contextAt(weekBefore));
  expect(early.map(({ fixture: { stage } }) => stage)).not.toContain("final");
});

it("finds the final from both sides", async () => {
  const [argentina, france] = [await teamOfFinal("Argentina"), await teamOfFinal("France")];
  const context = await contextAt(NIGHT_OF_FINAL);
  const seen = await meetings(argentina, france, NIGHT_OF_FINAL, 5, context);
  expect(seen[0]).toMatchObject({ fixture: { stage: "final" }, state: { phase: "AFTER_PENS", fullTime: [2, 2] } });
  expect(await meetings(france, argentina, NIGHT_OF_FINAL, 5, context)).toEqual(seen);
});

it("reads a team's matches by index, never the whole table", async () => {
  for (const side of ["home_id", "away_id"]) {
    const plan = await test.DB.prepare(
      `explain query plan select * from matches m inner join seasons s
       on s.competition_id = m.competition_id and s.season = m.season
       where m.${side} = ?1 and m.kick_off >= ?2 and m.kick_off < ?3`,
    )
      .bind("1", 0, 1)
      .all<{ detail: string }>();
    const details = plan.results.map(({ detail }) => detail);
    expect(details.join("; ")).toMatch(/SEARCH m USING INDEX matches_by_(home|away)/);
    expect(details.filter((detail) => detail.startsWith("SCAN"))).toEqual([]);
  }
});
