import type { Locator, Page } from "playwright/test";
import { goal, standInForNotices } from "./notice-stand-in.ts";
import { untilScriptRuns } from "./page-ready.ts";
import { sampleAddress } from "./page-samples.ts";
import { signUp } from "./sign-up.ts";
import { storeNotices } from "./store-notices.ts";
import { readTranslations } from "./translations.ts";
import { atSite, axeFindings, expect, SHORT_LIST, site, test } from "./watched-page.ts";

type Notices = typeof import("../locales/en/notices.json");
const texts = readTranslations<Notices>("en", "notices");

const MATCH = { path: "/football/:countryKey/:leagueKey/:matchName/:matchId", query: [] };

const root = (page: Page) => page.locator("html");
const bell = (page: Page) => page.getByRole("banner").locator("[data-press=notices]");
const panel = (page: Page) => page.getByRole("banner").getByRole("region", { name: texts.title });
const popups = (page: Page) => page.getByRole("region", { name: texts.popups }).getByRole("listitem");
const rowsFrom = (first: number, count: number, path: string) =>
  Array.from({ length: count }, (_, at) => goal(first + at, path));

/** Scrolls a button's container to so many pixels from its bottom, and waits until observers have been notified. */
const scrollTo = (button: Locator, pixels: number): Promise<void> =>
  button.evaluate(async (element, distance) => {
    let scroller = element.parentElement;
    while (scroller && scroller.scrollHeight === scroller.clientHeight) scroller = scroller.parentElement;
    scroller?.scrollTo(0, scroller.scrollHeight - scroller.clientHeight - distance);
    for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, pixels);

/** A member's list; the test stands in for the upstream. */
async function open(page: Page, count: number, isFlagged: boolean) {
  await signUp(page);
  const path = await sampleAddress(atSite(page.request), MATCH);
  const upstream = await standInForNotices(page, rowsFrom(1, count, path), isFlagged);
  // Like a device that has not seen them; this address has no script that would store it again.
  await page.goto(site("/robots.txt"));
  await page.evaluate(() => {
    for (const key of ["notices-at", "notices-new", "notices-latest"]) localStorage.removeItem(key);
  });
  await page.goto(site(SHORT_LIST));
  await untilScriptRuns(page);
  await expect.poll(() => upstream.isListening()).toBe(true);
  // Notices from now on are new to it.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("notices-latest"))).toBe(String(count));
  return { upstream, path };
}

/**
 * Records a page's last call and whether it uses keepalive: calls made during unload cannot be observed from outside.
 */
const noteLastCall = (page: Page) =>
  page.evaluate(() => {
    const ask = window.fetch;
    window.fetch = (input, init) => {
      sessionStorage.setItem("last-call", `${input} ${init?.keepalive}`);
      return ask(input, init);
    };
  });

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the bell opens what there is, more of it at the end, and a click on one reads it and leads to its match", async ({
    page,
  }) => {
    const { upstream, path } = await open(page, 24, true);
    await expect(root(page)).toHaveAttribute("data-notices", "flagged");
    await expect(page.getByRole("banner").getByRole("link", { name: texts.popups })).toBeVisible();
    upstream.takeCalls();

    await bell(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page).getByRole("listitem")).toHaveCount(10);
    await expect(root(page)).not.toHaveAttribute("data-notices");
    await expect.poll(() => upstream.calls).toEqual(["POST notified", "GET me"]);
    await expect(bell(page)).toHaveAttribute("aria-expanded", "true");
    expect(await axeFindings(page, "header")).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFindings(page, "header")).toEqual([]);

    await page.keyboard.press("Tab");
    await expect(panel(page).getByRole("button", { name: texts.readAll })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(panel(page).getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(bell(page)).toBeFocused();
    await expect.poll(() => upstream.calls).toHaveLength(4);
    expect(upstream.takeCalls().slice(2)).toEqual(["POST notified", "GET me"]);

    await bell(page).click();
    const last = panel(page).getByRole("button", { name: texts.more });
    const loads: string[] = [];
    page.on("request", (request) => request.url().includes("/notification/list?") && loads.push(request.url()));
    await scrollTo(last, 4);
    expect(loads).toEqual([]);
    await scrollTo(last, 2);
    await expect(panel(page).getByRole("listitem")).toHaveCount(20);
    await last.press("Enter");
    await expect(panel(page).getByRole("listitem")).toHaveCount(24);
    await expect(last).toHaveCount(0);
    // Nothing was new, so only closing is reported.
    expect(upstream.takeCalls()).toEqual([]);
    await page.locator("#main").click({ position: { x: 4, y: 4 } });
    await expect(panel(page)).toBeHidden();
    await expect.poll(() => upstream.calls).toHaveLength(2);

    await bell(page).click();
    upstream.takeCalls();
    await noteLastCall(page);
    await panel(page).getByRole("link", { name: "Goal 24" }).click();
    await expect(page).toHaveURL(site(`/en${path}`));
    await expect.poll(() => upstream.calls[0]).toBe("POST read 24");
    // The dropdown closes with its page.
    const lastCall = () => page.evaluate(() => sessionStorage.getItem("last-call"));
    await expect.poll(lastCall).toBe("/api/notification/notified true");
  });

  test("what comes while a page is open is shown over it for five seconds, in other tabs as a dot", async ({
    page,
    context,
  }) => {
    await page.clock.install();
    const { upstream, path } = await open(page, 1, false);
    const other = await context.newPage();
    await other.goto(site("/en/football/highlights"));
    await untilScriptRuns(other);
    await page.bringToFront();
    await expect(root(page)).not.toHaveAttribute("data-notices");

    await page.clock.setFixedTime(Date.now());
    upstream.arrive(...rowsFrom(2, 3, path), goal(5, path, { isSilent: true }));
    // Whether it shows in exactly one of two visible windows.
    const shown = async () => (await popups(page).count()) + (await popups(other).count());
    await expect.poll(shown).toBe(3);
    await expect(root(page)).toHaveAttribute("data-notices", "new");
    await expect(root(other)).toHaveAttribute("data-notices", "new");
    await page.clock.setSystemTime(Date.now());
    await expect.poll(shown).toBe(0);
    await other.close();

    upstream.takeCalls();
    // Time stands still until the pointer is on them: nothing goes while it is there.
    await page.clock.setFixedTime(Date.now());
    upstream.arrive(goal(6, path), goal(7, path));
    await expect(popups(page)).toHaveCount(2);
    await popups(page).first().hover();
    await page.clock.setSystemTime(Date.now());
    const stack = page.getByRole("region", { name: texts.popups });
    const blur = () => stack.evaluate((element) => getComputedStyle(element, "::before").backdropFilter);
    // 3.5rem.
    expect(await popups(page).first().boundingBox()).toMatchObject({ height: 56 });
    await expect(stack).not.toHaveAttribute("data-blurred");
    upstream.arrive(goal(8, path));
    await expect(popups(page)).toHaveCount(3);
    await expect(stack).toHaveAttribute("data-blurred", "");
    expect(await blur()).toBe("blur(6px)");
    expect(await axeFindings(page, `[aria-label="${texts.popups}"]:not(a)`)).toEqual([]);
    await page.getByRole("button", { name: texts.dismiss.replace("{{title}}", "Goal 8") }).click();
    await expect(stack).not.toHaveAttribute("data-blurred");
    await page.getByRole("button", { name: texts.dismiss.replace("{{title}}", "Goal 7") }).click();
    await expect(popups(page)).toHaveCount(1);
    expect(upstream.takeCalls()).toEqual([]);
    await page.getByRole("button", { name: texts.dismiss.replace("{{title}}", "Goal 6") }).click();
    await expect(popups(page)).toHaveCount(0);
    await expect(root(page)).not.toHaveAttribute("data-notices");
    await expect.poll(() => upstream.calls).toContain("POST notified");

    // The open dropdown shows it: no popup covers that.
    await bell(page).click();
    await expect(panel(page).getByRole("listitem").first()).toBeVisible();
    upstream.arrive(goal(9, path));
    await expect(panel(page).getByRole("link", { name: "Goal 9" })).toBeVisible();
    await expect(popups(page)).toHaveCount(0);
  });
});

