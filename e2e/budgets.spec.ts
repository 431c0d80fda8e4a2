import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Page, Request } from "playwright/test";
import { ISLANDS, type IslandName } from "../app/islands.ts";
import { LOCALE_CODES } from "../contract/tables/locales.ts";
import { findGuide } from "./find-guide.ts";
import { longestGuide } from "./guide-texts.ts";
import { GROUP_CLASS, ROW_CLASS } from "./list-classes.ts";
import { afterRequestsUntilNow, untilScriptRuns } from "./page-ready.ts";
import { sampleAddress } from "./page-samples.ts";
import { signUp } from "./sign-up.ts";
import { fullThreads, storeComments } from "./store-comments.ts";
import { atSite, expect, site, test } from "./watched-page.ts";

const KB = 1000;
const SATURDAY = "/en/football/matches?date=2026-10-17";

/** Minimum and maximum gzip bytes: a page that suddenly weighs nothing has lost its matches. */
const PAGES: [what: string, path: string, least: number, most: number][] = [
  ["a Saturday's list of about 500 matches", SATURDAY, 20 * KB, 62 * KB],
  // Thai takes three bytes per letter, and most clubs have Thai names. 3 kB are the ids of five hundred stars, which a
  // form sends without script.
  ["the same in Thai", "/th/football/matches?date=2026-10-17", 20 * KB, 71 * KB],
  ["the same in Khmer", "/kh/football/matches?date=2026-10-17", 20 * KB, 66 * KB],
  ["a Saturday of basketball", "/en/basketball/matches?date=2026-11-21", 8 * KB, 22 * KB],
  ["World Cup 2022, 64 matches and eight tables", "/en/football/worldcup2022/matches", 4 * KB, 22.4 * KB],
  ["a match", "/football/:countryKey/:leagueKey/:matchName/:matchId", 2 * KB, 25.8 * KB],
];

for (const [what, path, least, most] of PAGES) {
  test(`${what} weighs between ${least / KB} and ${most / KB} kB of gzip`, async ({ request }) => {
    const address = path.includes(":") ? `/en${await sampleAddress(atSite(request), { path, query: [] })}` : path;
    const bytes = gzipSync(await (await request.get(site(address))).body()).length;
    console.log(`${what}: ${(bytes / KB).toFixed(1)} kB gzip`);
    expect(bytes).toBeGreaterThan(least);
    expect(bytes).toBeLessThan(most);
  });
}

for (const locale of LOCALE_CODES) {
  test(`the longest guide in ${locale} weighs at most 21.3 kB of gzip with its comments`, async ({ request }) => {
    const slug = longestGuide(locale);
    const { newsId, path } = await findGuide(request, slug, locale);
    await storeComments(newsId, fullThreads(locale, slug));
    const html = await (await request.get(site(path))).text();
    const bytes = gzipSync(html).length;
    const shown = html.match(/<li id="comment-/g)?.length ?? 0;
    console.log(`${path}: ${(bytes / KB).toFixed(1)} kB gzip with ${shown} comments and replies`);
    expect(shown).toBeGreaterThanOrEqual(4);
    expect(bytes).toBeGreaterThan(15 * KB);
    expect(bytes).toBeLessThan(21.3 * KB);
  });
}

const ROW = new RegExp(`<div class="${ROW_CLASS} [^>]*>.*?</button></div>`, "gs");
/** A competition without remaining rows. */
const EMPTY_GROUP = new RegExp(
  `<details class="${GROUP_CLASS}[^>]*><summary.*?</summary>\\s*(?:<a class="[^"]*to-competition".*?</a>)?\\s*</details>`,
  "gs",
);

// The reference upstream's quietest days have more than ninety matches: 60 are extrapolated from one of them.
test("a list of 60 matches weighs at most 16.2 kB of gzip", async ({ request }) => {
  const page = await (await request.get(site("/en/football/matches?date=2026-06-21"))).text();
  // The deferred rows of a list of more than 60 would be immediate in one of 60.
  const html = page.replace(/<\/?noscript>/g, "");
  const rows = html.match(ROW) ?? [];
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.length).toBeLessThan(120);
  let count = 0;
  const shortened = html.replace(ROW, (row) => {
    count += 1;
    return count <= 60 ? row : "";
  });
  // A competition is listed only with matches.
  const bytes = gzipSync(shortened.replace(EMPTY_GROUP, "")).length;
  console.log(`60 of ${rows.length} matches: ${(bytes / KB).toFixed(1)} kB gzip`);
  expect(bytes).toBeGreaterThan(5 * KB);
  expect(bytes).toBeLessThan(16.2 * KB);
});

test("the first screen of rows stands in the first 14 kB of gzip", async ({ request }) => {
  const html = await (await request.get(site(SATURDAY))).text();
  const tenth = [...html.matchAll(ROW)][9];
  if (!tenth) throw new Error("no ten rows");
  const bytes = gzipSync(html.slice(0, tenth.index + tenth[0].length)).length;
  console.log(`up to the tenth row: ${(bytes / KB).toFixed(1)} kB gzip`);
  expect(bytes).toBeLessThan(14 * KB);
});

