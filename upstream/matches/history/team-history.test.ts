import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phaseGroup } from "#contract/domain/status";
import { DAY } from "#contract/time/units";
import { COMPETITIONS, TEAMS } from "../../competitions/world/world.ts";
import type { Fixture, MatchAt, MatchState } from "../../match/match.ts";
import { runsOf } from "../../test-sweep.ts";
import { getUpcoming, meetings, playedBy } from "./team-history.ts";
import { contextAt, type StoredMatch } from "./test-context.ts";

const NOW = Date.parse("2026-11-21T14:00:00Z");

const idOf = (name: string): string => TEAMS.find(({ names }) => names.en === name)!.id;
const ARSENAL = idOf("Arsenal");
const CHELSEA = idOf("Chelsea");

const isOf = ({ fixture: { homeId, awayId } }: MatchAt, teamId: string) => homeId === teamId || awayId === teamId;

const clubs = COMPETITIONS.filter(({ format }) => format.kind === "league").flatMap(({ teamIds }) => teamIds);
// Basketball only with leagues of less than eighty games, since their play-offs take long to compute.
const NBA = "8001";
const nbaTeams = new Set(COMPETITIONS.find(({ id }) => id === NBA)!.teamIds);
const anyTeam = fc.constantFrom(...TEAMS.map(({ id }) => id).filter((id) => !nbaTeams.has(id)));
const anyInstant = fc.integer({ min: NOW - 800 * DAY, max: NOW + 800 * DAY });

describe("matches played", () => {
  it("come of several competitions, latest first, and of more than one season", async () => {
    const played = await playedBy(ARSENAL, NOW, 60, contextAt(NOW));
    expect(played).toHaveLength(60);
    expect(new Set(played.map(({ fixture }) => fixture.competitionId)).size).toBeGreaterThan(2);
    expect(new Set(played.map(({ fixture }) => fixture.season)).size).toBeGreaterThan(1);
    const kickOffs = played.map(({ fixture }) => fixture.kickOff);
    expect(kickOffs).toEqual(kickOffs.toSorted((a, b) => b - a));
  });

  it("are all those that the day lists hold", async () => {
    const context = contextAt(NOW);
    const played = await playedBy(ARSENAL, NOW, 8, context);
    const first = played.at(-1)!.fixture.kickOff;
    const listed = (await context.sources.between(first, NOW, NOW)).filter(
      ({ homeId, awayId }) => homeId === ARSENAL || awayId === ARSENAL,
    );
    const decided = await Promise.all(
      listed.map(async (fixture) => phaseGroup((await context.sources.stateAt(fixture, NOW)).phase) === "final"),
    );
    expect(played.map(({ fixture }) => fixture.id)).toEqual(
      listed
        .filter((_, index) => decided[index])
        .map(({ id }) => id)
        .reverse(),
    );
  });

  it("are decided by now, and began before the instant asked about", async () => {
    await fc.assert(
      fc.asyncProperty(anyTeam, anyInstant, anyInstant, async (teamId, before, now) => {
        for (const match of await playedBy(teamId, before, 12, contextAt(now))) {
          expect(isOf(match, teamId)).toBe(true);
          expect(match.fixture.kickOff).toBeLessThan(Math.min(before, now));
          expect(phaseGroup(match.state.phase)).toBe("final");
          expect(match.state.updatedAt).toBeLessThanOrEqual(now);
        }
      }),
      { numRuns: runsOf(25) },
    );
  });

  it("can be asked of one competition and of one venue", async () => {
    const league = COMPETITIONS.find(({ teamIds, format }) => format.kind === "league" && teamIds.includes(ARSENAL))!;
    const all = await playedBy(ARSENAL, NOW, 200, contextAt(NOW));
    const requested = await playedBy(ARSENAL, NOW, 10, contextAt(NOW), { competitionId: league.id, venue: "away" });
    expect(requested).toEqual(
      all.filter(({ fixture }) => fixture.competitionId === league.id && fixture.awayId === ARSENAL).slice(0, 10),
    );
  });

  it("of a stored season take the place of the engine's", async () => {
    const [last] = await playedBy(ARSENAL, NOW, 1, contextAt(NOW), { competitionId: "101" });
    const fixture: Fixture = { ...last!.fixture, id: "9000000001", source: "imported", kickOff: NOW - 9 * DAY };
    const state: MatchState = { ...last!.state, score: [7, 7], fullTime: [7, 7], goals: [] };
    const stored: StoredMatch[] = [{ fixture, state }];
    const played = await playedBy(ARSENAL, NOW, 20, contextAt(NOW, stored), { competitionId: fixture.competitionId });
    const ofSeason = played.filter((match) => match.fixture.season === fixture.season);
    expect(ofSeason).toEqual(stored);
    expect(played.length).toBeGreaterThan(1);
  });

  it("of an unknown team are none", async () => {
    expect(await playedBy("1", NOW, 5, contextAt(NOW))).toEqual([]);
  });
});

