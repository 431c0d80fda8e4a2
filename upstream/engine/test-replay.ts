import { createEngine } from "./engine.ts";
import { DAY, testWorld } from "./test-world.ts";

const FROM = Date.UTC(2026, 9, 16);

/** Ten days in one line a match: what any runtime has to answer, today and in years. */
export function replayedLines(): string[] {
  const engine = createEngine(testWorld);
  const now = FROM + 30 * DAY;
  return engine.between(FROM, FROM + 10 * DAY, now).map((fixture) => {
    const { phase, score, halfTime, seq, updatedAt } = engine.stateAt(fixture, now);
    return [fixture.id, fixture.kickOff, fixture.homeId, fixture.awayId, phase, score, halfTime, seq, updatedAt].join(" ");
  });
}
