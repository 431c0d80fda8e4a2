import { COMING_PAGES } from "../contract/tables/coming-pages.ts";
import { LOCALES } from "../contract/tables/locales.ts";
import { PAGES } from "../contract/tables/pages.ts";
import { addressOf } from "./page-address.ts";
import { axeFindings, expect, site, test } from "./watched-page.ts";

const COMING = new Map(COMING_PAGES.map((page) => [page.name, page]));
const BUILT = PAGES.filter(({ name }) => !COMING.has(name));
/** One stands for all pages that only say what they will be; the others are asked for without a browser. */
const [ONE_COMING] = COMING_PAGES;

const isNoindex = (html: string): boolean => /<meta name="robots" content="noindex/.test(html);

for (const { code, tag } of LOCALES) {
  for (const { name, path } of [...BUILT, ...(ONE_COMING ? [ONE_COMING] : [])]) {
    test(`${name} in ${code} is whole, quiet and accessible`, async ({ page, request }) => {
      const response = await page.goto(site(await addressOf(request, code, path)));
      expect(response?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("main")).toBeVisible();
      expect(await page.title()).not.toBe("");
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      const alternates = await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")));
      const all = [...LOCALES.map((locale) => locale.tag as string), "x-default"];
      expect(alternates.sort()).toEqual(isNoindex((await response?.text()) ?? "") ? [] : all.sort());
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        "no sideways scrolling at 390 px",
      ).toBe(true);
      expect(await axeFindings(page)).toEqual([]);
    });
  }

  test(`every address of the frame in ${code} leads to a page in that language`, async ({ request }) => {
    for (const { path, locales } of COMING_PAGES) {
      const answer = await request.get(site(`/${code}${path}`), { maxRedirects: 0 });
      const isThere = !locales || locales.includes(code);
      expect([path, answer.status()]).toEqual([path, isThere ? 200 : 302]);
      if (!isThere) continue;
      const html = await answer.text();
      expect(html).toContain(`<html lang="${tag}"`);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(isNoindex(html)).toBe(true);
    }
  });

  for (const scheme of ["light", "dark"] as const) {
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      test(`the match list in ${code} is accessible in ${scheme} at ${width}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height });
        await page.goto(site(`/${code}/football/matches`));
        expect(await axeFindings(page)).toEqual([]);
      });
    }
  }
}