/** The scripts that a page requests from now on. */
function watchScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  return scripts;
}

test("reading needs no file of script; what comes by itself after that weighs at most 26.6 kB of brotli", async ({
  page,
}) => {
  const scripts = watchScripts(page);
  let beforeLoad = -1;
  page.once("load", () => {
    beforeLoad = scripts.size;
  });
  // On a fast machine the response would arrive before the test waits for it.
  const liveAnswer = page.waitForResponse(/\/live\/football/);
  await page.goto(site(SATURDAY), { waitUntil: "load" });
  expect(beforeLoad).toBe(0);
  await untilScriptRuns(page);
  await liveAnswer;
  let bytes = 0;
  // Files and texts of islands do not count: they are preloaded when the page is idle, only on a fast connection
  // (islands.spec.ts).
  const texts = (await page.locator("#page-script").getAttribute("data-translations")) ?? "";
  const isOwn = ({ pathname }: URL) =>
    !pathname.startsWith("/assets/island-") && (!pathname.startsWith("/assets/texts/") || texts.includes(pathname));
  const own = [...scripts].filter((url) => isOwn(new URL(url)));
  for (const url of own) bytes += brotliCompressSync(await (await page.request.get(url)).body()).length;
  console.log(`scripts after the load: ${(bytes / KB).toFixed(1)} kB brotli in ${own.length} files`);
  expect(bytes).toBeGreaterThan(5 * KB);
  expect(bytes).toBeLessThan(26.6 * KB);
});

test("islands share a runtime of at most 53 kB of brotli, and weigh little themselves", async ({ page, request }) => {
  await page.goto(site("/en/search"), { waitUntil: "commit" });
  const lists = await page
    .locator("#page-script")
    .evaluate((block) =>
      [...block.attributes]
        .filter(({ name }) => name.startsWith("data-island-"))
        .map(({ name, value }) => [name.slice("data-island-".length), value.split(" ")] as const),
    );
  const weigh = async (files: readonly string[]) => {
    let bytes = 0;
    for (const file of files) bytes += brotliCompressSync(await (await request.get(site(file))).body()).length;
    return bytes;
  };
  const [[, [runtime = ""] = []] = []] = lists;
  const shared = await weigh([runtime]);
  console.log(`runtime of islands: ${(shared / KB).toFixed(1)} kB brotli`);
  expect(shared).toBeGreaterThan(30 * KB);
  expect(shared).toBeLessThan(53 * KB);
  for (const [name, files] of lists) {
    expect(files[0]).toBe(runtime);
    const own = files.filter((file) => file !== runtime && file.endsWith(".js") && !file.includes("/texts/"));
    const bytes = await weigh(own);
    console.log(`island ${name}: ${(bytes / KB).toFixed(1)} kB brotli in ${own.length} files`);
    expect(bytes).toBeLessThan((ISLANDS[name as IslandName].budget ?? 3) * KB);
  }
});

/** What a list loads by itself until it requests the file of a preloaded island. */
async function watchList(page: Page, island: string): Promise<Set<string>> {
  const files = new Set<string>();
  const watch = (request: Request) => {
    if (["script", "stylesheet", "fetch"].includes(request.resourceType()))
      files.add(request.url().split("?")[0] ?? "");
  };
  page.on("request", watch);
  await page.goto(site(SATURDAY), { waitUntil: "load" });
  await untilScriptRuns(page);
  await expect.poll(() => [...files].some((file) => file.includes(`/island-${island}`))).toBe(true);
  await afterRequestsUntilNow(page);
  page.off("request", watch);
  return files;
}

// 12 kB before members had stars and matches of their own.
test("a member's list loads at most 15.8 kB of brotli more than a guest's before they touch it", async ({ page }) => {
  const guests = await watchList(page, "search");
  expect([...guests].filter((file) => /account|live-video|own-matches|stars|\/api\/(me|fav)/i.test(file))).toEqual([]);
  await signUp(page);
  const members = await watchList(page, "account-menu");
  // Guests, too, load the runtime of islands when they touch one, poll for changes, and fetch the same list of contests
  // under another name.
  const isForAll = (file: string) => guests.has(file) || /\/island-runtime|\/live\/football|\/contest\//.test(file);
  const more = [...members].filter((file) => !isForAll(file));
  let bytes = 0;
  for (const file of more) bytes += brotliCompressSync(await (await page.request.get(file)).body()).length;
  console.log(`more for a member: ${(bytes / KB).toFixed(1)} kB brotli in ${more.length} files: ${more.join(" ")}`);
  expect(bytes).toBeGreaterThan(1 * KB);
  expect(bytes).toBeLessThan(15.8 * KB);
});
