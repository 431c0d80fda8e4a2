import { expect, it } from "vitest";
import { entriesAt, sideOfEntry } from "./entries.ts";
import { FIBA, testProgress } from "./test-games.ts";

it("a line belongs to the side that acted, after a steal to the one that stole", () => {
  const progress = testProgress("entries", FIBA);
  const sideOf = new Map(
    (["home", "away"] as const).flatMap((side) => progress.rosters[side].map(({ id }) => [id, side] as const)),
  );
  const entries = entriesAt(progress, Number.MAX_SAFE_INTEGER);
  const lines = entries.filter(({ change, steal, player }) => change || steal || player);
  expect(lines.filter(({ steal }) => steal).length).toBeGreaterThan(5);
  for (const entry of lines) {
    const { change, steal, player } = entry;
    expect(sideOfEntry(entry)).toBe(sideOf.get((change?.in ?? steal ?? player)!.id));
  }
});
