import type { Page } from "playwright/test";
import { findGuide } from "./find-guide.ts";
import { ISLAND_FILES, panelOf, placeOf, saveData, tabOf } from "./held-islands.ts";
import { untilScriptRuns } from "./page-ready.ts";
import { signUp } from "./sign-up.ts";
import { readTranslations, WORDS } from "./translations.ts";
import { expect, SHORT_LIST, site, test } from "./watched-page.ts";

// Each part of an open page is broken by what it asks for, and comes without a reload once the site answers again.

const SATURDAY = "/en/football/matches?date=2026-10-17";

// TanStack Query logs a failed attempt with its status.
test.use({
  expectedFaults: /net::ERR_FAILED|WebSocket connection to|Error: status 502/,
  allowedStatuses: [404, 502],
});

/** Breaks what matches until the returned function is called; counts the attempts until then. */
async function breakOff(page: Page, what: RegExp): Promise<{ attempts(): number; mend(): Promise<void> }> {
  let attempts = 0;
  await page.route(what, (route) => {
    attempts += 1;
    return route.abort();
  });
  return { attempts: () => attempts, mend: () => page.unroute(what) };
}

/** The network is back, as the browser says: the next attempts need not be waited for. */
const comeOnline = (page: Page): Promise<unknown> => page.evaluate(() => dispatchEvent(new Event("online")));

/** Fails the test if the page loads another document. */
async function withoutReload(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = "";
  });
  return () => expect(page.locator("html[data-same-document]")).toHaveCount(1);
}

test("the live list goes on once its texts can be had", async ({ page }) => {
  const broken = await breakOff(page, /\/assets\/texts\/en-live/);
  await page.goto(site(SATURDAY));
  await untilScriptRuns(page);
  const stays = await withoutReload(page);
  await expect.poll(broken.attempts).toBeGreaterThan(1);
  const polled = page.waitForResponse(/\/live\/football\?since=/);
  await broken.mend();
  await polled;
  await stays();
});

test("the dot of events is asked for until there is an answer", async ({ page }) => {
  const broken = await breakOff(page, /getContestList\?/);
  await page.goto(site(SHORT_LIST));
  await untilScriptRuns(page);
  const stays = await withoutReload(page);
  await expect.poll(broken.attempts).toBeGreaterThan(1);
  const answered = page.waitForResponse(/getContestList\?/);
  await broken.mend();
  expect((await answered).ok()).toBe(true);
  await stays();
});

test("the ball of a tracker moves once its script has come", async ({ page }) => {
  const broken = await breakOff(page, /\/assets\/match-drawings/);
  await page.goto(site(SHORT_LIST));
  // Any page with a drawing: the script looks for its mark.
  await page.route(site("/en/terms"), async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace("<main", "<i data-tracker></i><main"),
    });
  });
  await page.goto(site("/en/terms"));
  await untilScriptRuns(page);
  const stays = await withoutReload(page);
  await expect.poll(broken.attempts).toBeGreaterThan(0);
  const loaded = page.waitForResponse(/\/assets\/match-drawings/);
  await broken.mend();
  await comeOnline(page);
  await loaded;
  await stays();
});

test("an island whose files failed comes by itself, in the dialog that is open", async ({ page }) => {
  const broken = await breakOff(page, ISLAND_FILES);
  await page.goto(site("/en/basketball/matches"));
  await untilScriptRuns(page);
  const stays = await withoutReload(page);
  await tabOf(page).click();
  await expect(placeOf(page)).toHaveAttribute("data-failed", "");
  await page.keyboard.type("celt");
  await broken.mend();
  await comeOnline(page);
  // On a busy machine the files may not come within the time of one attempt.
  await expect(panelOf(page).getByRole("combobox")).toHaveValue("celt", { timeout: 90_000 });
  await expect(placeOf(page)).not.toHaveAttribute("data-failed");
  await stays();
});

test("what is popular is asked for until there is an answer", async ({ page }) => {
  const broken = await breakOff(page, /\/global\/popular/);
  await page.goto(site(SHORT_LIST));
  await untilScriptRuns(page);
  await tabOf(page).click();
  await expect(panelOf(page).getByRole("combobox")).toBeVisible();
  const stays = await withoutReload(page);
  await expect.poll(broken.attempts).toBeGreaterThan(1);
  await broken.mend();
  await comeOnline(page);
  await expect(panelOf(page).getByRole("option").first()).toBeVisible();
  await stays();
});

/** Like a page of an earlier build. */
const nameEarlierFile = (page: Page): Promise<void> =>
  page.locator("#page-script").evaluate((block) => {
    const files = block.getAttribute("data-island-search") ?? "";
    block.setAttribute("data-island-search", files.replace(/island-search-[\w-]+\.js/, "island-search-earlier.js"));
  });

test("an island whose file is gone reads its addresses anew", async ({ page }) => {
  await saveData(page);
  await page.goto(site(SHORT_LIST));
  await untilScriptRuns(page);
  const stays = await withoutReload(page);
  await nameEarlierFile(page);
  await tabOf(page).click();
  await expect(panelOf(page).getByRole("combobox")).toBeVisible();
  await stays();
});

test("a press during which its island's file turns out to be gone opens it all the same", async ({ page }) => {
  await saveData(page);
  await page.goto(site(SHORT_LIST));
  await untilScriptRuns(page);
  const stays = await withoutReload(page);
  await nameEarlierFile(page);
  await tabOf(page).hover();
  const gone = page.waitForEvent("requestfinished", (request) => request.url().includes("island-search-earlier"));
  await page.mouse.down();
  await gone;
  // The page's script has read the answer too.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.mouse.up();
  await expect(panelOf(page).getByRole("combobox")).toBeVisible();
  await stays();
});

