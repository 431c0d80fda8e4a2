import { describe, expect, test } from "vitest";
import type { CompetitionMatches } from "#contract/domain/competition";
import type { Match } from "#contract/domain/match";
import { live, scheduled } from "~/features/match-row/test-matches";
import { joinPages } from "./load-match-list.server.ts";
import { testGroup } from "./test-group.ts";

const page = (groups: CompetitionMatches[]) => ({ value: { groups, hasNext: false } });
const named = (id: string, match: Match = scheduled): Match => ({ ...match, id });

describe("a day's list of several pages", () => {
  test("keeps the order of competitions", () => {
    const joined = joinPages([
      page([testGroup("1", [named("a"), named("b", live)]), testGroup("2", [named("c")])]),
      page([testGroup("3", [named("d", live)])]),
    ]);
    expect(joined.map(({ competition }) => competition.id)).toEqual(["1", "2", "3"]);
  });

  test("makes one of a competition that the page's end cut in two", () => {
    const joined = joinPages([page([testGroup("1", [named("a")])]), page([testGroup("1", [named("b")])])]);
    expect(joined.map(({ matches }) => matches.map(({ id }) => id))).toEqual([["a", "b"]]);
  });

  test("shows a match once that moved over the page's end meanwhile, as it came last", () => {
    const joined = joinPages([page([testGroup("1", [named("a")])]), page([testGroup("1", [named("a", live)])])]);
    expect(joined[0]?.matches.map(({ state }) => state)).toEqual(["live"]);
  });
});
