import { describe, expect, it, test } from "vitest";
import { ENDPOINTS, type EndpointName, type QueryOf, type ResultOf, type ValueOf } from "#contract/registry";
import { COMPETITIONS, TEAMS, teamById } from "../../competitions/world/world.ts";
import type { Call } from "../../matches/call-context.ts";
import { contextAt } from "../../matches/history/test-context.ts";
import { success } from "../../platform/envelope.ts";
import { loosened } from "../../platform/loose-wire.ts";
import { squadAt } from "../../simulator/people/squads.ts";
import { PEOPLE_ANSWERS } from "./people-answers.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
type Name = keyof typeof PEOPLE_ANSWERS & EndpointName;

const ask = async <One extends Name>(name: One, query: object, now = NOW): Promise<ResultOf<One>> => {
  const call = PEOPLE_ANSWERS[name] as unknown as Call<One>;
  return call({ lang: "en", ...query } as unknown as QueryOf<One>, contextAt(now));
};

/** An answer as the edge reads it off the wire; both dialects must agree and drop nothing. */
async function value<One extends Name>(name: One, query: object, now = NOW): Promise<ValueOf<One>> {
  const result = JSON.parse(JSON.stringify(await ask(name, query, now)));
  const endpoint = ENDPOINTS[name];
  const plain = endpoint.parse(success(result));
  const loose = endpoint.parse({ message: "Success", result: loosened(success(result).result) });
  expect(plain.dropped).toEqual([]);
  expect(loose).toEqual(plain);
  return plain.value as ValueOf<One>;
}

const team = (id: string) => teamById(id)!;
const ARSENAL = "20101";
const CELTICS = TEAMS.find(({ key }) => key === "boston-celtics")!.id;

describe("teamInfo", () => {
  it("tells ground, coach, squad with this season's numbers, transfers, absences", async () => {
    const info = (await value("teamInfo", { teamId: ARSENAL }))!;
    expect(info.team).toEqual({ id: ARSENAL, key: "arsenal", name: "Arsenal" });
    expect(info.founded).toBe(1886);
    expect(info.venue).toMatchObject({ name: "Emirates Stadium", city: "London", capacity: 60704 });
    expect(info.coach?.id).toMatch(/^\d{5}90\d{4}$/);
    expect(info.competitions.map(({ id }) => id)).toContain("101");
    expect(info.squad.map(({ id }) => id)).toEqual(squadAt(team(ARSENAL), NOW).map(({ player }) => player.id));
    const played = info.squad.filter(({ counts }) => (counts.appearances ?? 0) > 0);
    expect(played.length).toBeGreaterThan(13);
    for (const { counts } of played) expect(counts.appearances).toBe((counts.starts ?? 0) + (counts.cameOn ?? 0));
    expect(info.transfersIn.length).toBeGreaterThan(3);
    for (const { date } of [...info.transfersIn, ...info.transfersOut]) expect(date! <= "2026-11-21").toBe(true);
    for (const { from } of info.sidelined) expect(Date.parse(from!)).toBeLessThanOrEqual(NOW);
  });

  it("tells the champions of a league from their seasons", async () => {
    const titles = await Promise.all(
      COMPETITIONS.find(({ id }) => id === "101")!.teamIds.map((teamId) => value("teamInfo", { teamId })),
    );
    const trophies = titles.flatMap((info) => info!.trophies);
    const seasons = trophies
      .filter(({ competition }) => competition === "Premier League")
      .flatMap((one) => one.seasons);
    expect(new Set(seasons).size).toBe(seasons.length);
    expect(seasons.length).toBeGreaterThanOrEqual(9);
    expect(seasons).not.toContain("2026-27");
  });

  it("tells a basketball team with its hall, division and averages", async () => {
    const info = (await value("basketballTeamInfo", { teamId: CELTICS }))!;
    expect(info.venue).toMatchObject({ name: "TD Garden", surface: "indoor" });
    expect(info.squad).toHaveLength(15);
    expect(info.conference).toBe("Eastern Conference");
    expect(info.squad.filter(({ averages }) => (averages.games ?? 0) > 0).length).toBeGreaterThan(8);
  });

  test.each([
    ["an unknown team", "teamInfo", "99999999"],
    ["a team of the other sport", "teamInfo", CELTICS],
    ["football's in basketball", "basketballTeamInfo", ARSENAL],
  ] as const)("%s is not found", async (_, name, teamId) => {
    await expect(ask(name, { teamId })).rejects.toMatchObject({ status: 404, field: "teamId" });
  });
});

