import { DAY } from "#contract/time/units";
import { createEngine } from "./engine.ts";
import { testWorld } from "./test-world.ts";

const FROM = Date.UTC(2026, 9, 16);

/** Ten days as one line per match: every runtime must reproduce them permanently. */
export function replayedLines(): string[] {
  const engine = createEngine(testWorld);
  const now = FROM + 30 * DAY;
  return engine.between(FROM, FROM + 10 * DAY, now).map((fixture) => {
    const { phase, score, halfTime, seq, updatedAt } = engine.stateAt(fixture, now);
    return [fixture.id, fixture.kickOff, fixture.homeId, fixture.awayId, phase, score, halfTime, seq, updatedAt].join(
      " ",
    );
  });
}

/** Changing these changes the result of every match ever shown. */
export const REPLAY = {
  first: "1010120260020 1792245600000 10100 10103 FULL_TIME 0,3 0,1 111 1792252375000",
  count: 29,
  sha256: "27dd42862f070173636213ac745f6c4a2e0a5912de6f0cecb8f0b7c9f4eb289a",
};

export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
