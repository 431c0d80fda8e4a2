import type { Browser, Locator, Page } from "playwright/test";
import { moveClock } from "./move-clock.ts";
import { signUp } from "./sign-up.ts";
import { readTranslations, sentence, WORDS } from "./translations.ts";
import { axeFindings, expect, liveSite, test, watch } from "./watched-page.ts";

const texts = readTranslations<typeof import("../locales/en/contests.json")>("en", "contests");
const { account } = WORDS.frame;

/** Saturday noon in Bangkok: the day's picks are open. */
const OPEN = "2026-10-17T05:00:00Z";
const EVENTS = "/en/football/event";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(() => moveClock(liveSite(""), { now: OPEN, speed: 0 }));

/** The first match that can be picked. */
const card = (page: Page) => page.locator("section[data-window=open]").first();
const side = (page: Page, at: 0 | 1) => card(page).locator("fieldset").first().locator("label").nth(at);
const chosen = (page: Page, at: 0 | 1) => side(page, at).getByRole("radio");
const bar = (page: Page) => page.getByRole("region", { name: texts.send.check });
const press = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true }).click();

/** From the list to its prediction game. */
async function openGame(page: Page): Promise<string> {
  await page.goto(liveSite(EVENTS));
  await page.locator('main a[href*="/event/prediction/"]').first().click();
  await expect(card(page)).toBeVisible();
  return new URL(page.url()).pathname;
}

