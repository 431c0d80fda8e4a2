import type { Page } from "playwright/test";
import { classOf } from "./class-of.ts";
import { untilScriptRuns } from "./page-ready.ts";
import { sentence, WORDS } from "./translations.ts";
import { expect, faultySite, SHORT_LIST, site, test } from "./watched-page.ts";

const { app, download, strip } = WORDS.banner;

const BAR = `.${classOf("app/features/app-download/app-bar.module.css", "bar")}`;
const SLIDE_TIME = 5_000;

const banners = (page: Page) => page.getByRole("region", { name: strip.label });
/** The visible banner, from 1. */
const shownBanner = async (page: Page): Promise<number> =>
  Number((await banners(page).locator('[aria-current="true"]').getAttribute("aria-label"))?.match(/\d+/)?.[0]);

async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site(SHORT_LIST));
  await untilScriptRuns(page);
  await banners(page).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 795);
  await expect.poll(() => shownBanner(page)).toBeGreaterThan(0);
}

/** Lets time pass for the page, once its observers know what is visible: browsers call them in creation order. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await banners(page).evaluate(
    (element) => new Promise((resolve) => new IntersectionObserver(resolve).observe(element)),
  );
  await page.clock.runFor(milliseconds);
}

test("the banners change every five seconds, until the button or a pointer holds them", async ({ page }) => {
  await open(page);
  const first = await shownBanner(page);
  await pass(page, SLIDE_TIME);
  await expect.poll(() => shownBanner(page)).not.toBe(first);
  const second = await shownBanner(page);

  const stop = banners(page).getByRole("button", { name: strip.pause });
  await stop.click();
  await page.mouse.move(5, 795);
  await expect(stop).toHaveAttribute("aria-pressed", "true");
  await pass(page, 3 * SLIDE_TIME);
  expect(await shownBanner(page)).toBe(second);

  await stop.click();
  await banners(page).hover();
  await pass(page, 3 * SLIDE_TIME);
  expect(await shownBanner(page)).toBe(second);
  await page.mouse.move(5, 795);
  await stop.evaluate((button) => button.blur());
  await pass(page, SLIDE_TIME);
  await expect.poll(() => shownBanner(page)).not.toBe(second);
});

test("for who asked for less motion nothing moves by itself, and each banner can be chosen", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const first = await shownBanner(page);
  await pass(page, 3 * SLIDE_TIME);
  expect(await shownBanner(page)).toBe(first);
  const last = banners(page)
    .getByRole("button", { name: sentence(strip.slide) })
    .last();
  await last.click();
  await expect(last).toHaveAttribute("aria-current", "true");
  await expect(banners(page).getByRole("listitem").last()).toBeInViewport({ ratio: 0.9 });
});

test("every page has banners below its content", async ({ request }) => {
  const isShown = async (path: string) => / class="banner-strip/.test(await (await request.get(site(path))).text());
  for (const path of ["/en/football/matches", "/en/privacy-policy", "/en/news"]) {
    // A page never waits for its banners: the first response may lack them.
    await expect(async () =>
      expect([path, await isShown(`${path}?again=${Math.random()}`)]).toEqual([path, true]),
    ).toPass();
  }
});

test.describe("an app", () => {
  // Other tests make that site's supplier fail.
  test.use({ allowedStatuses: [502, 503, 504] });

  test("where there is one, a bar offers it on phones; closed, it stays closed", async ({ page }) => {
    await page.goto(faultySite("/en/privacy-policy"));
    const bar = page.getByRole("complementary", { name: app.get });
    await expect(bar).toBeVisible();
    await untilScriptRuns(page);
    await bar.getByRole("button", { name: app.close }).click();
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();
    await page.goto(faultySite("/th/privacy-policy"));
    await expect(page.locator(BAR)).toBeHidden();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.locator(`${BAR} a`).click();
    await expect(page).toHaveURL(faultySite("/th/app-download"));
    await expect(page.locator(BAR)).toHaveCount(0);
  });
});

test("the page about the app can be shared", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(site("/en/app-download"));
  await page.getByRole("button", { name: download.share }).click();
  await page.getByRole("button", { name: WORDS.match.copyLink }).click();
  await expect(page.locator("#toasts")).toHaveText(WORDS.match.linkCopied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site("/en/app-download"));
});