describe("playerInfo", () => {
  it("agrees with their team's page and ends their last station where they are", async () => {
    for (const { player, number } of squadAt(team(ARSENAL), NOW).slice(0, 6)) {
      const info = (await value("playerInfo", { playerId: player.id }))!;
      expect(info).toMatchObject({ id: player.id, number, birthDate: player.birthDate, heightCm: player.heightCm });
      expect(info.team?.id).toBe(ARSENAL);
      expect(info.contractUntil! >= "2026-11-21").toBe(true);
      const arrival = info.transfers[0];
      if (arrival) expect(arrival.to?.id).toBe(ARSENAL);
      for (const { counts } of info.seasons) expect(counts.minutes).toBeGreaterThan(0);
    }
  });

  it("tells a season's numbers by competition, the league's first", async () => {
    const regular = squadAt(team(ARSENAL), NOW)[1]!.player.id;
    const { seasons } = (await value("playerInfo", { playerId: regular }))!;
    const latest = seasons.filter(({ season }) => season === seasons[0]!.season);
    expect(latest[0]!.competitionId).toBe("101");
    expect(latest.length).toBeGreaterThan(1);
    expect(new Set(latest.map(({ competitionId }) => competitionId)).size).toBe(latest.length);
    expect(new Set(seasons.map(({ season }) => season)).size).toBeLessThanOrEqual(3);
  });

  it("writes names in the caller's language, and says when it cannot", async () => {
    const buriram = squadAt(team("30601"), NOW);
    const thai = buriram.find(({ player }) => player.country === "TH")!.player;
    const info = (await value("playerInfo", { playerId: thai.id, lang: "th_TH" }))!;
    expect(info.name).toBe(thai.names.th);
    expect(info.isFallbackName).toBeUndefined();
    const english = squadAt(team(ARSENAL), NOW).find(({ player }) => player.country === "GB-ENG")!.player;
    expect((await value("playerInfo", { playerId: english.id, lang: "th_TH" }))!.isFallbackName).toBe(true);
    expect((await value("playerInfo", { playerId: english.id, lang: "vi_VN" }))!.isFallbackName).toBeUndefined();
  });

  it("tells experience and averages of a basketball player", async () => {
    const { player } = squadAt(team(CELTICS), NOW)[0]!;
    const info = (await value("basketballPlayerInfo", { playerId: player.id }))!;
    expect(info.position).toBe("PG");
    expect(info.experienceYears).toBeGreaterThanOrEqual(0);
    expect(info.foot).toBeUndefined();
    expect(info.seasons[0]?.averages.games).toBeGreaterThan(0);
  });

  it("does not know who has not come yet", async () => {
    const later = Date.parse("2031-08-01T00:00:00Z");
    const ids = squadAt(team(ARSENAL), later).flatMap(({ player }) => (/20(29|3\d)$/.test(player.id) ? player.id : []));
    expect(ids.length).toBeGreaterThan(0);
    for (const playerId of ids) await expect(ask("playerInfo", { playerId })).rejects.toMatchObject({ status: 404 });
  });

  test.each(["1", "20101002050", "20101902026", "abc", "99999012020"])("%s is nobody's id", async (playerId) => {
    await expect(ask("playerInfo", { playerId })).rejects.toMatchObject({ status: 404, field: "playerId" });
  });
});

describe("squadStatus", () => {
  it("tells who will be out at kick-off, of those who are hurt by now", async () => {
    const context = contextAt(NOW);
    const fixtures = await context.sources.between(NOW, NOW + 3 * 86_400_000, NOW);
    let count = 0;
    for (const fixture of fixtures.filter(({ competitionId }) => competitionId === "101")) {
      const status = await value("squadStatus", { matchId: fixture.id });
      for (const absence of [...status.home, ...status.away]) {
        count += 1;
        expect(Date.parse(absence.since!)).toBeLessThanOrEqual(NOW);
        expect(Date.parse(absence.until!) + 86_400_000).toBeGreaterThan(fixture.kickOff);
      }
    }
    expect(count).toBeGreaterThan(5);
  });

  it("refuses an unknown match and one of the other sport", async () => {
    const { sources } = contextAt(NOW);
    const match = (await sources.between(NOW, NOW + 86_400_000, NOW)).find(
      ({ competitionId }) => competitionId === "101",
    );
    await expect(ask("squadStatus", { matchId: "1" })).rejects.toMatchObject({ field: "matchId" });
    expect(match).toBeDefined();
    await expect(ask("basketballSquadStatus", { matchId: match!.id })).rejects.toMatchObject({ status: 404 });
  });
});
