import { PAGES } from "../contract/tables/pages.ts";
import { addressOf } from "./page-address.ts";
import { expect, site, test } from "./watched-page.ts";

/** What stands in the page as the server made it. */
const KEPT = "[data-kept], [data-kept] *";

declare global {
  interface Window {
    keptNodes?: Element[];
    isHydrated?: boolean;
  }
}

for (const code of ["en", "kh", "zh-Hant"]) {
  for (const { name, path } of PAGES) {
    test(`hydrated, ${name} in ${code} has the same rows and says the same, without a complaint`, async ({
      page,
      request,
    }) => {
      await page.goto(site(await addressOf(request, code, path)));
      const before = await page.locator("body").ariaSnapshot();
      await page.evaluate((kept) => {
        window.keptNodes = [...document.querySelectorAll(kept)];
        const ready = window.hydrated;
        window.hydrated = () => {
          window.isHydrated = true;
          ready?.();
        };
      }, KEPT);

      await page.evaluate(() => document.dispatchEvent(new Event("hydrate")));
      await expect.poll(() => page.evaluate(() => window.isHydrated)).toBe(true);
      await page.waitForLoadState("networkidle");

      expect(await page.locator("body").ariaSnapshot()).toBe(before);
      const after = await page.evaluate((kept) => {
        const nodes = [...document.querySelectorAll(kept)];
        const isSame = nodes.length === window.keptNodes?.length;
        return { count: nodes.length, isSame: isSame && nodes.every((node, at) => node === window.keptNodes?.[at]) };
      }, KEPT);
      expect(after.count).toBeGreaterThan(5);
      expect(after.isSame).toBe(true);
    });
  }
}

test("hydration brings the words of the page's language, and of no other", async ({ page }) => {
  const words: string[] = [];
  page.on("request", (request) => {
    const file = /\/assets\/words\/(.+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (file) words.push(file);
  });
  await page.goto(site("/kh/football/matches"));
  await page.evaluate(() => document.dispatchEvent(new Event("hydrate")));
  await expect.poll(() => words).toContain("kh-errors");
  await page.waitForLoadState("networkidle");
  expect(words.filter((word) => !word.startsWith("kh-"))).toEqual([]);
  // Those of the frame and of this page, besides what the page's own script speaks.
  expect(words).toEqual(expect.arrayContaining(["kh-common", "kh-errors", "kh-frame", "kh-matches"]));
  expect(words).not.toContain("kh-worldcup");
});
