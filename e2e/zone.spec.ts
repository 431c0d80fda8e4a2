import { ongoingContest } from "./contest-address.ts";
import { expectStill } from "./expect-still.ts";
import { watchShifts } from "./layout-shift.ts";
import { expect, site, test } from "./watched-page.ts";

// Differs from the country's zone, in which a first page is rendered.
test.use({ timezoneId: "Asia/Bangkok" });

for (const [name, path] of [
  ["list of matches", "/en/football/matches?date=2026-10-17"],
  ["page of basketball", "/th/basketball/matches"],
] as const)
  test(`the first ${name} corrects its times by itself, without being loaded again`, async ({ page }) => {
    await page.goto(site(path));
    await page.evaluate(() => Object.assign(globalThis, { isFirst: true }));
    await expect(page.locator("html")).toHaveAttribute("data-zone", /:420$/);
    await expect(page.locator("body > footer")).toContainText("UTC+7");
    await expect(page.locator("#main")).toContainText("UTC+7");
    expect(await page.evaluate(() => "isFirst" in globalThis)).toBe(true);
    // The second page is right from the start.
    await page.reload();
    const html = await (await page.request.get(site(path), { headers: { Cookie: "tz=Asia/Bangkok" } })).text();
    expect(html).toMatch(/<html[^>]* data-zone="\d+:420"/);
  });

test("nothing moves while times are corrected", async ({ page }) => {
  await watchShifts(page);
  await page.goto(site("/en/football/worldcup2022/matches"));
  await expect(page.locator("html")).toHaveAttribute("data-zone", /:420$/);
  await expectStill(page);
});

test("a contest, whose page React owns, has its data again in the visitor's time", async ({ page }) => {
  await page.goto(site(`/en${await ongoingContest(page.request, 4)}`));
  await expect(page.locator("html")).toHaveAttribute("data-zone", /:420$/);
  await expect(page.locator("body > footer")).toContainText("UTC+7");
});

for (const path of ["/en/signup", "/kh/settings"])
  test(`a page without times, ${path}, names the visitor's zone`, async ({ page }) => {
    await page.goto(site(path));
    await expect(page.locator("body > footer")).toContainText("UTC+7");
  });

for (const type of [1, 3] as const)
  test(`the matches of a contest of type ${type} have the visitor's times, too`, async ({ page }) => {
    await page.goto(site(`/en${await ongoingContest(page.request, type)}`));
    await expect(page.locator("body > footer")).toContainText("UTC+7");
    const times = page.getByText(/^Starts /);
    const corrected = await times.allTextContents();
    expect(corrected.length).toBeGreaterThan(0);
    // The second page is right from the start.
    await page.reload();
    expect(await times.allTextContents()).toEqual(corrected);
  });

test.describe("a visitor for whom it is tomorrow", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("has tomorrow's matches, and a calendar that knows", async ({ page }) => {
    await page.goto(site("/en/football/matches"));
    await expect(page.locator("html")).toHaveAttribute("data-zone", /:780$/);
    await page.locator("[data-opens=day-calendar]").click();
    const today = page.getByRole("dialog").locator('[aria-current="date"]');
    await expect(today).toHaveAccessibleName("Sunday 18 October 2026");
    await expect(page.getByRole("dialog").locator("[aria-pressed=true], [aria-selected=true]")).toHaveText("18");
  });

  test("goes on to the days around tomorrow", async ({ page }) => {
    await page.goto(site("/en/football/matches"));
    await expect(page.locator("html")).toHaveAttribute("data-zone", /:780$/);
    await page.locator('#main a[href*="date=2026-10-19"]').first().click();
    await expect(page).toHaveURL(/date=2026-10-19/);
    await expect(page.locator('#main time[datetime="2026-10-19"]').first()).toBeVisible();
  });
});