test("a guest sees all of it, is asked to sign up, and finds the picks again as a member, who sends and changes them", async ({
  page,
}) => {
  await page.goto(liveSite(EVENTS));
  expect(await axeFindings(page)).toEqual([]);
  const game = await openGame(page);
  expect(await axeFindings(page)).toEqual([]);

  await expect(page.locator("#page-script[data-hydrated]")).toHaveCount(1);
  await side(page, 0).click();
  await expect(chosen(page, 0)).toBeChecked();
  await press(page, texts.send.check);
  await expect(page.getByText(texts.prompt)).toBeVisible();
  const signIn = page.locator("[data-prompt]").getByRole("link", { name: account.logIn });
  await expect(signIn).toHaveAttribute("href", `/en/signin?callBackUrl=${encodeURIComponent(game)}`);

  await signUp(page, "en", liveSite);
  await page.goto(liveSite(game));
  await expect(chosen(page, 0)).toBeChecked();
  await expect(bar(page).getByRole("status")).toHaveText(texts.send.kept);
  await press(page, texts.send.check);
  await expect(page.getByRole("heading", { name: texts.send.title })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await press(page, texts.send.send);
  await expect(bar(page).getByRole("status")).toHaveText(texts.send.saved);
  await page.reload();
  await expect(chosen(page, 0)).toBeChecked();

  await expect(page.locator("#page-script[data-hydrated]")).toHaveCount(1);
  await chosen(page, 0).press("ArrowRight");
  await expect(chosen(page, 1)).toBeChecked();
  await press(page, texts.send.check);
  await press(page, texts.send.send);
  await expect(bar(page).getByRole("status")).toHaveText(texts.send.saved);
  await press(page, texts.send.undo);
  await expect(bar(page).getByRole("status")).toHaveText(/^Undone: .+ is your pick again\.$/);
  await expect(chosen(page, 0)).toBeChecked();
  await page.reload();
  await expect(chosen(page, 0)).toBeChecked();
});

for (const width of [320, 390, 1280])
  test(`the sides of a line share the width of their card at ${width} pixels, and nothing lies over them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openGame(page);
    await expect(page.locator("#page-script[data-hydrated]")).toHaveCount(1);
    await side(page, 0).click();
    const line = card(page).locator("fieldset").first();
    const edgesOf = (of: Locator) =>
      of.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      });
    const [whole, home, away] = [await edgesOf(line), await edgesOf(side(page, 0)), await edgesOf(side(page, 1))];
    expect([home.left, away.right].map(Math.round)).toEqual([whole.left, whole.right].map(Math.round));
    expect(home.right - home.left).toBeCloseTo(away.right - away.left, 1);
    const remove = await edgesOf(line.locator("label", { has: page.locator('[value=""]') }));
    expect(remove.bottom).toBeLessThanOrEqual(away.top + 0.5);
    expect(remove.top).toBeGreaterThanOrEqual(whole.top - 0.5);
  });

test("a tap on a slow line, before the page has its script, is kept", async ({ page }) => {
  const game = await openGame(page);
  let release = () => {};
  const line = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await line;
    await route.continue();
  });
  await page.goto(liveSite(game), { waitUntil: "commit" });
  await side(page, 0).click();
  await expect(chosen(page, 0)).toBeChecked();
  release();
  await expect(page.locator("#page-script[data-hydrated]")).toHaveCount(1);
  await expect(bar(page).getByRole("status")).toHaveText(sentence(texts.send.unsent, { number: "1" }));
  await expect(chosen(page, 0)).toBeChecked();
});

/** Sends the next picks as if the price had been another one when they were reviewed. */
async function withOlderPrice(page: Page): Promise<void> {
  let isDone = false;
  await page.route(/savePicks|\/event\/prediction\//, (route) => {
    const sent = route.request().postData() ?? "";
    const older = sent
      .replace(/(price%22%3A%22)[\d.]+/, "$11.01")
      .replace(/(terms\.AH\.[\w-]+=\w+\+-?[\d.]+\+)[\d.]+/, "$11.01");
    if (isDone || older === sent) return route.continue();
    isDone = true;
    return route.continue({ postData: older });
  });
}

test("a price that moves between the review and sending is shown anew, and nothing is stored until it is confirmed", async ({
  page,
}) => {
  await signUp(page, "en", liveSite);
  const game = await openGame(page);
  await expect(page.locator("#page-script[data-hydrated]")).toHaveCount(1);
  await side(page, 0).click();
  await press(page, texts.send.check);
  await withOlderPrice(page);
  await press(page, texts.send.send);
  await expect(bar(page).getByRole("status")).toHaveText(texts.send.moved.price);
  await expect(bar(page).getByText(/^before: /)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const other = await page.context().newPage();
  await other.goto(liveSite(`${game}?tab=mine`));
  await expect(other.getByText(texts.mine.none)).toBeVisible();
  await other.close();

  await press(page, texts.send.again);
  await expect(bar(page).getByRole("status")).toHaveText(texts.send.saved);
  await page.reload();
  await expect(chosen(page, 0)).toBeChecked();
});

test("the button that sends picks is never under the tab bar, wherever the page is scrolled", async ({ page }) => {
  await signUp(page, "en", liveSite);
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openGame(page);
    await expect(page.locator("#page-script[data-hydrated]")).toHaveCount(1);
    await side(page, 0).click();
    await press(page, texts.send.check);
    const button = bar(page).getByRole("button", { name: texts.send.send });
    for (const top of [0, 400, 1e6]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      const isOnTop = await button.evaluate((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const points = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [(left + right) / 2, y] as const);
        return points.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
      });
      expect(isOnTop, `${width} × ${height}, scrolled to ${top}`).toBe(true);
    }
    await press(page, texts.send.back);
    await press(page, texts.send.discard);
  }
});

/** The same browser without script. */
async function withoutScript(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    storageState: await page.context().storageState(),
  });
  return context.newPage();
}

test("without script picks are a form that is looked over, and sent", async ({ page, browser }) => {
  await signUp(page, "en", liveSite);
  const plain = await withoutScript(browser, page);
  const complaints = watch(plain);
  await openGame(plain);
  await side(plain, 1).click();
  await press(plain, texts.send.check);
  await expect(plain.getByRole("heading", { name: texts.send.title })).toBeVisible();
  await withOlderPrice(plain);
  await press(plain, texts.send.send);
  await expect(bar(plain).getByRole("status")).toHaveText(texts.send.moved.price);
  await press(plain, texts.send.again);
  await expect(plain).toHaveURL(/saved=picks/);
  await expect(bar(plain).getByRole("status")).toHaveText(texts.send.saved);
  await expect(chosen(plain, 1)).toBeChecked();
  await expect(plain.getByText(texts.takingPart)).toBeVisible();
  expect(complaints).toEqual([]);
  await plain.context().close();
});
