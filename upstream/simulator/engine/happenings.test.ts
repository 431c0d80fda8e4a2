import { expect, it } from "vitest";
import { playMinute } from "#contract/time/play-clock";
import { DAY, HOUR, SECOND } from "#contract/time/units";
import { COMPETITIONS, teamById } from "../../competitions/world/world.ts";
import { IS_SWEEP, sampleOf } from "../../test-sweep.ts";
import { createEngine } from "./engine.ts";
import { happenings } from "./happenings.ts";
import { TEST_COMPETITIONS, testWorld } from "./test-world.ts";

const FROM = Date.parse("2026-01-01T00:00:00Z");

it("a match lies between two days before its kick-off and six hours behind it", () => {
  const engine = createEngine({ competitions: sampleOf(COMPETITIONS, 6), teamById });
  const to = FROM + 60 * DAY;
  const fixtures = engine.between(FROM, to, to);
  expect(fixtures.length).toBeGreaterThan(IS_SWEEP ? 5_000 : 500);
  const strays = fixtures.filter(({ id, kickOff }) =>
    happenings(engine.timeline(id)).some((at) => at < kickOff - 48 * HOUR || at > kickOff + 6 * HOUR),
  );
  expect(strays).toEqual([]);
});

it("the running clock of a live match tells the minute that the match tells, at any instant", () => {
  const engine = createEngine(testWorld);
  const seasons = TEST_COMPETITIONS.map(({ id }) => engine.season(id, "2026-27", FROM + 500 * DAY));
  let checked = 0;
  for (const fixture of seasons.flat()) {
    for (let at = fixture.kickOff; at < fixture.kickOff + 3 * HOUR; at += 53 * SECOND) {
      const { clock, phase, minute, addedMinute } = engine.stateAt(fixture, at);
      if (!clock) continue;
      checked += 1;
      const expected = { minute, ...(addedMinute !== undefined && { addedMinute }) };
      expect(playMinute(clock, at), `${fixture.id} ${phase} at ${at}`).toEqual(expected);
    }
  }
  expect(checked).toBeGreaterThan(20_000);
});

it("a match in a period of play has a clock, but for the turn of extra time", () => {
  const engine = createEngine(testWorld);
  for (const fixture of engine.season("103", "2026-27", FROM + 500 * DAY)) {
    const turns = engine.timeline(fixture.id).periods.filter(({ phase }) => phase === "EXTRA_TIME");
    for (let at = fixture.kickOff; at < fixture.kickOff + 3 * HOUR; at += 7 * SECOND) {
      const { clock, minute } = engine.stateAt(fixture, at);
      const isTurn = turns.length === 2 && turns[0]!.endsAt <= at && at < turns[1]!.startsAt;
      expect(clock === undefined, `${fixture.id} at ${at}`).toBe(minute === undefined || isTurn);
    }
  }
});
