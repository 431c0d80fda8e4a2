import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { FantasyPage, fantasyMeta } from "./FantasyPage.tsx";

const NAMESPACES = ["common", "frame", "fantasy"] as const;

const { config: CLOSED } = testPage("en");
const OPEN = { ...CLOSED, fantasyEnterUrl: "https://fantasy.example/enter" };

const render = (locale: LocaleCode, sport: Sport, config = CLOSED): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, NAMESPACES)}>
      <FantasyPage sport={sport} page={testPage(locale, { config })} />
    </I18nextProvider>,
  );

const metaOf = (locale: LocaleCode, sport: Sport, config = CLOSED) =>
  fantasyMeta(sport, [
    { id: "root", data: testPage(locale, { path: `/${sport}/fantasysport`, config }) },
    { id: `${sport}Fantasysport`, handle: { i18n: NAMESPACES } },
  ]);

describe.each(LOCALE_CODES)("the fantasy page in %s", (locale) => {
  test.each([
    ["football", CLOSED],
    ["basketball", CLOSED],
    ["football", OPEN],
    ["basketball", OPEN],
  ] as const)("of %s says all it has to say", (sport, config) => {
    const html = render(locale, sport, config);
    expect(html).not.toMatch(/>(?:\w+\.)+\w+<|\{\{/);
    expect(html.match(/<h3>/g)).toHaveLength(4);
    expect(html).toContain(`href="/${locale}/${sport}/matches"`);
    expect(JSON.stringify(metaOf(locale, sport, config))).not.toMatch(/\{\{|fantasy:|frame:/);
  });
});

test("sign-in and sign-up lead back to the address that knows the visitor's sport", () => {
  const html = render("th", "basketball");
  for (const page of ["signin", "signup"])
    expect(html).toContain(`href="/th/${page}?callBackUrl=%2Fth%2Ffantasysport"`);
});

test("leads to what there is already, the sport's own first", () => {
  const ways = [...render("en", "basketball").matchAll(/href="([^"]+\/matches)"/g)].map(([, href]) => href);
  expect(ways).toEqual(["/en/basketball/matches", "/en/football/matches"]);
});

test("search engines learn where the page stands", () => {
  expect(metaOf("en", "basketball")).toContainEqual({ title: "Fantasy basketball | Matchlight" });
  expect(JSON.stringify(metaOf("en", "basketball"))).toContain("https://scores.example/en/basketball/matches");
});

test("where there is a game, a form opens it in a new tab, and nothing of the game's site stands in everyone's page", () => {
  expect(render("th", "football")).not.toContain("<form");
  const html = render("th", "football", OPEN);
  expect(html).toMatch(/<form [^>]*method="post" action="\/th\/fantasysport\/open" target="_blank" rel="noopener">/);
  expect(html).not.toContain("fantasy.example");
});
