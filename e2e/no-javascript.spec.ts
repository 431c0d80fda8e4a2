import { expect, site, test } from "./watched-page.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript a fan reads the day's matches and moves through days, matches and languages", async ({
  page,
}) => {
  await page.goto(site("/en/football/matches?date=2026-10-24"));
  await page.setViewportSize({ width: 1280, height: 800 });
  const matches = page.getByRole("main").locator('a[href*="-vs-"]');
  expect(await matches.count()).toBeGreaterThan(100);

  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/date=2026-10-25/);
  await page.locator('a[rel="prev"]').click();
  await expect(page).toHaveURL(/date=2026-10-24/);

  await page.getByRole("link", { name: "ไทย" }).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "th");

  await page.locator('main a[href*="-vs-"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
