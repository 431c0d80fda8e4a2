import { describe, expect, test } from "vitest";
import { loadCountry, readPlace } from "~/features/country/load-country.server";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished, live } from "~/features/match-row/test-matches";
import { loadCountryMatches } from "./load-country-matches.server.ts";

const { competition } = testGroup("766", []);
const cup = { ...competition, id: "768", kind: "cup" as const };
const country = (id: string, key: string) => ({
  countries: [{ country: { id, key, name: key }, competitions: [cup, competition] }],
});
const vietnam = country("84", "vietnam");
const answers: Record<string, unknown> = {
  leagueList: vietnam,
  matchList: { groups: [testGroup("766", [finished])], hasNext: false },
};
const all = ({ name }: { name: string }) => ({ value: answers[name] });
const place = "vietnam-84";

test.each([
  ["north-and-central-america-206", { key: "north-and-central-america", id: "206" }],
  ["brazil", {}],
  ["brazil-x", {}],
  [undefined, {}],
])("%s is read as %j", (text, read) => expect(readPlace(text)).toEqual(read));

describe("loading a country", () => {
  test.each([["another name", "viet-nam-84", "?date=2026-11-22", "/en/football/vietnam-84/matches?date=2026-11-22"]])(
    "%s leads to the right one, for good",
    async (_case, params, search, to) => {
      const { context } = testContext(all);
      const thrown = await loadCountry(context, { place: params, tab: "matches", search }).catch((error) => error);
      expect([thrown.status, thrown.headers.get("location")]).toEqual([301, to]);
    },
  );

  test.each([
    ["no country has the id", () => ({ value: { countries: [] } })],
    ["the upstream knows no such id", () => Promise.reject(faultOf("not_found"))],
  ])("is not found where %s", async (_case, answer) => {
    const { context } = testContext(answer);
    const load = loadCountry(context, { place, tab: "matches", search: "" });
    await expect(load).rejects.toMatchObject({ data: { error: "notFound" }, init: { status: 404 } });
  });

  test.each([
    ["", false],
    ["?content=shown", true],
  ])("Brazil has a page of another's that waits for consent (“%s”: %s)", async (search, isShown) => {
    const config = { storageBaseUrl: "/storage", socials: {}, apps: {}, brazilFrameUrl: "https://a.example/b" };
    const { context } = testContext(() => ({ value: country("51", "brazil") }), { config });
    const head = await loadCountry(context, { place: "brazil-51", tab: "matches", search });
    expect(head.frame).toEqual({ url: "https://a.example/b", host: "a.example", isShown });
    const other = testContext(all, { config });
    expect(await loadCountry(other.context, { place, tab: "matches", search })).not.toHaveProperty("frame");
  });
});

describe("a country's matches", () => {
  test("begin, after midnight, with those of yesterday that are in play", async () => {
    const begun = { ...live, id: "77" };
    const answer = (call: { name: string; query: object }) =>
      "status" in call.query ? { value: { groups: [testGroup("766", [begun])], hasNext: false } } : all(call);
    const { context, calls } = testContext(answer, { now: Date.parse("2026-11-21T17:20:00Z") });
    const { list } = await loadCountryMatches(context, { place, search: "" });
    expect(list?.groups.map(({ hasBegunBefore, matches }) => [hasBegunBefore, matches])).toEqual([
      [true, [begun]],
      [undefined, [finished]],
    ]);
    expect(calls).toContainEqual({
      name: "matchList",
      query: { date: "2026-11-21", timeZone: "Asia/Ho_Chi_Minh", status: "live", countryKey: "vietnam" },
    });
  });

  test("are those of the day asked for, with the country's list of competitions", async () => {
    const { context, calls } = testContext(all);
    const data = await loadCountryMatches(context, { place, search: "?date=2026-11-20" });
    expect(data).toMatchObject({ day: { date: "2026-11-20", near: "yesterday" }, list: { isEmpty: false } });
    expect(data.list?.groups.flatMap(({ matches }) => matches)).toEqual([finished]);
    const timeZone = "Asia/Ho_Chi_Minh";
    expect(calls).toEqual([
      { name: "leagueList", query: { countryId: "84" } },
      { name: "matchList", query: { date: "2026-11-20", timeZone, countryKey: "vietnam" } },
    ]);
  });

  test("a day without any says so and leads to another", async () => {
    const { context } = testContext((call) =>
      call.name === "matchList" ? { value: { groups: [], hasNext: false } } : all(call),
    );
    const { list } = await loadCountryMatches(context, { place, search: "" });
    expect(list?.isEmpty).toBe(true);
    expect(list?.groups).toEqual([]);
  });

  test("without an answer the rest of the page stays", async () => {
    const { context, isCacheable } = testContext((call) =>
      call.name === "matchList" ? Promise.reject(faultOf("timeout")) : all(call),
    );
    const data = await loadCountryMatches(context, { place, search: "" });
    expect([data.head.country.id, data.list]).toEqual(["84", undefined]);
    expect(isCacheable()).toBe(false);
  });

  test("a date that is none is a bad request", async () => {
    const { context } = testContext(all);
    const load = loadCountryMatches(context, { place, search: "?date=tomorrow" });
    await expect(load).rejects.toMatchObject({ data: { error: "badRequest" } });
  });
});
