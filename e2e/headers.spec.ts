import { expect, site, test } from "./watched-page.ts";

const ADDRESSES = [
  "/en/football/matches",
  "/en/football/worldcup2022/matches",
  "/",
  "/api/ip",
  "/api/soccerLeague/leagueList?locale=en",
  "/en/football/matches?date=x",
  "/robots.txt",
];

for (const path of ADDRESSES) {
  test(`${path} carries the security headers and says how it may be cached`, async ({ request }) => {
    const headers = (await request.get(site(path), { maxRedirects: 0 })).headers();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBeTruthy();
    if (path === "/robots.txt") return;
    expect(headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
    expect(headers["referrer-policy"]).toBeTruthy();
    expect(headers["permissions-policy"]).toBeTruthy();
    expect(headers["x-request-id"]).toBeTruthy();
    expect(headers["cache-status"]).toBeTruthy();
    expect(headers["server-timing"]).toMatch(/dur=/);
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  });
}

test("a page has a nonce of its own each time, from the cache too", async ({ request }) => {
  const nonces = new Set<string>();
  for (let time = 0; time < 3; time += 1) {
    const answer = await request.get(site("/en/football/matches?date=2026-10-16"));
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()["content-security-policy"] ?? "")?.[1] ?? "";
    expect(nonce.length).toBeGreaterThanOrEqual(20);
    expect(await answer.text()).toContain(`nonce="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test("every answer says which cache gave it and how long it took", async ({ request }) => {
  for (const path of [
    "/en/football/matches?date=2026-10-15",
    "/api/match/getMatchListv4?date=2026-10-15&timeZone=UTC&locale=en",
  ]) {
    await request.get(site(path));
    const headers = (await request.get(site(path))).headers();
    expect(headers["cache-status"]).toMatch(/hit/);
    expect(headers["server-timing"]).toMatch(/dur=/);
  }
});

test("/api/ip answers in the specification's shape from the request itself", async ({ request }) => {
  const answer = await request.get(site("/api/ip"), { headers: { "cf-ipcountry": "KH" } });
  expect(await answer.json()).toMatchObject({ message: "Success", result: { countryCode: "KH" } });
  expect(answer.headers()["cache-control"]).toContain("no-store");
});
