import { readFileSync } from "node:fs";
import path from "node:path";
import "./trusted-markup.ts";
import { untilScriptRuns } from "./page-ready.ts";
import { expect, faultySite, site, test } from "./watched-page.ts";

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

test.describe("a page", () => {
  test.use({ expectedFaults: /Trusted ?(?:HTML|ScriptURL|Type)/ });

  for (const path of ["/en/football/matches", "/en/search"]) {
    test(`${path} makes elements and scripts of no text but by the policy`, async ({ page }) => {
      await page.goto(site(path));
      await untilScriptRuns(page);
      const refused = await page.evaluate(() => {
        const attempts: Record<string, () => unknown> = {
          markup: () => document.body.insertAdjacentHTML("beforeend", "<b>injected</b>"),
          document: () => new DOMParser().parseFromString("<b>injected</b>", "text/html"),
          script: () => Object.assign(document.createElement("script"), { src: "/assets/x.js" }),
          policy: () => window.trustedTypes.createPolicy("other", {}),
          second: () => window.trustedTypes.createPolicy("matchlight", {}),
        };
        return Object.entries(attempts).flatMap(([name, attempt]) => {
          try {
            attempt();
            return [];
          } catch {
            return [name];
          }
        });
      });
      expect(refused).toEqual(["markup", "document", "script", "policy", "second"]);
    });
  }
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

test("a poll for news of matches says little, and may be cached by nobody on its way", async ({ request }) => {
  const answer = await request.get(site(`/live/football?since=${Date.parse("2026-10-17T14:20:00Z")}`));
  expect(answer.status()).toBe(200);
  const headers = answer.headers();
  expect(headers["content-type"]).toContain("application/json");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["cache-control"]).toContain("no-store");
  expect(headers["set-cookie"]).toBeUndefined();
});

test("the browser's worker is looked for anew at each visit", async ({ request }) => {
  const answer = await request.get(site("/sw.js"));
  expect(answer.status()).toBe(200);
  const headers = answer.headers();
  expect(headers["content-type"]).toContain("javascript");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["cache-control"]).toMatch(/no-cache|max-age=0/);
});

for (const [what, path, sharing] of [
  ["the browser's worker", "/sw.js", "same-origin"],
  ["a text", "/robots.txt", "same-origin"],
  ["a flag", "/flags/br.svg", "cross-origin"],
  ["an icon", "/icon.svg", "cross-origin"],
  ["a bitmap", "/apple-touch-icon.png", "cross-origin"],
  ["a missing file", "/assets/none.js", "same-origin"],
] as const) {
  test(`${what} has one policy, and says who may load it`, async ({ request }) => {
    const answer = await request.get(site(path));
    const named = (name: string) => answer.headersArray().filter((field) => field.name.toLowerCase() === name);
    const [policy, ...more] = named("content-security-policy");
    expect(more).toEqual([]);
    expect(policy?.value).toMatch(/^default-src 'none'; [^,]*frame-ancestors 'none'[^,]*$/);
    expect(named("cross-origin-resource-policy").map(({ value }) => value)).toEqual([sharing]);
    expect(answer.headers()["strict-transport-security"]).toMatch(/max-age=\d{8}/);
  });
}

test("preferences are taken from this site's own pages only, and lead back to a page of it", async ({ request }) => {
  const ask = (form: Record<string, string>, origin = site("")) =>
    request.post(site("/en/settings"), { form, headers: { origin }, maxRedirects: 0 });
  const taken = await ask({ theme: "dark", back: "/en/football/matches" });
  expect(taken.status()).toBe(303);
  expect(taken.headers().location).toBe("/en/football/matches");
  expect(taken.headers()["set-cookie"]).toContain("theme=dark");
  expect(taken.headers()["cache-control"]).toContain("no-store");
  expect(taken.headers()["x-content-type-options"]).toBe("nosniff");
  for (const refused of [
    await ask({ theme: "dark", back: "/en/football/matches" }, "https://evil.example"),
    await ask({ theme: "dark", back: "//evil.example/" }),
    await ask({ theme: "dark", back: "https://evil.example/" }),
    await ask({ theme: "pink", back: "/en/football/matches" }),
  ]) {
    expect(refused.status()).toBeGreaterThanOrEqual(400);
    expect(refused.status()).toBeLessThan(500);
    expect(refused.headers()["set-cookie"]).toBeUndefined();
    expect(refused.headers().location).toBeUndefined();
  }
});

test("a form that is too large is refused in the page's language, whether it says its size or not", async () => {
  for (const path of ["/th/settings", "/th/preferences"]) {
    const body = `theme=${"x".repeat(100_000)}`;
    const headers = { origin: site(""), "content-type": "application/x-www-form-urlencoded" };
    const answer = await fetch(site(path), { method: "POST", body, headers });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('lang="th"');
  }
  const body = new Blob([`theme=${"x".repeat(100_000)}`]).stream();
  const headers = { origin: site(""), "content-type": "application/x-www-form-urlencoded" };
  const answer = await fetch(site("/th/settings"), { method: "POST", body, headers, duplex: "half" } as RequestInit);
  expect(answer.status).toBe(413);
  // The local proxy in front of the worker loses a connection whose body nobody reads, and with it what comes next.
  await expect.poll(async () => (await fetch(site("/api/ip"))).status).toBe(200);
});

test("a report of a browser is taken without a word", async ({ request }) => {
  const data = JSON.stringify([
    { type: "csp-violation", body: { documentURL: site("/en"), effectiveDirective: "img-src" } },
  ]);
  const answer = await request.post(site("/reports"), {
    data,
    headers: { "content-type": "application/reports+json" },
  });
  expect([answer.status(), await answer.text()]).toEqual([204, ""]);
});

test.describe("what a page's policy refuses", () => {
  // Without an upstream the page says so, under the policy of any page.
  test.use({ allowedStatuses: [503], expectedFaults: /refused-by-policy|frame-src/ });

  test("is reported by the browser, and stands in the log", async ({ page }) => {
    // With `report-to` browsers send at their own time, and over HTTPS only.
    await page.route(faultySite("/en/search"), async (route) => {
      const response = await route.fetch();
      const policy = response.headers()["content-security-policy"]?.replace(/; report-to \w+/, "") ?? "";
      await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
    });
    await page.goto(faultySite("/en/search"));
    const reported = page.waitForRequest(faultySite("/reports"));
    const blocked = faultySite(`/refused-by-policy/${crypto.randomUUID()}`);
    await page.evaluate((address) => {
      document.body.appendChild(document.createElement("iframe")).src = address;
    }, blocked);
    expect((await (await reported).response())?.status()).toBe(204);
    const log = path.resolve(`.wrangler/edge-${new URL(faultySite("/")).port}.log`);
    const violations = () =>
      readFileSync(log, "utf8")
        .split("\n")
        .filter((line) => line.includes('"csp_violation"') && line.includes(blocked));
    await expect.poll(violations).toHaveLength(1);
    expect(JSON.parse(violations()[0] ?? "")).toMatchObject({
      directive: "frame-src",
      page: faultySite("/en/search"),
      blocked,
    });
  });
});

test("/api/ip answers in the specification's shape from the request itself", async ({ request }) => {
  const answer = await request.get(site("/api/ip"), { headers: { "cf-ipcountry": "KH" } });
  expect(await answer.json()).toMatchObject({ message: "Success", result: { countryCode: "KH" } });
  expect(answer.headers()["cache-control"]).toContain("no-store");
});
