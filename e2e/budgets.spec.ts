import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, site, test } from "./watched-page.ts";

const KB = 1000;

/** Least and most gzip bytes: a page that suddenly weighs nothing has lost its matches. */
const PAGES: [what: string, path: string, least: number, most: number][] = [
  ["a Saturday's list of about 500 matches", "/en/football/matches?date=2026-10-17", 15 * KB, 46 * KB],
  ["the same in Khmer", "/kh/football/matches?date=2026-10-17", 15 * KB, 50 * KB],
  ["World Cup 2022, 64 matches and eight tables", "/en/football/worldcup2022/matches", 4 * KB, 14 * KB],
];

for (const [what, path, least, most] of PAGES) {
  test(`${what} weighs between ${least / KB} and ${most / KB} kB of gzip`, async ({ request }) => {
    const bytes = gzipSync(await (await request.get(site(path))).body()).length;
    console.log(`${what}: ${(bytes / KB).toFixed(1)} kB gzip`);
    expect(bytes).toBeGreaterThan(least);
    expect(bytes).toBeLessThan(most);
  });
}

// The quietest days of the reference upstream have more than ninety matches: 60 are reckoned from one of them.
test("a list of 60 matches weighs at most 14 kB of gzip", async ({ request }) => {
  const html = await (await request.get(site("/en/football/matches?date=2026-06-22"))).text();
  const rows = html.match(/<a class="m".*?<\/a>/g) ?? [];
  const whole = gzipSync(html).length;
  const frame = gzipSync(html.replace(/<section class="g card".*<\/section>/, "")).length;
  const perMatch = (whole - frame) / rows.length;
  console.log(`${rows.length} matches: ${(whole / KB).toFixed(1)} kB gzip, ${perMatch.toFixed(0)} bytes a match`);
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.length).toBeLessThan(120);
  expect(perMatch).toBeGreaterThan(30);
  expect(frame + 60 * perMatch).toBeLessThan(14 * KB);
});

test("the first screen of rows stands in the first 14 kB of gzip", async ({ request }) => {
  const html = await (await request.get(site("/en/football/matches?date=2026-10-17"))).text();
  const rows = [...html.matchAll(/href="\/en\/football\/[^"]+-vs-[^"]+"/g)];
  const afterTenth = html.slice(0, (rows[9]?.index ?? html.length) + 2000);
  expect(gzipSync(afterTenth).length).toBeLessThan(14 * KB);
});

test("reading needs no script request; the first touch brings at most 100 kB of brotli, words included", async ({
  page,
}) => {
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
  expect(bytes).toBeLessThan(100 * KB);
});
