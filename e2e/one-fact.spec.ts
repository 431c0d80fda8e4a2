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
    const matchesOf = async (path: string) => [
      ...new Set([...(await htmlOf(path)).matchAll(MATCH)].map(([, match]) => match)),
    ];
    const list = await matchesOf(`/en/${sport}/matches`);
    const inPlay = (await matchesOf(`/en/${sport}/matches?show=live`)).slice(0, 2);
    expect(inPlay).not.toEqual([]);
    const matches = [...inPlay, ...list.filter((_, index) => index % Math.ceil(list.length / MATCHES) === 0)];
    expect(matches.length).toBeGreaterThan(MATCHES / 2);
    const stated = [];
    for (const match of matches) {
      const pages = await Promise.all(TABS.map((tab) => htmlOf(`/en${match}${tab}`)));
      const team = TEAM.exec(pages[0] ?? "")?.[1];
      if (team) pages.push(await htmlOf(team));
      stated.push(...pages.flatMap(statedTwice).map((one) => ({ match, ...one })));
    }
    expect(stated.length).toBeGreaterThan(MATCHES);
    expect(stated.filter(({ one, other }) => one !== other)).toEqual([]);
  });
}
