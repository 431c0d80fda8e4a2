import { expect, test } from "vitest";
import type { Source } from "#contract/domain/match";
import { simulatedShare } from "./SimulatedNote.tsx";

test.each<[string, (Source | undefined)[], string]>([
  ["nothing", [], "none"],
  ["real matches", ["imported", "supplied"], "none"],
  ["simulated ones", ["simulated", "simulated"], "all"],
  ["both", ["simulated", "supplied"], "some"],
  ["a match of no known source", ["simulated", undefined], "some"],
])("the share among %s", (_name, sources, share) => {
  expect(simulatedShare(sources.map((source) => (source ? { source } : {})))).toBe(share);
});