test("on a phone banner and bell lead to the page of notices, where nothing is new any more", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { upstream, path } = await open(page, 1, false);
  // Popups take the banner's place as soon as their file is there.
  let arePopupsHeld = true;
  await page.route(/\/island-notices-/, (route) => (arePopupsHeld ? undefined : route.continue()));
  const banner = page.getByRole("link", { name: texts.popups, exact: true }).and(page.locator(".notice-banner"));
  await expect(banner).toBeHidden();
  upstream.arrive(goal(2, path));
  await expect(banner).toBeVisible();
  upstream.takeCalls();
  arePopupsHeld = false;
  await banner.click();
  await expect(page).toHaveURL(site("/en/notification"));
  await untilScriptRuns(page);
  await expect(page.getByText(texts.none)).toBeVisible();
  await expect(root(page)).not.toHaveAttribute("data-notices");
  await expect.poll(() => upstream.calls).toContain("POST notified");

  await page.goto(site(SHORT_LIST));
  await untilScriptRuns(page);
  upstream.arrive(goal(3, path));
  await expect(root(page)).toHaveAttribute("data-notices", "new");
  upstream.takeCalls();
  // A popup covers it.
  await page.getByRole("banner").getByRole("link", { name: texts.popups }).press("Enter");
  await expect(page).toHaveURL(site("/en/notification"));
  await expect(root(page)).not.toHaveAttribute("data-notices");
  await expect.poll(() => upstream.calls).toContain("POST notified");
});

test("notices are read thirty at a time: ten more come at the end, without JavaScript by a link", async ({
  page,
  browser,
}) => {
  await signUp(page);
  const match = await storeNotices(page, 31);
  const items = (reader: Page) => reader.getByRole("main").getByRole("listitem");
  await page.goto(site("/en/notification"));
  await untilScriptRuns(page);
  await expect(items(page)).toHaveCount(30);
  expect(await axeFindings(page)).toEqual([]);
  const lastId = await items(page).last().getAttribute("data-notice");
  const more = page.waitForRequest((request) => request.url().includes(`lastId=${lastId}`));
  await page.getByRole("main").getByRole("button", { name: texts.more }).scrollIntoViewIfNeeded();
  expect((await more).url()).toContain("size=10");
  await expect(items(page)).toHaveCount(31);

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const reader = await plain.newPage();
  await reader.goto(site("/en/notification"));
  await expect(items(reader)).toHaveCount(30);
  await reader.getByRole("link", { name: texts.more }).click();
  await expect(items(reader)).toHaveCount(1);
  await reader.getByRole("link", { name: texts.latest }).click();
  await expect(items(reader).first()).toContainText(texts.unread);
  await items(reader).first().getByRole("button").click();
  await expect(reader).toHaveURL(site(`/en${match}`));
  await reader.goto(site("/en/notification"));
  await expect(items(reader).first()).not.toContainText(texts.unread);
  await expect(items(reader).first().getByRole("link")).toHaveAttribute("href", `/en${match}`);
  await plain.close();
});

test("a guest is led home, and sees no bell", async ({ page }) => {
  await page.goto(site("/th/notification"));
  await expect(page).toHaveURL(site("/th/football/matches"));
  await expect(page.locator('header a[href="/th/notification"]').filter({ visible: true })).toHaveCount(0);
});
