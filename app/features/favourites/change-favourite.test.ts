import { expect, test } from "vitest";
import { formRequest, noAnswer, outcomeOf, refused, SESSION_OVER, testMember } from "~/features/account/test-account";
import { changeFavourite } from "./change-favourite.server.ts";
import { readFavouriteChange, withoutOutcome } from "./change-outcome.ts";

const BACK = "/th/football/england/premier-league/a-vs-b/1";
const LIST = "/th/football/fav/matches";
const taken = () => null;

const change = (fields: Record<string, string>) => formRequest(LIST, fields);

test.each<[string, Record<string, string>, string, object]>([
  ["a match", { match: "1" }, "favMatch", { matchId: "1" }],
  ["a team", { team: "7" }, "favTeam", { teamId: "7" }],
  ["a competition", { competition: "75" }, "favLeague", { leagueId: "75" }],
  ["a match less", { match: "1", remove: "1" }, "unFavMatch", { matchId: "1" }],
  ["a team less", { team: "7", remove: "1" }, "unFavTeam", { teamId: "7" }],
  ["a competition less", { competition: "75", remove: "1" }, "unFavLeague", { leagueId: "75" }],
])("%s: the call, and the list that confirms it and links back", async (_, fields, name, query) => {
  const list = "team" in fields ? "teams" : "match" in fields ? "matches" : "competitions";
  const { context, calls } = testMember({ [name]: taken }, { locale: "th" });
  const request = change({ ...fields, callBackUrl: BACK });
  expect(await outcomeOf(changeFavourite(request, context, "football"))).toBe(
    `/th/football/fav/${list}?saved=${"remove" in fields ? "removed" : "added"}&back=${encodeURIComponent(BACK)}`,
  );
  expect(calls).toEqual([[name, { sportType: 0, timeZone: "Asia/Ho_Chi_Minh", ...query }]]);
});

test.each<[string, string, () => unknown, string]>([
  ["makes an address for their calendar", "new", () => ({ link: "a" }), `${LIST}#calendar`],
  ["turns it off", "off", () => ({}), `${LIST}#calendar`],
  ["hears that it could not be saved", "new", noAnswer, `${LIST}?fault=unavailable#calendar`],
])("a member %s", async (_, calendar, changeFavCalendarLink, path) => {
  const { context, calls } = testMember({ changeFavCalendarLink }, { locale: "th" });
  expect(await outcomeOf(changeFavourite(change({ calendar }), context, "football"))).toBe(path);
  expect(calls).toEqual([["changeFavCalendarLink", { change: calendar }]]);
});

test("of basketball", async () => {
  const { context, calls } = testMember({ favTeam: taken }, { locale: "en" });
  const path = await outcomeOf(changeFavourite(change({ team: "7" }), context, "basketball"));
  expect(path).toBe("/en/basketball/fav/teams?saved=added");
  expect(calls).toEqual([["favTeam", expect.objectContaining({ sportType: 1 })]]);
});

test.each(["matches", "teams", "competitions"])(
  "removals in a row on the list of %s confirm each, and lead no further back",
  async (list) => {
    const kind = list === "matches" ? "match" : list.slice(0, -1);
    const { context } = testMember({ unFavMatch: taken, unFavTeam: taken, unFavLeague: taken }, { locale: "th" });
    const own = `/th/football/fav/${list}`;
    let callBackUrl = `${own}?saved=added&back=${encodeURIComponent(BACK)}`;
    for (const id of ["7", "8"]) {
      const removed = await outcomeOf(
        changeFavourite(change({ [kind]: id, remove: "1", callBackUrl }), context, "football"),
      );
      expect(removed).toBe(`${own}?saved=removed`);
      callBackUrl = String(removed);
    }
  },
);

test.each([
  ["/en/football/fav/teams?fault=full", "/en/football/fav/teams"],
  [`/en/football/fav/teams?saved=added&back=${encodeURIComponent(BACK)}`, "/en/football/fav/teams"],
  ["/en/football/matches?date=2026-11-30&saved=added", "/en/football/matches?date=2026-11-30"],
  ["/en/football/matches", "/en/football/matches"],
])("%s without its outcome is %s", (path, plain) => {
  expect(withoutOutcome(path)).toBe(plain);
});

test("a star pressed on another of the lists leads back there", async () => {
  const { context } = testMember({ favTeam: taken }, { locale: "th" });
  const path = await outcomeOf(changeFavourite(change({ team: "7", callBackUrl: LIST }), context, "football"));
  expect(path).toBe(`/th/football/fav/teams?saved=added&back=${encodeURIComponent(LIST)}`);
});

test.each<[string, () => unknown, string]>([
  ["there is no such team", () => refused(-1), BACK],
  ["as many as may be are followed", () => refused(100_132), "/th/football/fav/teams?fault=full"],
  ["a rule of the supplier's own", () => refused(100_999), "/th/football/fav/teams?fault=unavailable"],
  ["no answer", noAnswer, "/th/football/fav/teams?fault=unavailable"],
  ["the session is over", () => SESSION_OVER, "/th/signin?callBackUrl=%2Fth%2Faccount%2FgoOn&ended=kept"],
])("%s", async (_, favTeam, path) => {
  const { context } = testMember({ favTeam }, { locale: "th" });
  const request = change({ team: "7", callBackUrl: BACK });
  expect(await outcomeOf(changeFavourite(request, context, "football"))).toBe(path);
});

test.each<[string, Record<string, string>, string]>([
  ["nothing", { callBackUrl: BACK }, BACK],
  ["nothing after a fault", { callBackUrl: `${BACK}?fault=full` }, BACK],
  ["no id", { team: "<7>", callBackUrl: BACK }, BACK],
  ["a way back to elsewhere", { callBackUrl: "//evil.example" }, LIST],
])("%s asks nobody", async (_, fields, path) => {
  const { context, calls } = testMember({}, { locale: "th" });
  expect(await outcomeOf(changeFavourite(change(fields), context, "football"))).toBe(path);
  expect(calls).toEqual([]);
});

test("a guest is led to sign-in, and from there back", async () => {
  const { context, calls } = testMember({}, { locale: "th", isGuest: true });
  const request = change({ team: "7", callBackUrl: BACK });
  expect(await outcomeOf(changeFavourite(request, context, "football"))).toBe(
    `/th/signin?callBackUrl=${encodeURIComponent(BACK)}`,
  );
  expect(calls).toEqual([]);
});

test.each([
  ["?saved=added&back=%2Fth%2Ffootball%2Fmatches", { saved: "added", back: "/th/football/matches" }],
  ["?saved=removed", { saved: "removed", back: undefined }],
  ["?saved=added&back=https%3A%2F%2Fevil.example", { saved: "added", back: undefined }],
  ["?saved=other", undefined],
  ["", undefined],
])("a list with %j confirms %j", (search, change) => {
  expect(readFavouriteChange(search)).toEqual(change);
});
