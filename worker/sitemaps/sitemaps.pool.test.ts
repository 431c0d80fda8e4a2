import { describe, expect, test } from "vitest";
import { leagueOf, listAnswer, scheduledRow } from "#contract/test-rows";
import { newsAnswer } from "../feeds/test-news-wire.ts";
import { startEdge } from "../test-edge.ts";

const { country, matchList: _, ...league } = leagueOf();
const success = (result: object) => ({ message: "Success", result: { businessCode: 0, ...result } });
const COMPETITIONS = success({ data: { countries: [{ ...country, leagues: [{ ...league, country }] }] } });
const NONE = success({ data: { countries: [] } });
const TEAM = { id: "70001", key: "ha-noi", name: "Hà Nội FC", type: "TEAM" };

const CONTEST = {
  contestId: "pf-2026w47",
  contestType: 1,
  sportType: 0,
  title: "Predictions of the week",
  startDate: Date.parse("2026-11-16T00:00:00Z"),
  endDate: Date.parse("2026-11-22T14:00:00Z"),
  participated: false,
  participantCount: 7,
  prizes: [],
  isSimulated: true,
};

const ANSWERS: Readonly<Record<string, (search: URLSearchParams) => unknown>> = {
  "/league/all": () => COMPETITIONS,
  "/basketball/league/all": () => NONE,
  "/match/getMatchListv4": (search) =>
    search.get("date") === "2026-11-21" ? listAnswer(leagueOf(scheduledRow)) : listAnswer(),
  "/basketball/match/getMatchList": () => listAnswer(),
  "/team/popular": () => success({ data: [TEAM] }),
  "/basketball/team/popular": () => success({ data: [] }),
  "/team/info": () =>
    success({ teams: { team: { ...TEAM, squad: { player: [{ id: "5", key: "hai", name: "Hải" }] } } } }),
  "/highlight/highlightList": () => success({ data: { list: [], hasNext: false } }),
  "/contest/getContestList": () => success({ data: { list: [CONTEST], hasNext: false } }),
  "/news/getAllNewsList": () => newsAnswer("3", "2", "1"),
};

/** An upstream with a little data of every kind. */
function upstream(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const answer = ANSWERS[pathname];
  return answer ? Response.json(answer(searchParams)) : new Response("not here", { status: 404 });
}

const addressesIn = (text: string): string[] => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one = ""]) => one);

async function read(edge: ReturnType<typeof startEdge>, path: string): Promise<string[]> {
  const answer = await edge.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  return addressesIn(await answer.text());
}

/** Unavailable from the start, on a day of its own: the colo's cache outlives a test. */
const startWithout = () =>
  startEdge({ upstream: () => new Response("down", { status: 503 }), env: { NOW: "2026-12-21T12:00:00Z" } });

test.each(["/sitemap.xml", "/sitemap-en-teams-1.xml", "/sitemap-en-news-1.xml", "/sitemap-en-latest-news.xml"])(
  "where the upstream is down %s is worth another try, and never empty",
  async (path) => {
    const answer = await startWithout().get(path);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
    expect(await answer.text()).not.toContain("<urlset");
  },
);

test("pages that need nobody are listed while the upstream is down", async () => {
  expect(await read(startWithout(), "/sitemap-en-pages-1.xml")).toContain("https://scores.example/en/football/matches");
});

describe("an upstream that is well", () => {
  test("robots.txt leads to the index, the index to sitemaps, and these to pages", async () => {
    const edge = startEdge({ upstream });
    const robots = await (await edge.get("/robots.txt")).text();
    const index = /^Sitemap: https:\/\/scores\.example(\S+)$/m.exec(robots)?.[1] ?? "";
    const files = await read(edge, index);
    const kinds = new Set(files.map((file) => /sitemap-th-(.+)\.xml$/.exec(file)?.[1]));
    expect(kinds).toEqual(
      new Set([
        undefined,
        "pages-1",
        "competitions-1",
        "countries-1",
        ...[1, 2, 3, 4, 5, 6, 7].flatMap((day) => [`teams-${day}`, `matches-${day}`]),
        "players-1",
        "highlights-1",
        "news-1",
        "events-1",
        "latest-news",
      ]),
    );
    for (const file of files.filter((one) => one.includes("-th-"))) {
      const addresses = await read(edge, new URL(file).pathname);
      if (!/-(?:(?:teams|matches)-[^3]|highlights-1)\.xml$/.test(file)) expect(addresses.length).toBeGreaterThan(0);
      for (const address of addresses) expect(address).toMatch(/^https:\/\/scores\.example\/th\//);
    }
  });

  test.each([
    ["competitions-1", "/kh/football/vietnam/v-league-1/table?leagueId=766"],
    ["countries-1", "/kh/football/vietnam-84/standings"],
    ["teams-3", "/kh/football/team/nam-dinh/70002/squad"],
    ["players-1", "/kh/football/player/hai/5/overview"],
    ["matches-3", "/kh/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001"],
    ["news-1", "/kh/news/all/piece-3/3"],
  ])("a sitemap of %s has %s", async (kind, address) => {
    const addresses = await read(startEdge({ upstream }), `/sitemap-kh-${kind}.xml`);
    expect(addresses).toContain(`https://scores.example${address}`);
  });

  test("news search reads the pieces of two days", async () => {
    const addresses = await read(startEdge({ upstream }), "/sitemap-en-latest-news.xml");
    expect(addresses.map((address) => address.split("/").at(-1))).toEqual(["3", "2"]);
  });

  test("a sitemap is made once an hour, one of news each time", async () => {
    const edge = startEdge({ upstream });
    const cacheOf = async (path: string) => (await edge.get(path)).headers.get("Cache-Status");
    expect(await cacheOf("/sitemap-en-teams-1.xml")).toBe("sitemaps; fwd=miss");
    const again = await edge.get("/sitemap-en-teams-1.xml");
    expect(again.headers.get("Cache-Status")).toBe("sitemaps; hit");
    expect(again.headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(await again.text()).toMatch(/^<\?xml.*<\/urlset>\n$/s);
    await edge.pass(3_600_000);
    expect(await cacheOf("/sitemap-en-teams-1.xml")).toBe("sitemaps; fwd=miss");
    for (const _time of [1, 2]) expect(await cacheOf("/sitemap-en-news-1.xml")).toBe("sitemaps; fwd=miss");
    expect((await edge.get("/sitemap-en-news-1.xml")).headers.get("Cache-Control")).toBe("public, no-cache");
  });

  test.each(["/sitemap-en-teams-8.xml", "/sitemap-en-highlights-2.xml", "/sitemap-xx-teams-1.xml", "/sitemap-en.xml"])(
    "there is no %s",
    async (path) => {
      expect((await startEdge({ upstream }).get(path)).status).toBe(404);
    },
  );
});