test("an island whose file stays gone says what to do, and comes if it is there after all", async ({ page }) => {
  await saveData(page);
  await page.goto(site("/th/football/matches?date=2026-12-24"));
  await untilScriptRuns(page);
  const stays = await withoutReload(page);
  await page.route(/\/assets\/island-search/, (route) => route.fulfill({ status: 404, body: "" }));
  await tabOf(page).click();
  const { broken } = readTranslations<typeof import("../locales/th/banner.json")>("th", "banner");
  const notice = page.locator("#broken");
  await expect(notice).toContainText(broken.text);
  await expect(notice.getByRole("link", { name: broken.reload })).toHaveAttribute("href", /^\/th\/football\/matches/);
  await page.unroute(/\/assets\/island-search/);
  await comeOnline(page);
  await expect(panelOf(page).getByRole("combobox")).toBeVisible();
  await expect(notice).toBeHidden();
  await stays();
});

test("a member's stars, bell and stream come once their scripts can be had", async ({ page }) => {
  await signUp(page);
  const broken = await breakOff(page, /\/assets\/(member-stars|socket-notices)/);
  await page.goto(site(SHORT_LIST));
  await untilScriptRuns(page);
  const stays = await withoutReload(page);
  await expect.poll(broken.attempts).toBeGreaterThan(1);
  const stream = page.waitForEvent("websocket", (socket) => socket.url().endsWith("/live/notices"));
  await broken.mend();
  await comeOnline(page);
  await stream;
  // The script has its texts and handles presses from now on.
  await expect(page.locator("#pressed-star")).toHaveCount(1);
  const star = page.locator("#list button[form=fav]").first();
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await stays();
});

test("what a member follows, and whether there is something new, is asked for until there is an answer", async ({
  page,
}) => {
  await signUp(page);
  await page.goto(site("/robots.txt"));
  await page.evaluate(() => localStorage.removeItem("notices-at"));
  const requested: string[] = [];
  await page.route(/\/api\/(me|fav\/keys)/, (route) => {
    requested.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 502, body: "" });
  });
  await page.goto(site(SHORT_LIST));
  await untilScriptRuns(page);
  const stays = await withoutReload(page);
  // Each read is made twice, and then again after a pause.
  const count = (path: string) => requested.filter((one) => one === path).length;
  await expect.poll(() => Math.min(count("/api/me"), count("/api/fav/keys"))).toBeGreaterThan(2);
  const answers = ["/api/me", "/api/fav/keys"].map((path) =>
    page.waitForResponse((answer) => answer.url().includes(path) && answer.ok()),
  );
  await page.unroute(/\/api\/(me|fav\/keys)/);
  await comeOnline(page);
  await Promise.all(answers);
  await stays();
});

test("a member's stream is opened again, however often it was refused", async ({ page }) => {
  await signUp(page);
  let refused = 0;
  let isMended = false;
  let said = 0;
  await page.routeWebSocket(/\/live\/notices/, (socket) => {
    if (isMended) {
      said += 1;
      socket.onMessage(() => {});
      return;
    }
    refused += 1;
    socket.close();
  });
  await page.goto(site(SHORT_LIST));
  await untilScriptRuns(page);
  const stays = await withoutReload(page);
  await expect.poll(() => refused).toBeGreaterThan(2);
  isMended = true;
  await comeOnline(page);
  await expect.poll(() => said).toBe(1);
  await stays();
});

test("a member's comments come though the first list failed", async ({ page }) => {
  const slug = "cards-and-suspensions";
  const { newsId } = await findGuide(page.request, slug);
  await signUp(page);
  let lists = 0;
  await page.route(/\/api\/news\/listCommentAsMember/, (route) => {
    lists += 1;
    // The call, and its repetition.
    return lists <= 2 ? route.fulfill({ status: 502, body: "" }) : route.continue();
  });
  await page.goto(site(`/en/news/${slug}/${newsId}/comments`));
  await untilScriptRuns(page);
  const stays = await withoutReload(page);
  const texts = readTranslations<typeof import("../locales/en/comments.json")>("en", "comments");
  const field = page.locator("#comments").getByRole("textbox", { name: texts.write });
  // On a busy machine the files may not come within the time of one attempt.
  await expect(page.locator("#island-comments [data-root]")).toHaveCount(1, { timeout: 90_000 });
  await expect(field).toBeVisible();
  expect(lists).toBe(3);
  await stays();
});

test("the walkthrough is offered once it is known who the member is", async ({ page }) => {
  const broken = await breakOff(page, /\/api\/me$/);
  await signUp(page, "en", site, { hasWalkthrough: true });
  await page.goto(site(SHORT_LIST));
  await untilScriptRuns(page);
  const stays = await withoutReload(page);
  await expect.poll(broken.attempts, { timeout: 90_000 }).toBeGreaterThan(2);
  await broken.mend();
  await comeOnline(page);
  await expect(page.locator("dialog#walkthrough")).toBeVisible();
  await stays();
});

test("the page's own script comes after a failure, and the message about it goes", async ({ page }) => {
  const broken = await breakOff(page, /\/assets\/entry\.page-script/);
  await page.goto(site(SHORT_LIST));
  // The page was loaded anew once.
  const notice = page.getByRole("alert").filter({ hasText: WORDS.banner.broken.text });
  await expect(notice).toBeVisible();
  const stays = await withoutReload(page);
  await broken.mend();
  await untilScriptRuns(page);
  await expect(notice).toBeHidden();
  await stays();
});