describe("matches to come", () => {
  it("are the soonest, without those called off", async () => {
    await fc.assert(
      fc.asyncProperty(anyTeam, anyInstant, async (teamId, now) => {
        const next = await getUpcoming(teamId, now, 5, contextAt(now));
        const kickOffs = next.map(({ fixture }) => fixture.kickOff);
        expect(kickOffs).toEqual(kickOffs.toSorted((a, b) => a - b));
        for (const match of next) {
          expect(isOf(match, teamId)).toBe(true);
          expect(match.fixture.kickOff).toBeGreaterThan(now);
          expect(phaseGroup(match.state.phase)).toBe("pre");
        }
      }),
      { numRuns: runsOf(25) },
    );
  });

  it("of a club in its season are five", async () => {
    for (const teamId of [ARSENAL, CHELSEA]) expect(await getUpcoming(teamId, NOW, 5, contextAt(NOW))).toHaveLength(5);
  });
});

describe("meetings", () => {
  it("are the same from both sides, and those in both teams' histories", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...clubs), anyInstant, async (teamA, now) => {
        const league = COMPETITIONS.find(({ teamIds, format }) => format.kind === "league" && teamIds.includes(teamA))!;
        const teamB = league.teamIds.find((id) => id !== teamA)!;
        const met = await meetings(teamA, teamB, now, 5, contextAt(now));
        expect(met.length).toBeGreaterThan(0);
        expect(await meetings(teamB, teamA, now, 5, contextAt(now))).toEqual(met);
        const first = met.at(-1)!.fixture.kickOff;
        const own = (await playedBy(teamA, now, 400, contextAt(now))).filter((match) => isOf(match, teamB));
        expect(own.slice(0, 5)).toEqual(met.slice(0, own.length));
        expect(first).toBeLessThan(now);
      }),
      { numRuns: runsOf(12) },
    );
  });

  it("at one team's home are those where it is named first", async () => {
    const home = await meetings(ARSENAL, CHELSEA, NOW, 6, contextAt(NOW), { venue: "home" });
    expect(home).toHaveLength(6);
    expect(home.every(({ fixture }) => fixture.homeId === ARSENAL && fixture.awayId === CHELSEA)).toBe(true);
  });

  const real = async (kickOff: number): Promise<StoredMatch> => {
    const [last] = await meetings(ARSENAL, CHELSEA, NOW, 1, contextAt(NOW));
    const fixture = { ...last!.fixture, id: `2${kickOff}`, season: "real", source: "imported" as const, kickOff };
    return { fixture, state: { ...last!.state, score: [7, 7], fullTime: [7, 7], goals: [] } };
  };

  it("never mix real and simulated ones, and reach as far back as the data", async () => {
    const stored = [await real(Date.parse("1998-08-09T14:00:00Z")), await real(NOW - 900 * DAY)];
    const met = await meetings(ARSENAL, CHELSEA, NOW, 5, contextAt(NOW, stored));
    expect(met).toEqual(stored.toReversed());
    expect(await meetings(CHELSEA, ARSENAL, NOW, 5, contextAt(NOW, stored))).toEqual(met);
  });

  it("of a real match are real, or none", async () => {
    expect(await meetings(ARSENAL, CHELSEA, NOW, 5, contextAt(NOW), { isReal: true })).toEqual([]);
    const stored = [await real(NOW + DAY)];
    expect(await meetings(ARSENAL, CHELSEA, NOW, 5, contextAt(NOW, stored), { isReal: true })).toEqual([]);
  });

  it("stand in a team's history as far back as the data too", async () => {
    const old = await real(Date.parse("1998-08-09T14:00:00Z"));
    const played = await playedBy(ARSENAL, NOW, 2_000, contextAt(NOW, [old]), {
      competitionId: old.fixture.competitionId,
    });
    expect(played.at(-1)).toEqual(old);
  });
});
