import { SPORTS } from "../contract/tables/sports.ts";
import { statedTwice } from "./one-fact.ts";
import { expect, site, test } from "./watched-page.ts";

/** Matches of each sport, of all states: the day has some that are over, some in play and some to come. */
const MATCHES = 8;
const TABS = ["", "/h2h", "/analysis/details"];
const MATCH = /href="\/en(\/\w+\/[^"#?/]+\/[^"/]+\/[^"/]+\/\d+)"/g;
const TEAM = /href="(\/en\/\w+\/team\/[^"]+\/overview)"/;

for (const { code: sport } of SPORTS) {
  test(`no page of ${sport} states two things of one fact`, async ({ request }) => {
    const htmlOf = async (path: string) => (await request.get(site(path))).text();
    const list = [...new Set([...(await htmlOf(`/en/${sport}/matches`)).matchAll(MATCH)].map(([, path]) => path))];
    const matches = list.filter((_, index) => index % Math.ceil(list.length / MATCHES) === 0);
    expect(matches.length).toBeGreaterThan(MATCHES / 2);
    const stated = [];
    for (const match of matches) {
      const pages = [];
      for (const tab of TABS) pages.push(await htmlOf(`/en${match}${tab}`));
      const team = TEAM.exec(pages[0] ?? "")?.[1];
      if (team) pages.push(await htmlOf(team));
      stated.push(...pages.flatMap(statedTwice).map((one) => ({ match, ...one })));
    }
    expect(stated.length).toBeGreaterThan(MATCHES);
    expect(stated.filter(({ one, other }) => one !== other)).toEqual([]);
  });
}
