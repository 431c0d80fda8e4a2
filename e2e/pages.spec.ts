import { LOCALES } from "../contract/tables/locales.ts";
import { PAGES } from "../contract/tables/pages.ts";
import { addressOf } from "./page-address.ts";
import { axeFindings, expect, site, test } from "./watched-page.ts";

for (const { code, tag } of LOCALES) {
  for (const { name, path } of PAGES) {
    test(`${name} in ${code} is whole, quiet and accessible`, async ({ page, request }) => {
      const address = await addressOf(request, code, path);
      const response = await page.goto(site(address));
      expect(response?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("main")).toBeVisible();
      expect(await page.title()).not.toBe("");
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      const alternates = await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")));
      expect(alternates.sort()).toEqual([...LOCALES.map((locale) => locale.tag as string), "x-default"].sort());
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        "no sideways scrolling at 390 px",
      ).toBe(true);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}

for (const scheme of ["light", "dark"] as const) {
  test(`the match list is accessible on a desktop in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site("/th/football/matches"));
    expect(await axeFindings(page)).toEqual([]);
  });
}
