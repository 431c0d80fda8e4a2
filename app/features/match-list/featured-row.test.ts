import { expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { finished, live, scheduled } from "~/features/match-row/test-matches";
import { featuredOf } from "./FeaturedRow.tsx";
import { testGroup } from "./test-group.ts";

const named = (match: Match, id: string): Match => ({ ...match, id });
const off = { ...named(scheduled, "0"), state: "void", how: "CANCELED" } as unknown as Match;

test.each<[string, Match[][], string | undefined]>([
  [
    "the first in play",
    [
      [named(finished, "1"), named(scheduled, "2")],
      [named(live, "3"), named(live, "4")],
    ],
    "3",
  ],
  ["the next one before any is played", [[named(finished, "1")], [named(scheduled, "2")]], "2"],
  ["the first of those that are over", [[off, named(finished, "1")], [named(finished, "2")]], "1"],
  ["none where all are off", [[off]], undefined],
  ["none on a day without matches", [], undefined],
])("a list features %s", (_name, groups, id) => {
  const featured = featuredOf(groups.map((matches, index) => testGroup(`${index}`, matches)));
  expect(featured?.match.id).toBe(id);
});
