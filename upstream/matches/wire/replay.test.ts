import { describe, expect, it } from "vitest";
import { DAY } from "#contract/time/units";
import type { Fixture } from "../../match/match.ts";
import { contextAt } from "../history/test-context.ts";
import { replayWire } from "./replay.ts";

const NOW = Date.parse("2026-12-01T12:00:00Z");
const context = contextAt(NOW);

const matches = await context.sources.between(NOW - 40 * DAY, NOW, NOW);
const states = await Promise.all(
  matches
    .filter(({ matchday }) => matchday !== undefined)
    .map(async (fixture) => ({ fixture, state: await context.sources.stateAt(fixture, NOW) })),
);
const off = states.filter(({ state }) => state.phase === "POSTPONED");

describe("a match that was called off", () => {
  it("leads to the one that is played instead, at the same home in the same round", async () => {
    const found = await Promise.all(off.map(async (one) => ({ one, replay: await replayWire(one, context) })));
    const known = found.filter(({ replay }) => replay);
    expect(known.length).toBeGreaterThan(off.length / 2);
    for (const { one, replay } of known) {
      const again = (await context.sources.find(String(replay!.matchId), NOW))!;
      expect(again.kickOff).toBe(replay!.kickOff);
      expect(again.kickOff).toBeGreaterThan(one.fixture.kickOff);
      expect([again.homeId, again.awayId, again.matchday]).toEqual([
        one.fixture.homeId,
        one.fixture.awayId,
        one.fixture.matchday,
      ]);
    }
  });

  it("leads nowhere if the teams only meet in another round, or the round is not known", async () => {
    const [{ fixture, state }] = off as [(typeof off)[number]];
    const other = { ...fixture, id: "1", kickOff: fixture.kickOff + DAY };
    const sources = (change: Partial<Fixture>) => ({
      now: NOW,
      sources: { ofTeam: () => [{ ...other, ...change }] } as unknown as typeof context.sources,
    });
    expect(await replayWire({ fixture, state }, sources({}))).toEqual({ matchId: "1", kickOff: other.kickOff });
    expect(await replayWire({ fixture, state }, sources({ matchday: 37 }))).toBeUndefined();
    expect(await replayWire({ fixture, state }, sources({ homeId: fixture.awayId }))).toBeUndefined();
    const { matchday: _, ...unknown } = { ...fixture, stage: "regular" as const };
    expect(await replayWire({ fixture: unknown, state }, sources({ stage: "regular", matchday: undefined }))).toBe(
      undefined,
    );
  });

  it("is asked of no other match", async () => {
    const played = states.find(({ state }) => state.phase === "FULL_TIME")!;
    expect(await replayWire(played, context)).toBeUndefined();
  });
});
