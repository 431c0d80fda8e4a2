import type { APIRequestContext } from "playwright/test";
import { matchPage } from "../contract/tables/pages/pages.ts";
import { fillPattern, RESERVED_SLUGS } from "../contract/tables/path-pattern.ts";
import { SHORT_LINKS } from "../contract/tables/short-links.ts";
import { sampleParameters } from "./page-samples.ts";
import { atSite, expect, site, test } from "./watched-page.ts";

const FIRST_STEPS: [headers: Record<string, string>, path: string, to: string, status: number][] = [
  [{ "cf-ipcountry": "TH" }, "/", "/th/football/matches", 302],
  [{ "cf-ipcountry": "VN" }, "/", "/vn/football/matches", 302],
  [{ "cf-ipcountry": "KH" }, "/", "/kh/football/matches", 302],
  [{ "cf-ipcountry": "HK" }, "/", "/zh-Hant/football/matches", 302],
  [{ "cf-ipcountry": "BR" }, "/", "/pt/football/matches", 302],
  [{ "cf-ipcountry": "SG", "accept-language": "zh-CN,zh;q=0.9" }, "/", "/zh-Hans/football/matches", 302],
  [{ "cf-ipcountry": "DE", "accept-language": "de-DE,zh-TW;q=0.5" }, "/", "/zh-Hant/football/matches", 302],
  [{ "cf-ipcountry": "TH", cookie: "locale=en" }, "/", "/en/football/matches", 302],
  [{ "cf-ipcountry": "TH" }, "/football/matches?date=2026-10-18", "/th/football/matches?date=2026-10-18", 302],
  [{}, "/vi/football/matches", "/vn/football/matches", 301],
  [{}, "/km/football/matches?date=2026-10-18", "/kh/football/matches?date=2026-10-18", 301],
  [{}, "/EN/football/matches/", "/en/football/matches", 301],
  [{}, "/en", "/en/football/matches", 302],
  [{}, "/en/nothing/here?date=2026-10-18", "/en/football/matches", 302],
  [{}, "/en/football/foo/matches", "/en/football/matches", 302],
  [{}, "/en/football/gunners/103?leagueId=103", "/en/football/europe/champions-league/matches?leagueId=103", 301],
  [{}, "/en/football/x/y-103", "/en/football/europe/champions-league/matches?leagueId=103", 301],
  [{}, "/vi/football/v-league/v-league-766", "/vn/football/vietnam/v-league-1/matches?leagueId=766", 301],
  [{}, "/en/football/cups/cup?leagueId=75", "/en/football/world/world-cup/matches?leagueId=75", 301],
];

for (const [headers, path, to, status] of FIRST_STEPS) {
  test(`${path} ${JSON.stringify(headers)} leads to ${to}`, async ({ request }) => {
    const answer = await request.get(site(path), { headers, maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    expect(answer.headers().location).toBe(to);
    if (status === 302) expect(answer.headers()["cache-control"]).toContain("no-store");
    expect(await statusOf(request, to)).toBe(200);
  });
}

for (const path of [
  "//evil.example",
  "/%2f%2fevil.example",
  "/\\evil.example",
  "/%5cevil.example",
  "/en//evil.example/..",
  "/en/%2f%2fevil.example",
]) {
  test(`${path} never leads off this site`, async ({ request }) => {
    const answer = await request.get(`${process.env.E2E_SITE}${path}`, { maxRedirects: 0 });
    expect(answer.status()).toBeLessThan(500);
    const { location } = answer.headers();
    if (location) expect(new URL(location, process.env.E2E_SITE).origin).toBe(process.env.E2E_SITE);
  });
}

/** Statuses of redirect targets in this worker process: many redirects share one. */
const reached = new Map<string, number>();

async function statusOf(request: APIRequestContext, path: string): Promise<number> {
  const status = reached.get(path) ?? (await request.get(site(path), { maxRedirects: 0 })).status();
  reached.set(path, status);
  return status;
}

/** An address of each rule with real names and ids, and with each reserved word in each position. */
const addressesOf = (from: string, real: Record<string, string>): string[] => {
  const places = Object.keys(real).filter((name) => from.includes(`:${name}`));
  const wrong = places.flatMap((place) => RESERVED_SLUGS.map((word) => fillPattern(from, { ...real, [place]: word })));
  return [fillPattern(from, real), ...wrong];
};

for (const { from } of SHORT_LINKS) {
  test(`whatever stands in ${from}, a permanent redirect ends in one hop at a page`, async ({ request }) => {
    const sport = from.startsWith("/basketball") ? "basketball" : "football";
    const queries = from.endsWith("/:leagueKey") ? ["", "?leagueId=103", "?leagueId=192", "?leagueId=766"] : [""];
    for (const path of addressesOf(from, await sampleParameters(atSite(request), sport))) {
      for (const query of queries) {
        const address = `/vn${path}${query}`;
        const answer = await request.get(site(address), { maxRedirects: 0 });
        expect([200, 301, 302, 400, 404], address).toContain(answer.status());
        const { location } = answer.headers();
        if (!location) continue;
        // A page for members redirects guests itself.
        const isForMembers = matchPage(location.slice("/vn".length).split("?")[0] ?? "")?.page.isForMembers === true;
        const expected = isForMembers ? 302 : 200;
        expect([address, location, await statusOf(request, location)]).toEqual([address, location, expected]);
      }
    }
  });
}
