import type { Request } from "playwright/test";
import { untilScriptRuns } from "./page-ready.ts";
import { signUp } from "./sign-up.ts";
import { readTranslations, WORDS } from "./translations.ts";
import { expect, site, test } from "./watched-page.ts";

const { frame } = WORDS;
const fantasy = readTranslations<typeof import("../locales/en/fantasy.json")>("en", "fantasy");

test("a member is handed over to the fantasy game by a token of one use, with script and without", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { nickname } = await signUp(page);
  const requests: Request[] = [];
  page.context().on("request", (request) => requests.push(request));
  await page.goto(site("/en/football/fantasysport"));
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: fantasy.open.button }).click();
  const game = await opened;
  const arrived = game.getByRole("status").filter({ hasText: `${nickname.slice(0, 3)}••••` });
  await expect(arrived).toBeVisible();
  expect(new URL(game.url()).pathname).toBe("/fantasy");
  expect(await game.evaluate(() => window.opener)).toBeNull();

  const entered = requests.find((request) => request.url().endsWith("/fantasy/enter"));
  const form = Object.fromEntries(new URLSearchParams(entered?.postData() ?? ""));
  expect(form.providerToken).toMatch(/^[\w-]{43}$/);
  // Not `allHeaders`, which never resolves for a request that a page left behind.
  const said = requests.flatMap((request) => [request.url(), request.headers().referer]);
  expect(said.join(" ")).not.toContain(form.providerToken);
  // A used token is refused with a message.
  const again = await page.request.post(site("/fantasy/enter"), { form });
  expect([again.status(), await again.text()]).toEqual([403, expect.stringContaining('role="alert"')]);
  await game.close();

  // Without script a button sends the intermediate page's form.
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState, serviceWorkers: "block" });
  const teaser = await plain.newPage();
  await teaser.goto(site("/en/football/fantasysport"));
  const between = plain.waitForEvent("page");
  await teaser.getByRole("button", { name: fantasy.open.button }).click();
  const step = await between;
  await step.getByRole("button", { name: fantasy.handOver.go }).click();
  await expect(step.getByRole("status")).toBeVisible();
  await plain.close();
});

test("events are marked while one can be entered, and the next page knows it without a call", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const calls: string[] = [];
  await page.route("**/api/contest/getContestList?*", (route) => {
    calls.push(route.request().url());
    const list = [{ contestId: "pf-1", sportType: 0, participated: false }];
    return route.fulfill({ json: { message: "Success", result: { businessCode: 0, data: { list, hasNext: false } } } });
  });
  const events = page
    .getByRole("navigation", { name: frame.nav.football, exact: true })
    .getByRole("link", { name: `${frame.nav.events} ${frame.eventsOpen}` });
  await page.goto(site("/en/football/fantasysport"));
  await expect(events).toBeVisible();
  const { width } = (await events.boundingBox()) ?? {};
  await events.evaluate((link) => link.removeAttribute("data-open"));
  const unmarked = page.getByRole("link", { name: frame.nav.events, exact: true }).first();
  expect((await unmarked.boundingBox())?.width, "width without a mark").toBe(width);
  await page.goto(site("/en/football/highlights"));
  await untilScriptRuns(page);
  await expect(events).toBeVisible();
  expect(calls).toHaveLength(1);
});
