import type { Page } from "playwright/test";
import { untilScriptRuns } from "./page-ready.ts";
import { WORDS } from "./translations.ts";
import { expect, SHORT_LIST, site, test } from "./watched-page.ts";

/** Paths of prefetched pages; files of islands, loaded at idle, do not count. */
function prefetchesOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["sec-purpose"]?.startsWith("prefetch")) {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith("/assets/")) paths.push(pathname);
    }
  });
  return paths;
}

// Browsers prefetch nothing while requests are intercepted.
test.use({ pictures: true });

test.describe("with a mouse", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("a link that the pointer rests on is prefetched once, and shown without another request", async ({ page }) => {
    const prefetches = prefetchesOf(page);
    await page.goto(site(SHORT_LIST));
    await untilScriptRuns(page);
    const news = page.locator("header").getByRole("link", { name: WORDS.frame.nav.news });
    const response = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/en/news");
    await news.hover();
    expect((await response).status()).toBe(200);
    expect(prefetches).toEqual(["/en/news"]);
    await (await response).finished();

    await news.click();
    await expect(page).toHaveURL(site("/en/news"));
    const delivery = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType("navigation") as (PerformanceEntry & { deliveryType?: string })[];
      return visit?.deliveryType;
    });
    expect(delivery).toBe("navigational-prefetch");
    expect(prefetches).toEqual(["/en/news"]);
  });

  test("other languages are not prefetched", async ({ page }) => {
    const prefetches = prefetchesOf(page);
    await page.goto(site(SHORT_LIST));
    await untilScriptRuns(page);
    await page.locator("#languages a[data-locale=th]").hover();
    const response = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/en/news");
    await page.locator("header").getByRole("link", { name: WORDS.frame.nav.news }).hover();
    await response;
    // The pointer may pass over a match on its way up from the footer.
    expect(prefetches.filter((path) => !path.startsWith("/en/"))).toEqual([]);
  });

  test("nothing is prefetched for who saves data", async ({ page, context }) => {
    await context.setExtraHTTPHeaders({ "Save-Data": "on" });
    const prefetches = prefetchesOf(page);
    await page.goto(site(SHORT_LIST));
    await untilScriptRuns(page);
    await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
    const link = page.locator("header").getByRole("link", { name: WORDS.frame.nav.news });
    await link.hover();
    await link.click();
    await expect(page).toHaveURL(site("/en/news"));
    expect(prefetches).toEqual([]);
  });
});
