import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, site, test } from "./watched-page.ts";

const KB = 1000;

/** Budgets of DESIGN section 11, with a lower bound too: a page that suddenly weighs nothing has lost its matches. */
const PAGES: [what: string, path: string, least: number, most: number][] = [
  ["a Saturday's list of about 500 matches", "/en/football/matches?date=2026-10-17", 15 * KB, 60 * KB],
  ["the same in Khmer", "/kh/football/matches?date=2026-10-17", 15 * KB, 66 * KB],
  ["World Cup 2022, 64 matches and eight tables", "/en/football/worldcup2022/matches", 4 * KB, 22 * KB],
];

for (const [what, path, least, most] of PAGES) {
  test(`${what} weighs between ${least / KB} and ${most / KB} kB of gzip`, async ({ request }) => {
    const bytes = gzipSync(await (await request.get(site(path))).body()).length;
    console.log(`${what}: ${(bytes / KB).toFixed(1)} kB gzip`);
    expect(bytes).toBeGreaterThan(least);
    expect(bytes).toBeLessThan(most);
  });
}

test("the first screen of rows stands in the first 14 kB of gzip", async ({ request }) => {
  const html = await (await request.get(site("/en/football/matches?date=2026-10-17"))).text();
  const rows = [...html.matchAll(/href="\/en\/football\/[^"]+-vs-[^"]+"/g)];
  const afterTenth = html.slice(0, (rows[9]?.index ?? html.length) + 2000);
  expect(gzipSync(afterTenth).length).toBeLessThan(14 * KB);
});

test("reading needs no script request; the first touch brings at most 110 kB of brotli", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(site("/en/football/matches?date=2026-10-17"), { waitUntil: "load" });
  expect(scripts).toEqual([]);

  await page.keyboard.press("ArrowDown");
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  let bytes = 0;
  for (const url of new Set(scripts)) bytes += brotliCompressSync(await (await page.request.get(url)).body()).length;
  console.log(`scripts after the first touch: ${(bytes / KB).toFixed(1)} kB brotli in ${new Set(scripts).size} files`);
  expect(bytes).toBeGreaterThan(30 * KB);
  expect(bytes).toBeLessThan(110 * KB);
});
