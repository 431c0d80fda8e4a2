import { beforeAll, describe, expect, it, vi } from "vitest";
import type { EndpointName } from "#contract/registry";
import { bindings, read, seedWorld } from "./test-world-ask.ts";

// Simulated matches of the same teams surround a recorded one; nothing that is said of it comes from them.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const NOW = Date.parse("2026-10-17T15:05:00Z");

interface Stored {
  id: string;
  home_id: string;
  away_id: string;
  kick_off: number;
}

/** Every recorded match, and the final of the last World Cup among them. */
let stored: Stored[];
let final: Stored;

beforeAll(async () => {
  await seedWorld();
  const { results } = await bindings.DB.prepare(
    "select id, home_id, away_id, kick_off, stage from matches where kick_off < ?1 order by kick_off",
  )
    .bind(NOW)
    .all<Stored>();
  stored = results.map((row) => ({ ...row, id: String(row.id) }));
  final = stored.at(-1)!;
});

const ofFinal = <Name extends EndpointName>(name: Name, query: Record<string, string> = {}) =>
  read(name, { matchId: final.id, lang: "en", ...query }, NOW);

/** How many recorded matches a team played before the final. */
const playedBefore = (teamId: string) =>
  stored.filter(({ id, home_id, away_id }) => id !== final.id && [home_id, away_id].includes(teamId)).length;

const isStored = (matchId: string) => stored.some(({ id }) => id === matchId);

it("a recorded tournament counts wins in extra time among its runs", async () => {
  const { records } = await read("competitionInfo", { leagueId: "82", season: "2024", lang: "en" }, NOW);
  expect(records.find(({ key }) => key === "longest_winning_run")).toMatchObject({ value: 7, team: { name: "Spain" } });
});

describe("a recorded match", () => {
  it("has no absences of made-up players", async () => {
    expect(await ofFinal("squadStatus")).toMatchObject({ home: [], away: [] });
  });

  it("has the form of recorded matches", async () => {
    const { form } = (await ofFinal("matchInfo")) as { form?: Record<"home" | "away", { matchId: string }[]> };
    for (const side of ["home", "away"] as const) {
      expect(form?.[side].length).toBeGreaterThan(0);
      expect(form?.[side].every(({ matchId }) => isStored(matchId))).toBe(true);
    }
  });

  it("compares teams by recorded matches", async () => {
    const goals = await ofFinal("goalStat", { window: "last30" });
    expect(goals.home.matches).toBe(playedBefore(String(final.home_id)));
    expect(goals.away.matches).toBe(playedBefore(String(final.away_id)));
    const rates = await ofFinal("pastGoalRate");
    expect(rates.home.matches).toBeLessThanOrEqual(playedBefore(String(final.home_id)));
    const rows = await ofFinal("teamStatComparison");
    for (const { home, away } of rows) {
      expect(home.sample).toBeLessThanOrEqual(playedBefore(String(final.home_id)));
      expect(away.sample).toBeLessThanOrEqual(playedBefore(String(final.away_id)));
    }
    expect(rows.find(({ key }) => key === "avgRating10")?.home.value).toBeUndefined();
  });

  it("lists recorded matches before it", async () => {
    for (const side of ["home", "away"]) {
      const { matches } = await ofFinal("lastOdds", { side });
      expect(matches.length).toBeGreaterThan(0);
      expect(matches.every(({ match }) => match.source === "recorded")).toBe(true);
    }
  });

  it("is followed by recorded matches, or none", async () => {
    expect(await ofFinal("nextFive")).toMatchObject({ home: [], away: [] });
    const opening = stored.find(({ kick_off }) => kick_off > Date.parse("2026-06-01T00:00:00Z"))!;
    const { home, away } = await read("nextFive", { matchId: opening.id, lang: "en" }, NOW);
    expect(home.length * away.length).toBeGreaterThan(0);
    expect([...home, ...away].every(({ match }) => match.source === "recorded")).toBe(true);
  });
});
