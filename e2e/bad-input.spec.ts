import { readFileSync } from "node:fs";
import { LOCALES, type LocaleCode, localeRow } from "../contract/tables/locales.ts";
import { COMPETITION_TABS } from "../contract/tables/paths.ts";
import { englishOnly, RAW_KEY, textsOf } from "./page-texts.ts";
import { languagesOfTurn } from "./visits.ts";
import { axeFindings, expect, site, test } from "./watched-page.ts";

const textsOfList = (code: LocaleCode): { outOfReach: string; empty: string } =>
  JSON.parse(readFileSync(new URL(`../locales/${code}/matches.json`, import.meta.url), "utf8"));

test.use({ allowedStatuses: [400, 404, 414] });

const WRONG = [
  ["/football/matches?date=2026-02-30", 400],
  ["/football/matches?date=1850-01-01", 404],
  ["/football/vietnam/v-league-1/a-vs-b/999999", 404],
] as const;

for (const [turn, [wrong, status]] of WRONG.entries()) {
  for (const code of languagesOfTurn(turn, 2)) {
    const path = `/${code}${wrong}`;
    test(`${path} is a ${status} page with a way on`, async ({ page }) => {
      const response = await page.goto(site(path));
      expect(response?.status()).toBe(status);
      expect(response?.headers()["cache-control"]).toContain("no-");
      await expect(page.locator("html")).toHaveAttribute("lang", localeRow(code).tag);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(`main a[href^="/${code}/football/matches"]`).first()).toBeVisible();
      expect(await page.content()).not.toMatch(/\bat .+\.(js|ts):\d+/);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}

test("what is wrong with an address is said in every language", async ({ request }) => {
  for (const { code, tag } of LOCALES) {
    for (const [wrong, status] of WRONG) {
      const answer = await request.get(site(`/${code}${wrong}`));
      const html = await answer.text();
      expect([code, wrong, answer.status()]).toEqual([code, wrong, status]);
      expect(html).toContain(`<html lang="${tag}"`);
      const texts = textsOf(html);
      expect(texts.filter((text) => RAW_KEY.test(text))).toEqual([]);
      const foreign = code === "en" ? new Set<string>() : englishOnly(code);
      expect(texts.filter((text) => foreign.has(text))).toEqual([]);
    }
  }
});

for (const season of ["1901-02", "2030-31", "2098-99"]) {
  test(`a competition without a season ${season} has no page and no answer for it`, async ({ request }) => {
    for (const tab of COMPETITION_TABS) {
      const path = `/en/football/england/premier-league/${tab}?leagueId=101&season=${season}`;
      expect([path, (await request.get(site(path))).status()]).toEqual([path, 404]);
    }
    const answer = await request.get(site(`/api/soccerLeague/ranking?leagueId=101&season=${season}`));
    expect([answer.status(), (await answer.json()).result.field]).toEqual([404, "season"]);
  });
}

test("a day outside the calendar is not for search engines, and says so only without matches", async ({ request }) => {
  for (const { code } of LOCALES) {
    const { outOfReach, empty } = textsOfList(code);
    for (const date of ["1901-09-07", "2020-01-01"]) {
      const html = await (await request.get(site(`/${code}/football/matches?date=${date}`))).text();
      expect([date, html.includes(outOfReach)]).toEqual([date, html.includes(empty)]);
      expect(html).toMatch(/<meta name="robots" content="noindex/);
    }
    expect(await (await request.get(site(`/${code}/football/matches`))).text()).not.toContain(outOfReach);
  }
});

const CALLS: [method: string, path: string, status: number, field: string][] = [
  ["GET", "/api/match/getMatchListv4?date=2026-13-01&timeZone=Asia/Bangkok", 400, "date"],
  ["GET", "/api/match/getMatchListv4?date=2026-10-17&timeZone=Mars/Olympus", 400, "timeZone"],
  ["GET", "/api/match/getMatchListv4?date=2026-10-17&size=100000000", 400, "size"],
  ["GET", "/api/match/score", 400, "matchId"],
  ["GET", "/api/match/info?matchId=1", 404, "matchId"],
  ["GET", "/api/soccerLeague/ranking?leagueId=424242", 404, "leagueId"],
  ["GET", "/api/nothing/here", 404, "path"],
  ["POST", "/api/match/getMatchListv4", 405, "method"],
  ["GET", `/api/match/getMatchListv4?x=${"a".repeat(10_000)}`, 414, "query"],
];

for (const [method, path, status, field] of CALLS) {
  test(`${method} ${path.slice(0, 80)} is ${status} as JSON`, async ({ request }) => {
    const answer = await request.fetch(site(path), { method });
    expect(answer.status()).toBe(status);
    expect(answer.headers()["content-type"]).toContain("application/json");
    const body = await answer.json();
    expect(body.result.businessCode).not.toBe(0);
    expect(body.result.field).toBe(field);
    expect(body.result.message).toBe(body.message);
    expect(JSON.stringify(body)).not.toMatch(/\.ts:|\.js:|node_modules/);
  });
}

test("a page with a query string of 10 kB is refused in the visitor's language", async ({ request }) => {
  const answer = await request.get(site(`/th/football/matches?x=${"a".repeat(10_000)}`));
  expect(answer.status()).toBe(414);
  expect(await answer.text()).toContain('lang="th"');
});

// The platform itself refuses such an address (Cloudflare from 32 kB, the local runtime from 64 kB), with its own text.
for (const path of ["/th/football/matches", "/api/match/getMatchListv4"]) {
  test(`${path} with a query string of 100 kB is refused`, async ({ request }) => {
    const answer = await request.get(site(`${path}?x=${"a".repeat(100_000)}`));
    expect(answer.status()).toBe(414);
    expect(await answer.text()).not.toMatch(/\.ts:|\.js:|node_modules/);
  });
}

for (const cookie of ["locale=%%%", "tz=../../x; locale=xx", "=; ;;", `tz=${"A".repeat(3000)}`]) {
  test(`a broken cookie (${cookie.slice(0, 30)}) harms nothing`, async ({ request }) => {
    const answer = await request.get(site("/th/football/matches"), { headers: { cookie } });
    expect(answer.status()).toBe(200);
  });
}
