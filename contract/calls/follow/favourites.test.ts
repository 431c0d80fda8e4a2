import { describe, expect, test } from "vitest";
import { ENDPOINTS } from "../../registry.ts";
import { FOLLOW_CALLS } from "./follow-calls.ts";

const answered = (result: object) => ({ message: "Success", result: { businessCode: 0, ...result } });

describe("the ids that a member follows", () => {
  const read = (data: unknown) => ENDPOINTS.favKeys.parse(answered({ data })).value;
  const nothing = { match: [], team: [], competition: [] };

  test.each([
    ["none", [], []],
    ["no list at all", undefined, []],
    ["of one sport", [{ sportType: 0, matchIds: ["1"], teamIds: [20101], leagueIds: [] }], ["1", "20101"]],
    [
      "of a supplier that makes no list of one thing",
      { sportType: "0", matchIds: "1", teamIds: 20101 },
      ["1", "20101"],
    ],
  ])("%s", (_, data, [match, team] = []) => {
    expect(read(data)).toEqual([
      { sport: "football", match: match ? [match] : [], team: team ? [team] : [], competition: [] },
      { sport: "basketball", ...nothing },
    ]);
  });

  test("belong to their sport", () => {
    const basketball = { sportType: 1, matchIds: [], teamIds: ["80023"], leagueIds: ["8001"] };
    expect(read([basketball])).toEqual([
      { sport: "football", ...nothing },
      { sport: "basketball", match: [], team: ["80023"], competition: ["8001"] },
    ]);
  });
});

test("a list of what is followed leaves out rows that it cannot read", () => {
  const team = { id: "20101", key: "arsenal", name: "Arsenal", isFav: true, type: "TEAM" };
  const { value, dropped } = ENDPOINTS.favTeamList.parse(answered({ data: [team, { id: "2" }] }));
  expect(value).toMatchObject([{ id: "20101", kind: "TEAM", isFavourite: true }]);
  expect(dropped).toHaveLength(1);
});

test("matches of nothing that is followed are no fault", () => {
  expect(ENDPOINTS.favMatchList.parse(answered({ leagueMatchList: [] })).value).toEqual({
    groups: [],
    hasNext: false,
    notifyingIds: [],
  });
  expect(() => ENDPOINTS.favMatchList.parse(answered({}))).toThrow();
});

test.each([
  ["favTeam", { teamId: "20101", lang: "en" }, { teamId: "20101", lang: "en", sportType: 0 }],
  ["favTeam", { teamId: "20101", lang: "en", sportType: "1" }, { teamId: "20101", lang: "en", sportType: 1 }],
  ["favTeam", { lang: "en" }, undefined],
  ["favTeam", { teamId: "no id", lang: "en" }, undefined],
  ["unFavLeague", { leagueId: "101", lang: "en", sportType: "2" }, undefined],
  ["favMatchList", { date: "2026-02-30", timeZone: "UTC", lang: "en" }, undefined],
  ["favMatchList", { date: "2026-10-17", lang: "en" }, undefined],
  ["favWalkthrough", { lang: "en" }, { lang: "en", sportType: 0 }],
  ["favWalkthrough", { lang: "en", teamIds: "1,2" }, { lang: "en", sportType: 0, teamIds: "1,2" }],
  ["favWalkthrough", { lang: "en", teamIds: "1,,2" }, undefined],
] as const)("%s with %j", (name, given, query) => {
  expect(FOLLOW_CALLS[name].query.safeParse(given).data).toEqual(query);
});

/** Calendar apps have no session: the link is the key. */
const BY_LINK = "favCalendar";

test.each(Object.values(FOLLOW_CALLS).filter(({ name }) => name !== BY_LINK))(
  "$name is a member's, and only a POST changes something",
  (endpoint) => {
    const { access, method = "GET" } = endpoint;
    expect(access).toBe("member");
    expect("effect" in endpoint && endpoint.effect === true).toBe(method === "POST");
  },
);

test.each([
  ["a link", "somebody~3~0123456789abcdefghij_-", true],
  ["markup", "<script>alert(1)</script>", false],
  ["a path", "../../user/retrieveUserInfo", false],
  ["nothing", "", false],
])("the calendar of favourites is asked for by %s: %j, %s", (_case, link, isGood) => {
  expect(FOLLOW_CALLS[BY_LINK].access ?? "public").toBe("public");
  expect(FOLLOW_CALLS[BY_LINK].query.safeParse({ link, lang: "en" }).success).toBe(isGood);
});
