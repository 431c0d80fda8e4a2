import { describe, expect, test } from "vitest";
import type { CompetitionMatches } from "#contract/domain/competition";
import type { Match } from "#contract/domain/match";
import { testGroup } from "~/features/match-list/test-group";
import { finished, live, scheduled } from "~/features/match-row/test-matches";
import { type Choice, chooseMatches } from "./choose-matches.ts";

const group = (id: string, matches: Match[], isPopular = true): CompetitionMatches => {
  const made = testGroup(id, matches);
  return isPopular ? made : { ...made, competition: { ...made.competition, isPopular: undefined } };
};
const named = (match: Match, id: string): Match => ({ ...match, id });

const cup = group("cup", [named(finished, "c1"), named(live, "c2"), named(scheduled, "c3")]);
const league = group("league", [named(finished, "l1"), named(finished, "l2")]);
const small = group("small", [named(live, "s1")], false);
const any: Choice = { states: ["live", "scheduled", "finished"], most: 10, mostOfEach: 4 };

const idsOf = (groups: readonly CompetitionMatches[], choice: Partial<Choice> = {}) =>
  chooseMatches(groups, { ...any, ...choice })
    .map(({ competition, matches }) => `${competition.id}: ${matches.map(({ id }) => id).join(" ")}`)
    .join(", ");

describe("the matches that an article shows of a day", () => {
  test.each<[string, CompetitionMatches[], Partial<Choice>, string]>([
    ["are of popular competitions, in kick-off order", [cup, small, league], {}, "cup: c1 c2 c3, league: l1 l2"],
    ["are of any where none of these has one", [small], {}, "small: s1"],
    ["are those of wanted states", [cup, small, league], { states: ["finished"] }, "cup: c1, league: l1 l2"],
    ["are of any where none of these has one in such a state", [league, small], { states: ["live"] }, "small: s1"],
    ["are those that matter most", [cup, league], { mostOfEach: 2 }, "cup: c2 c3, league: l1 l2"],
    ["are no more than there is room for", [cup, league], { most: 4 }, "cup: c1 c2 c3, league: l1"],
    ["name no competition without any", [cup, league], { most: 3 }, "cup: c1 c2 c3"],
    ["may be none", [], {}, ""],
  ])("%s", (_case, groups, choice, ids) => {
    expect(idsOf(groups, choice)).toBe(ids);
  });
});
