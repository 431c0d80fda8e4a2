import { describe, expect, test } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { teamMatchesMeta } from "~/features/team/matches/TeamMatchesPage";
import { routeHandle } from "~/i18n/namespaces";
import type { RouteMatches } from "~/page/page";
import { testPage } from "~/page/test-page";
import { sportsTeam, teamMeta } from "./team-meta.ts";
import { info } from "./test-team.ts";

const head = { sport: "football", info, fetched: { fetchedAt: 0, isLastGood: false } } as const;
const routes = (module: string, locale: Parameters<typeof testPage>[0] = "en"): RouteMatches => [
  { id: "root", data: testPage(locale) },
  { id: "page", handle: routeHandle(module) },
];

const titleOf = (descriptors: ReturnType<typeof teamMeta>) =>
  descriptors.flatMap((one) => ("title" in one ? [one.title] : []))[0];

describe("what search engines read on a team's pages", () => {
  test.each(LOCALES.map(({ code }) => code))("names the team in its title, each page its own (%s)", (locale) => {
    const titles = (["overview", "match"] as const).map((tab) =>
      titleOf(teamMeta({ head, tab, matches: routes("team", locale), hasInvented: false })),
    );
    for (const title of titles) expect(title).toMatch(/^Hà Nội FC\p{P}/u);
    expect(new Set(titles).size).toBe(2);
  });

  test("the way to the page is country, league, team", () => {
    const text = JSON.stringify(teamMeta({ head, tab: "match", matches: routes("team-matches"), hasInvented: false }));
    expect(text).toMatch(/"Vietnam".*"V\.League 1".*"Hà Nội FC".*"Matches"/);
  });

  test("a filtered list is not indexed", () => {
    const of = (params: Parameters<typeof teamMatchesMeta>[0]["params"]) =>
      JSON.stringify(teamMatchesMeta({ head, params, hasInvented: false }, routes("team-matches")));
    expect(of({ filter: {}, part: {} })).not.toContain("noindex");
    expect(of({ filter: { venue: "home" }, part: {} })).toContain("noindex");
    expect(of({ filter: {}, part: { direction: "past" } })).toContain("noindex");
  });

  test("nothing is written without a page", () => {
    expect(teamMeta({ head, tab: "overview", matches: [], hasInvented: false })).toEqual([]);
  });
});

describe("a team as schema.org has it", () => {
  const facts = { sport: "football", info, url: "https://scores.example/en/x", isCoachInvented: false } as const;

  test("with coach, place and competitions", () => {
    expect(sportsTeam(facts)).toEqual({
      "@type": "SportsTeam",
      name: "Hà Nội FC",
      alternateName: "Hanoi Football Club",
      url: "https://scores.example/en/x",
      sport: "Football",
      foundingDate: "2006",
      coach: { "@type": "Person", name: "A Coach" },
      location: {
        "@type": "StadiumOrArena",
        name: "Hàng Đẫy",
        address: { "@type": "PostalAddress", streetAddress: "9 Trịnh Hoài Đức", addressLocality: "Hà Nội" },
        maximumAttendeeCapacity: 22_500,
      },
      memberOf: [
        { "@type": "SportsOrganization", name: "National Cup" },
        { "@type": "SportsOrganization", name: "V.League 1" },
      ],
    });
  });

  test("without a coach who was made up, and without what is unknown", () => {
    expect(sportsTeam({ ...facts, isCoachInvented: true })).not.toHaveProperty("coach");
    const { team, squad } = info;
    const bare = { team, squad, competitions: [], transfersIn: [], transfersOut: [], trophies: [], sidelined: [] };
    expect(Object.keys(sportsTeam({ ...facts, info: bare }))).toEqual(["@type", "name", "url", "sport"]);
  });
});
