import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { FavouriteItem } from "#contract/domain/search";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { getRequest, noAnswer, outcomeOf, SESSION_OVER, testMember } from "~/features/account/test-account";
import { FavouriteItems } from "~/features/favourites/FavouriteItems";
import { testGroup } from "~/features/match-list/test-group";
import { finished, live, scheduled } from "~/features/match-row/test-matches";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { FavouriteMatchesPage } from "./FavouriteMatchesPage.tsx";
import { loadFavouriteMatches } from "./load-favourite-matches.server.ts";

const NAMESPACES = [...namespacesOf("fav-matches"), "errors", "frame"] as const;
const KEYS = [{ sport: "football", match: [finished.id], team: [], competition: [] }];
const answersWith = (groups: object[]) => ({
  favMatchList: () => ({ groups, hasNext: false }),
  favKeys: () => KEYS,
});

const load = (locale: LocaleCode, groups: object[], search = "") => {
  const { context, calls } = testMember(answersWith(groups), { locale });
  const request = getRequest(`/${locale}/football/fav/matches${search}`);
  return { work: loadFavouriteMatches(context, request, "football"), calls };
};

const render = (locale: LocaleCode, children: React.ReactNode) =>
  renderToStaticMarkup(<I18nextProvider i18n={translatorOf(locale, NAMESPACES)}>{children}</I18nextProvider>);

const matchesPage = async (locale: LocaleCode, groups: object[], search = "") => {
  const page = testPage(locale, { path: "/football/fav/matches", search });
  return render(locale, <FavouriteMatchesPage data={await load(locale, groups, search).work} page={page} />);
};

const TEAM: FavouriteItem = {
  id: "7",
  key: "arsenal",
  name: "Arsenal",
  kind: "TEAM",
  isFavourite: true,
  detail: "England",
};
const teamsPage = (locale: LocaleCode, items: FavouriteItem[], search = "") =>
  render(
    locale,
    <FavouriteItems kind="team" items={items} page={testPage(locale, { path: "/football/fav/teams", search })} />,
  );

const NO_WORDS = />[^<]*\{\{|>(?:title|tabs|none|hint|fault|find)[.:]/;

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test("a day with matches, and one without, which leads on", async () => {
    const html = await matchesPage(locale, [testGroup("766", [finished])]);
    expect(html).toContain(`form="fav" name="match" value="${finished.id}"`);
    const empty = await matchesPage(locale, []);
    expect(empty).toContain(`class="button" href="/${locale}/football/matches"`);
    expect(html + empty).not.toMatch(NO_WORDS);
  });

  test("teams with a button that removes each, and none, which leads on", () => {
    const html = teamsPage(locale, [TEAM]);
    expect(html).toContain(`href="/${locale}/football/team/arsenal/7/overview"`);
    expect(html).toMatch(/<button type="submit" form="unfav" name="team" value="7" data-name="Arsenal"/);
    expect(html).toContain('<input type="hidden" name="remove" value="1"/>');
    const empty = teamsPage(locale, []);
    expect(empty).toContain(`class="button" href="/${locale}/search"`);
    expect(html + empty).not.toMatch(NO_WORDS);
  });
});

test("what was not saved is said", () => {
  const html = teamsPage("en", [TEAM], "?fault=full");
  expect(html).toContain('role="alert">You already follow as many as you can.');
});

test("single matches can be removed without script", async () => {
  const html = await matchesPage("en", [testGroup("766", [finished])]);
  expect(html).toMatch(new RegExp(`<section class="no-js">.*form="unfav" name="match" value="${finished.id}"`));
});

test("after midnight, what is in play of yesterday comes first", async () => {
  const now = Date.parse("2026-11-21T17:20:00Z");
  const begun = { ...live, id: "77" };
  const { context } = testMember(
    {
      ...answersWith([]),
      favMatchList: (query: { date?: string }) => ({
        groups: [testGroup("766", query.date === "2026-11-21" ? [begun, finished] : [scheduled])],
        hasNext: false,
      }),
    },
    { now },
  );
  const { groups } = await loadFavouriteMatches(context, getRequest("/en/football/fav/matches"), "football");
  expect(groups.map(({ hasBegunBefore, matches }) => [hasBegunBefore, matches])).toEqual([
    [true, [begun]],
    [undefined, [scheduled]],
  ]);
});

test("asks for the day and the sport", async () => {
  const { work, calls } = load("en", [], "?date=2026-11-20");
  expect(await work).toMatchObject({ sport: "football", day: { date: "2026-11-20" }, canChange: false });
  expect(calls).toEqual([
    ["favMatchList", { sportType: 0, timeZone: "Asia/Ho_Chi_Minh", date: "2026-11-20" }],
    ["favKeys", {}],
    ["favCalendarLink", {}],
  ]);
});

describe("the calendar of what a member follows", () => {
  const LINK = "somebody~3~signature";
  const calendarPage = async (locale: LocaleCode, calendar: () => unknown) => {
    const { context } = testMember({ ...answersWith([]), favCalendarLink: calendar }, { locale });
    const data = await loadFavouriteMatches(context, getRequest(`/${locale}/football/fav/matches`), "football");
    const page = testPage(locale, { path: "/football/fav/matches" });
    return render(locale, <FavouriteMatchesPage data={data} page={page} />);
  };

  test.each(LOCALE_CODES)(
    "in %s has an address that can be replaced and turned off, without script",
    async (locale) => {
      const html = await calendarPage(locale, () => ({ link: LINK }));
      const path = `/${locale}/favourites/${LINK}/calendar.ics`;
      expect(html).toContain(`href="webcal://scores.example${path}"`);
      expect(html).toContain(`<code>https://scores.example${path}</code>`);
      expect(html).toContain('name="calendar" value="new"');
      expect(html).toContain('name="calendar" value="off"');
      expect(html).not.toMatch(NO_WORDS);
    },
  );

  test("is offered while there is none, and missing where nobody answers", async () => {
    const html = await calendarPage("en", () => ({}));
    expect(html).toContain('name="calendar" value="new"');
    expect(html).not.toMatch(/value="off"|webcal/);
    expect(await calendarPage("en", noAnswer)).not.toContain('name="calendar"');
  });
});

test.each([
  ["a guest", { isGuest: true }, answersWith([])],
  ["a session that is over", {}, { favMatchList: () => SESSION_OVER, favKeys: () => SESSION_OVER }],
])("%s is led to sign-in, and from there back", async (_, who, answers) => {
  const { context } = testMember(answers, who);
  const request = getRequest("/en/football/fav/matches?date=2026-11-20");
  expect(await outcomeOf(loadFavouriteMatches(context, request, "football"))).toBe(
    "/en/signin?callBackUrl=%2Fen%2Ffootball%2Ffav%2Fmatches%3Fdate%3D2026-11-20",
  );
});
