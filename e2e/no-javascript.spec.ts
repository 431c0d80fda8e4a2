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

test("without JavaScript a wide screen has one match beside the list, above the banner, and a phone has none", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site("/en/football/matches?date=2026-10-24"));
  const featured = page.getByRole("region", { name: "Featured match" });
  await expect(featured.locator('a[href*="-vs-"]')).toHaveCount(1);
  const [match, list, banner] = await Promise.all(
    [featured, page.locator("#list"), page.locator(".banner-strip")].map((part) => part.boundingBox()),
  );
  if (!match || !list || !banner) throw new Error("a part is missing");
  expect(match.x).toBeGreaterThan(list.x + list.width);
  expect(match.x + match.width).toBeLessThanOrEqual(1280);
  expect(banner.y).toBeGreaterThan(match.y + match.height);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(featured).toBeHidden();
});
