import type { Locator, Page } from "playwright/test";
import { HYDRATED_PARTS, PARTS_WITH_CONTROLS } from "../app/runtime/page-script/pressed.ts";
import { ongoingContest } from "./contest-address.ts";
import { STAR } from "./list-classes.ts";
import { openListMenu } from "./list-menu.ts";
import { untilScriptRuns } from "./page-ready.ts";
import { sampleAddress } from "./page-samples.ts";
import { signUp, skipWalkthrough } from "./sign-up.ts";
import { WORDS } from "./translations.ts";
import { atSite, expect, SHORT_LIST, site, test } from "./watched-page.ts";

const SATURDAY = "/en/football/matches?date=2026-10-17";

// The visitor's zone is right from the start, so that nothing is fetched again while a test presses.
test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: "tz", value: "America/Sao_Paulo", url: site("/") }]);
});

/** Opens a page whose scripts do not arrive until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(site(path), { waitUntil: "domcontentloaded" });
  return () => release();
}

/** Presses a control and checks that it waits, without leading anywhere. */
async function pressEarly(page: Page, control: Locator): Promise<void> {
  const address = page.url();
  await control.click();
  await expect(control).toHaveAttribute("aria-busy", "true");
  expect(page.url()).toBe(address);
}

test.describe("before the page script is there", () => {
  test("“Collapse all” waits, then folds everything", async ({ page }) => {
    const release = await openWithoutScripts(page, SHORT_LIST);
    const fold = page.locator("#fold");
    await openListMenu(page);
    await pressEarly(page, fold);
    release();
    await expect(fold).not.toHaveAttribute("aria-busy");
    await expect(page.locator("#list details[open]")).toHaveCount(0);
    await expect(fold).toHaveAttribute("data-next", "open");
  });

  test("the refresh button waits, then refreshes", async ({ page }) => {
    const release = await openWithoutScripts(page, SATURDAY);
    await openListMenu(page);
    await pressEarly(page, page.locator("#refresh"));
    const refreshed = page.waitForRequest(/fragment=list/);
    release();
    await refreshed;
    await expect(page.locator("#refresh")).not.toHaveAttribute("aria-busy");
  });

  test("a guest's star waits, then opens the tip, and leads nowhere", async ({ page }) => {
    const release = await openWithoutScripts(page, SHORT_LIST);
    await pressEarly(page, page.locator(STAR).first());
    release();
    await expect(page.getByRole("dialog", { name: WORDS.frame.tip.favourites })).toBeVisible();
    expect(page.url()).toBe(site(SHORT_LIST));
  });

  test("a tab for members waits, then opens the tip", async ({ page }) => {
    const release = await openWithoutScripts(page, SHORT_LIST);
    await pressEarly(page, page.locator(".tab-bar [data-tip]").first());
    release();
    await expect(page.locator("#login-tip")).toBeVisible();
    expect(page.url()).toBe(site(SHORT_LIST));
  });

  test("a theme waits, then applies without another page", async ({ page }) => {
    const release = await openWithoutScripts(page, SHORT_LIST);
    await page.getByRole("button", { name: WORDS.frame.settings }).first().click();
    await pressEarly(page, page.locator('button[name="theme"][value="dark"]').first());
    release();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(page.url()).toBe(site(SHORT_LIST));
  });

  test("a language waits, then leads to it and is remembered", async ({ page, context }) => {
    const release = await openWithoutScripts(page, SHORT_LIST);
    const link = page.locator('a[data-locale="th"]').last();
    await link.scrollIntoViewIfNeeded();
    await pressEarly(page, link);
    release();
    await expect(page).toHaveURL(/\/th\/football\/matches/);
    expect((await context.cookies()).find(({ name }) => name === "locale")?.value).toBe("th");
  });

  test("a competition folds at once and stays folded at the next visit", async ({ page }) => {
    const release = await openWithoutScripts(page, SHORT_LIST);
    const first = page.locator("#list details").first();
    await first.locator("summary").click();
    await expect(first).not.toHaveAttribute("open");
    release();
    await untilScriptRuns(page);
    await page.reload();
    await expect(first).not.toHaveAttribute("open");
  });

  test("a competition of the sheet is shown, without the sheet over it", async ({ page }) => {
    const release = await openWithoutScripts(page, SHORT_LIST);
    await openListMenu(page);
    await page.getByRole("button", { name: WORDS.matches.competitions.label }).click();
    await page.locator("#competitions section a").first().click();
    await expect(page).toHaveURL(/#g-/);
    release();
    await expect(page.locator("#competitions")).toBeHidden();
  });

  test("the calendar waits, then opens", async ({ page }) => {
    const release = await openWithoutScripts(page, SATURDAY);
    await pressEarly(page, page.locator("[data-opens=day-calendar]"));
    release();
    await expect(page.getByRole("dialog").locator('[aria-current="date"]')).toBeVisible();
  });

  test("a day that was entered is shown", async ({ page }) => {
    const release = await openWithoutScripts(page, SHORT_LIST);
    await page.locator("form.day-choice input").evaluate((field: HTMLInputElement) => {
      field.value = "2026-10-05";
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
    release();
    await expect(page).toHaveURL(/date=2026-10-05/);
  });

  test("if the script never comes, the press has the control's own effect", async ({ page }) => {
    await page.clock.install();
    await openWithoutScripts(page, SHORT_LIST);
    await pressEarly(page, page.locator(STAR).first());
    await page.clock.fastForward(16_000);
    await expect(page).toHaveURL(/\/signin/);
  });
});

test("a member's star pressed before the script is saved", async ({ page }) => {
  await skipWalkthrough(page);
  await signUp(page);
  const release = await openWithoutScripts(page, SHORT_LIST);
  const star = page.locator(STAR).first();
  await pressEarly(page, star);
  const saved = page.waitForResponse(
    (answer) => answer.url().includes("/api/fav/") && answer.request().method() !== "GET",
  );
  release();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  expect((await saved).ok()).toBe(true);
  expect(page.url()).toBe(site(SHORT_LIST));
});

test.describe("on a page that React hydrates", () => {
  test("an opener of an island waits for it", async ({ page }) => {
    const release = await openWithoutScripts(page, `/en${await ongoingContest(page.request, 4)}`);
    await pressEarly(page, page.locator(".tab-bar [data-opens]").first());
    release();
    await expect(page.locator("dialog#search")).toBeVisible();
  });

  test("a theme pressed before hydration applies", async ({ page }) => {
    const release = await openWithoutScripts(page, `/en${await ongoingContest(page.request, 4)}`);
    await page.getByRole("button", { name: WORDS.frame.settings }).first().click();
    await pressEarly(page, page.locator('button[name="theme"][value="dark"]').first());
    release();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

/** Buttons that would do nothing, or lead away, until a script handles them. */
const unhandledButtons = (page: Page, kept: string): Promise<string[]> =>
  page.locator("button").evaluateAll(
    (buttons, selector) =>
      (buttons as HTMLButtonElement[])
        .filter((button) => button.checkVisibility() && !button.disabled)
        .filter((button) => !button.popoverTargetElement && !(button.type === "submit" && button.form))
        // What starts an island keeps the press itself (runtime/islands/start-islands.ts).
        .filter(
          (button) => !button.matches(`${selector},[data-opens],[data-press]`) && !button.closest("[data-island]"),
        )
        .map((button) => button.outerHTML.slice(0, 200)),
    kept,
  );

const PAGES: [name: string, address: (page: Page) => Promise<string> | string][] = [
  ["a day's list", () => SATURDAY],
  ["basketball's list", () => "/en/basketball/matches?date=2026-10-17"],
  [
    "a match",
    async ({ request }) =>
      `/en${await sampleAddress(atSite(request), { path: "/football/:countryKey/:leagueKey/:matchName/:matchId", query: [] })}`,
  ],
  ["news", () => "/en/news"],
  ["search", () => "/en/search"],
  ["settings", () => "/en/settings"],
  ["sign-in", () => "/en/signin"],
  ["the app", () => "/en/app-download"],
  ["a contest", async ({ request }) => `/en${await ongoingContest(request, 4)}`],
  ["the sevens", () => "/en/hkfc"],
  ["the World Cup", () => "/en/football/worldcup2022/matches"],
];

for (const [name, addressOf] of PAGES)
  test(`${name} has no button whose early press is lost`, async ({ page }) => {
    await openWithoutScripts(page, await addressOf(page));
    const hydrates = (await page.locator('script[type="text/x-translations"]').count()) > 0;
    const kept = Object.values(hydrates ? HYDRATED_PARTS : PARTS_WITH_CONTROLS).join(",");
    expect(await unhandledButtons(page, kept)).toEqual([]);
  });
