import { describe, expect, test } from "vitest";
import { phaseGroup } from "#contract/domain/status";
import { DAY } from "#contract/time/units";
import { COMPETITIONS } from "../../competitions/world/world.ts";
import type { Fixture } from "../../match/match.ts";
import { seasonAt } from "./season.ts";
import { WORLD_ENGINE } from "./test-world-engine.ts";

const NOW = Date.UTC(2026, 9, 17, 12);
const LATER = Date.UTC(2027, 11, 1);

const leagues = COMPETITIONS.filter(
  ({ calendar, format }) => calendar && (format.kind === "league" || format.kind === "basketball_league"),
).slice(0, 40);

const isVoid = (fixture: Fixture): boolean =>
  ["POSTPONED", "ABANDONED"].includes(WORLD_ENGINE.stateAt(fixture, LATER).phase);

describe("a league's season that is over", () => {
  test.each(leagues.map((one) => [one.key, one] as const))("%s: every match has been played to its end", (_, one) => {
    const season = seasonAt(one.calendar!, NOW - 300 * DAY);
    const all = WORLD_ENGINE.season(one.id, season, LATER).filter(({ stage }) => stage === "regular");
    const off = all.filter(isVoid);
    const played = all.filter((fixture) => phaseGroup(WORLD_ENGINE.stateAt(fixture, LATER).phase) === "final");
    expect(played.length + off.length).toBe(all.length);
    const byPair = Map.groupBy(played, ({ homeId, awayId, matchday }) => `${homeId} ${awayId} ${matchday}`);
    for (const { homeId, awayId, matchday, kickOff } of off) {
      const [again, ...more] = byPair.get(`${homeId} ${awayId} ${matchday}`) ?? [];
      expect(more).toEqual([]);
      expect(WORLD_ENGINE.stateAt(again!, LATER).originalTime).toBe(kickOff);
      expect(again!.kickOff - kickOff).toBeGreaterThan(2 * DAY);
      expect(again!.kickOff - kickOff).toBeLessThan(29 * DAY);
    }
  });
});

describe("a match that is played again", () => {
  const season = WORLD_ENGINE.season("101", "2025-26", LATER);
  const off = season.filter(isVoid);
  const again = season.filter(({ id }) => WORLD_ENGINE.stateAt({ id } as Fixture, LATER).originalTime !== undefined);

  test("is in lists of its day, and of its teams", () => {
    expect(off.length).toBeGreaterThan(1);
    expect(again.length).toBe(off.length);
    for (const fixture of again) {
      const { kickOff, homeId, id } = fixture;
      expect(WORLD_ENGINE.between(kickOff, kickOff + 1, kickOff).map((one) => one.id)).toContain(id);
      expect(WORLD_ENGINE.ofTeam(homeId, kickOff, kickOff + 1, kickOff).map((one) => one.id)).toEqual([id]);
      expect(WORLD_ENGINE.find(id, kickOff)).toEqual(fixture);
    }
  });

  test("is not known before the first date was called off", () => {
    for (const { id, matchday } of again) {
      const first = off.find((one) => one.matchday === matchday)!;
      const knownAt = WORLD_ENGINE.stateAt(first, LATER).updatedAt;
      expect(WORLD_ENGINE.find(id, knownAt - 1)).toBeUndefined();
      expect(WORLD_ENGINE.find(id, knownAt)?.id).toBe(id);
    }
  });
});
