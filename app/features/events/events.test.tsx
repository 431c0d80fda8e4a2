import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { TEST_NOW, testListed } from "~/features/contest/test-contest";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { EventsPage, eventsMeta } from "./EventsPage.tsx";
import { loadEvents } from "./load-events.server.ts";

const { sport: _sport, ...ofAll } = testListed({ id: "rf-2026m11", kind: "referral", title: "Invite friends" });
const CONTESTS = [testListed(), ofAll];
const NAMESPACES = ["common", "frame", "contests"] as const;

const load = (query = "", contests: readonly object[] = CONTESTS, hasNext = false) => {
  const { context, calls } = testContext(() => ({ value: { contests, hasNext } }), { now: TEST_NOW });
  return { data: loadEvents(context, "football", new URLSearchParams(query)), calls };
};

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test.each(["", "state=upcoming", "state=past"])("events are cards, %s", async (query) => {
    for (const contests of [CONTESTS, []]) {
      const html = renderToStaticMarkup(
        <I18nextProvider i18n={translatorOf(locale, [...NAMESPACES])}>
          <EventsPage data={await load(query, contests).data} page={testPage(locale)} />
        </I18nextProvider>,
      );
      expect(html).not.toMatch(/\{\{|>(?:contests:)?[a-z]+\.[a-zA-Z.]+<|undefined/);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html.match(/<h2/g) ?? []).toHaveLength(contests.length);
      // An empty tab links onwards.
      if (contests.length === 0) expect(html).toMatch(/class="button plain-button" href="[^"]*event/);
    }
  });
});

test("a card leads to the contest, one of all sports within the sport of the page", async () => {
  expect((await load().data).cards.map(({ href }) => href)).toEqual([
    "/en/football/event/prediction/pf-2026w48",
    "/en/football/event/topreferral/rf-2026m11",
  ]);
});

test.each([
  [12_345, "Participants: 12,345"],
  [0, undefined],
])("a card of a contest with %j participants says %j", async (participants, text) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf("en", [...NAMESPACES])}>
      <EventsPage data={await load("", [testListed({ participants })]).data} page={testPage("en")} />
    </I18nextProvider>,
  );
  expect(html.match(/Participants[^<]*/)?.[0]).toBe(text);
});

test("a card of what is over says who has the most points", async () => {
  const past = testListed({ endDate: TEST_NOW - 1, winner: { name: "Som••••", points: 14 } });
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf("en", [...NAMESPACES])}>
      <EventsPage data={await load("state=past", [past]).data} page={testPage("en")} />
    </I18nextProvider>,
  );
  expect(html).toContain("Most points: Som•••• (+14)");
});

test("a card of what is over leads to its board", async () => {
  const { cards } = await load("state=past").data;
  expect(cards[0]?.href).toBe("/en/football/event/prediction/pf-2026w48?tab=board");
});

test.each([
  ["", { state: "ongoing", page: 1 }],
  ["state=past&page=3", { state: "past", page: 3 }],
  ["state=nonsense&page=-1", { state: "ongoing", page: 1 }],
])("%j asks for %j", async (query, params) => {
  const { data, calls } = load(query);
  await data;
  expect(calls).toEqual([{ name: "getContestList", query: { sportType: 0, ...params } }]);
});

test("pages of a list lead to each other", async () => {
  const { newerHref, olderHref } = await load("state=past&page=2", CONTESTS, true).data;
  expect([newerHref, olderHref]).toEqual(["/en/football/event?state=past", "/en/football/event?state=past&page=3"]);
});

test("the upstream's fault is an error page", async () => {
  const { context } = testContext(() => Promise.reject(faultOf("network")));
  await expect(loadEvents(context, "football", new URLSearchParams())).rejects.toMatchObject({
    data: { error: "upstream" },
  });
});

test.each([
  ["", true],
  ["state=past", false],
])("search engines may index %j: %s", async (query, isIndexed) => {
  const root = { id: "root", data: testPage("en", { path: "/football/event" }), handle: { i18n: [...NAMESPACES] } };
  const meta = eventsMeta(await load(query).data, [root]) as unknown as Record<string, string>[];
  expect(meta.some(({ name }) => name === "robots")).toBe(!isIndexed);
});
