import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { finished } from "~/features/match-row/test-matches";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import type { Page } from "~/page/page";
import { testPage } from "~/page/test-page";
import type { SearchData, SportFound } from "./load-search.server.ts";
import { SearchPage, searchMeta } from "./SearchPage.tsx";

const FETCHED = { fetchedAt: 0, isLastGood: false };
const ARSENAL: SportFound = {
  sport: "football",
  groups: [
    {
      kind: "teams",
      lines: [{ path: "/football/team/arsenal/1/overview", name: "Arsenal", detail: "England", picture: "team/1" }],
    },
  ],
  fetched: FETCHED,
};
const NOTHING: SportFound = { sport: "basketball", groups: [], fetched: FETCHED };
const dataOf = (change: Partial<SearchData> = {}): SearchData => ({
  query: { text: "ars", sport: "football" },
  zone: [{ from: 0, minutes: 0 }],
  simulated: "none",
  sports: [
    { sport: "football", found: { value: ARSENAL } },
    { sport: "basketball", found: { value: NOTHING } },
  ],
  ...change,
});

const render = (locale: LocaleCode, data: SearchData, change: Partial<Page> = {}) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("search"))}>
      <SearchPage data={data} page={testPage(locale, { path: "/search", ...change })} />
    </I18nextProvider>,
  );

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test("results lead to their pages, a sport without any is not named", () => {
    const page = render(locale, dataOf());
    expect(page).toContain(`href="/${locale}/football/team/arsenal/1/overview"`);
    expect(page).toContain("found-football");
    expect(page).not.toContain("found-basketball");
    expect(page).not.toMatch(/\b(kinds|popular|sports|recent)\./);
  });

  test("nothing found has a note", () => {
    const page = render(locale, dataOf({ sports: [{ sport: "basketball", found: { value: NOTHING } }] }));
    expect(page).toContain('class="empty card"');
    expect(page).toContain(`href="/${locale}/news?q=ars"`);
    expect(page).not.toContain(">search<");
  });

  test("before anything is typed there is a place for what was looked for here", () => {
    const page = render(locale, dataOf({ query: { text: "", sport: "football" } }));
    expect(page).toContain('data-island="recent-searches"');
    expect(render(locale, dataOf())).not.toContain("recent-searches");
    expect(page).not.toContain("/news?q=");
  });
});

describe("the search page", () => {
  test("is a form that works by itself and keeps the sport", () => {
    const page = render("th", dataOf({ query: { text: "<b>", sport: "basketball" } }));
    expect(page).toMatch(/<form class="search-form form" role="search" action="\/th\/search">/);
    expect(page).toContain('name="q"');
    expect(page).toContain('value="&lt;b&gt;"');
    expect(page).toContain('<input type="hidden" name="sport" value="basketball"/>');
  });

  test("one list of matches goes on by itself", () => {
    const days = [{ date: "2026-11-21", label: "Sat 21 Nov 2026", group: "", matches: [finished] }];
    const matches = { days, canChange: true };
    const sports: SearchData["sports"] = [
      { sport: "football", found: { value: { ...ARSENAL, matches } } },
      { sport: "basketball", found: { value: { ...NOTHING, matches } } },
    ];
    const page = render("en", dataOf({ sports, simulated: "all" }));
    expect(page.match(/id="list"/g)).toHaveLength(1);
    expect(page).toContain('data-live="football"');
    expect(page).toContain('id="basketball-matches"');
    expect(page.match(/class="row finished"/g)).toHaveLength(2);
    expect(page.match(/id="star"/g)).toHaveLength(1);
    expect(page).toContain("simulated by a computer");
  });

  test("a sport that failed says so", () => {
    const sports: SearchData["sports"] = [
      { sport: "football", found: { error: "upstream" } },
      { sport: "basketball", found: { value: NOTHING } },
    ];
    const page = render("en", dataOf({ sports }));
    expect(page).toContain("Search is not available at the moment");
    expect(page).not.toContain("empty card");
  });

  test("who saves data gets no pictures", () => {
    expect(render("en", dataOf())).toContain('src="/storage/team/1"');
    expect(render("en", dataOf(), { savesData: true })).not.toContain("<img");
  });

  test("stays out of search engines", () => {
    const routes = [
      { id: "root", data: testPage("vn", { path: "/search", search: "?q=ars" }) },
      { id: "search", handle: { i18n: namespacesOf("search") } },
    ];
    const meta = searchMeta(dataOf(), routes);
    expect(meta).toContainEqual({ title: "Kết quả cho “ars” | Matchlight" });
    expect(meta).toContainEqual({ name: "robots", content: "noindex, nofollow" });
  });
});
