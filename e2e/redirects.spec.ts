import { expect, site, test } from "./watched-page.ts";

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
  [{}, "/en/nothing/here", "/en/football/matches", 302],
];

for (const [headers, path, to, status] of FIRST_STEPS) {
  test(`${path} ${JSON.stringify(headers)} leads to ${to}`, async ({ request }) => {
    const answer = await request.get(site(path), { headers, maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    expect(answer.headers().location).toBe(to);
    if (status === 302) expect(answer.headers()["cache-control"]).toContain("no-store");
    expect((await request.get(site(to))).status()).toBe(200);
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
