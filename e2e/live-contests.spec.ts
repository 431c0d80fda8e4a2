import type { Browser, Page } from "playwright/test";
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

/** Price of a side, as the page shows it. */
const priceOf = (page: Page, at: 0 | 1) => side(page, at).locator("data").getAttribute("value");

/** Moves the site's clock to when the first side that can be picked has another line or price. */
async function moveOn(page: Page, seen: string): Promise<void> {
  const contestId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const matchId = ((await card(page).getAttribute("aria-labelledby")) ?? "").replace("match-", "");
  for (let minutes = 10; minutes < 120; minutes += 10) {
    await moveClock(liveSite(""), { now: new Date(Date.parse(OPEN) + minutes * 60_000).toISOString(), speed: 0 });
    const query = new URLSearchParams({ contestId, locale: "en", date: OPEN.slice(0, 10) });
    const answer = await page.request.get(liveSite(`/api/contest/getContestDay?${query}`));
    const { result } = (await answer.json()) as { result: { data: { matches: OfferedMatch[] } } };
    const match = result.data.matches.find((one) => one.match.matchId === matchId);
    const line = match?.lines.find(({ market }) => market === "AH");
    if (line && `${line.line} ${line.prices[0]}` !== seen) return;
  }
  throw new Error("no line moved in two hours");
}
interface OfferedMatch {
  match: { matchId: string };
  lines: { market: string; line: string; prices: [string, string] }[];
}

const MOVED = /^The (line moved to [+−]?[\d.]+|odds moved)\. Send again\?$/;

/** What a review confirms for the first match, as "line price". */
const confirmed = async (page: Page): Promise<string> => {
  const value = await bar(page).locator('input[name^="terms.AH."]').getAttribute("value");
  return (value ?? "").split(" ").slice(1).join(" ");
};

test("a line that moves between the review and sending is shown anew, and nothing is stored until it is confirmed", async ({
  page,
}) => {
  await signUp(page, "en", liveSite);
  const game = await openGame(page);
  await expect(page.locator("#page-script[data-hydrated]")).toHaveCount(1);
  await side(page, 0).click();
  await press(page, texts.send.check);
  const seen = await confirmed(page);
  await moveOn(page, seen);
  await press(page, texts.send.send);
  await expect(bar(page).getByRole("status")).toHaveText(MOVED);
  await expect(bar(page).getByText(/^before: /)).toBeVisible();
  const now = await confirmed(page);
  expect(now).not.toBe(seen);
  expect(await axeFindings(page)).toEqual([]);

  const other = await page.context().newPage();
  await other.goto(liveSite(`${game}?tab=mine`));
  await expect(other.getByText(texts.mine.none)).toBeVisible();
  await other.close();

  await press(page, texts.send.again);
  await expect(bar(page).getByRole("status")).toHaveText(texts.send.saved);
  await page.reload();
  expect(await priceOf(page, 0)).toBe(now.split(" ")[1]);
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
  const seen = await confirmed(plain);
  await moveOn(plain, seen);
  await press(plain, texts.send.send);
  await expect(bar(plain).getByRole("status")).toHaveText(MOVED);
  expect(await confirmed(plain)).not.toBe(seen);
  await press(plain, texts.send.again);
  await expect(plain).toHaveURL(/saved=picks/);
  await expect(bar(plain).getByRole("status")).toHaveText(texts.send.saved);
  await expect(chosen(plain, 1)).toBeChecked();
  await expect(plain.getByText(texts.takingPart)).toBeVisible();
  expect(complaints).toEqual([]);
  await plain.context().close();
});
