import { expect, site, test } from "./watched-page.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript a fan reads the day's matches and moves through days, matches and languages", async ({
  page,
}) => {
  await page.goto(site("/en/football/matches?date=2026-10-24"));
  const matches = page
    .getByRole("main")
    .getByRole("link")
    .filter({ has: page.locator("time, [data-status], span") });
  expect(await matches.count()).toBeGreaterThan(100);

  await page.getByRole("link", { name: "Next day" }).first().click();
  await expect(page).toHaveURL(/date=2026-10-25/);
  await page.getByRole("link", { name: "Previous day" }).first().click();
  await expect(page).toHaveURL(/date=2026-10-24/);

  await page.getByRole("link", { name: "ไทย" }).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "th");

  await page.locator('main a[href*="-vs-"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
