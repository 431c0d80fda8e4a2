import { expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import type { MatchTabKey } from "#contract/tables/match-tabs";
import type { View } from "#contract/tables/view-choices";
import { finished, live, STATES, scheduled } from "~/features/match-row/test-matches";
import { type HiddenPart, hiddenPart } from "./hidden-part.ts";

const HIDING = { hideScores: true } as const;

test.each<[string, Match, MatchTabKey, View | undefined, HiddenPart | undefined]>([
  ["nothing for who sees scores", finished, "table", { compact: true }, undefined],
  ["nothing without choices", live, "info", undefined, undefined],
  ["all of a match that is over", finished, "lineups", HIDING, "match"],
  ["all of a match in play", live, "info", HIDING, "match"],
  ["the table of a match to come", scheduled, "table", HIDING, "results"],
  ["the meetings before a match to come", scheduled, "h2h", HIDING, "results"],
  ["the numbers of a match to come", scheduled, "analysis", HIDING, "results"],
  ["the table of a postponed match", STATES.postponed, "table", HIDING, "results"],
  ["not the prices of a match to come", scheduled, "odds", HIDING, undefined],
  ["not the first tab of a match to come", scheduled, "info", HIDING, undefined],
])("hidden: %s", (_name, match, tab, view, part) => {
  expect(hiddenPart(match, tab, view)).toBe(part);
});
