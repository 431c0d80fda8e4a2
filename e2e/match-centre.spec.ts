import type { Page } from "playwright/test";
import { show, watchLiveCalls } from "./live-client.ts";
import { matchAddresses } from "./match-address.ts";
import { moveClock } from "./move-clock.ts";
import { afterRequestsUntilNow, untilScriptRuns } from "./page-ready.ts";
import { WORDS } from "./translations.ts";
import { axeFindings, expect, liveSite, test } from "./watched-page.ts";

const FIRST_HALF = { now: "2026-10-17T14:20:00Z", speed: 1 };
const BEFORE = { now: "2026-10-17T13:00:00Z", speed: 1 };
const PLAYED = "1030220260149";

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test("between two pages of the match centre the place stays, elsewhere pages begin at their top", async ({
  page,
  request,
}) => {
  await moveClock(liveSite(""), FIRST_HALF);
  await page.setViewportSize({ width: 390, height: 500 });
  const [first, second = first] = await matchAddresses(request, "football", PLAYED);
  const [other] = await matchAddresses(request, "football", "1010120260080");
  await page.goto(liveSite(`/en${first?.address}`));
  const go = async (address: string | undefined) => {
    await page.evaluate(
      (href) => {
        const link = document.createElement("a");
        link.href = href;
        document.body.insertAdjacentElement("beforeend", link);
        link.click();
      },
      liveSite(`/en${address}`),
    );
    await page.waitForURL(`**${address}`);
    await page.waitForLoadState("load");
  };

  await page.evaluate(() => scrollTo(0, 90));
  await go(second?.address);
  await expect.poll(() => scrolled(page)).toBe(90);
  await page.evaluate(() => scrollTo(0, 70));
  await go(other?.address);
  await expect.poll(() => scrolled(page)).toBe(70);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(70);

  await go("/football/matches");
  await page.evaluate(() => scrollTo(0, 300));
  await go(first?.address);
  expect(await scrolled(page)).toBe(0);
});

test("further down than the tabs, another page begins below them", async ({ page, request }) => {
  await moveClock(liveSite(""), FIRST_HALF);
  await page.setViewportSize({ width: 390, height: 300 });
  const [first, second = first] = await matchAddresses(request, "football", PLAYED);
  await page.goto(liveSite(`/en${first?.address}`));
  await page.evaluate(() => scrollTo(0, 600));
  await page.locator("#match-bar nav a").nth(1).click();
  await page.waitForURL(`**${second?.address}`);
  const bar = page.locator("#match-bar");
  await expect.poll(async () => Math.round((await bar.boundingBox())?.y ?? -1)).toBe(0);
  await expect(page.locator("#line b").first()).toBeInViewport();
});

test("a match can be shared, noted and made a favourite", async ({ page, request, context }) => {
  await moveClock(liveSite(""), BEFORE);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [first] = await matchAddresses(request, "football", PLAYED);
  const address = liveSite(`/en${first?.address}`);
  await page.goto(address);
  await untilScriptRuns(page);

  const { match } = WORDS;
  await page.getByRole("button", { name: match.share }).click();
  await page.getByRole("button", { name: match.copyLink }).click();
  await expect(page.locator("#toasts")).toHaveText(match.linkCopied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(page.locator("#share")).toBeHidden();

  await page.getByRole("button", { name: match.favourite }).click();
  await expect(page.locator("#login-tip")).toBeVisible();
  await page.keyboard.press("Escape");

  const day = await page.getByRole("link", { name: match.calendar }).getAttribute("href");
  const file = await request.get(liveSite(day ?? ""));
  expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const text = await file.text();
  expect(text).toContain("SUMMARY:Portsmouth – Bristol City\r\n");
  expect(text).toContain("DTSTART:20261017T140000Z\r\n");
  expect((await request.get(liveSite("/en/football/a/b/c-vs-d/999999/calendar.ics"))).status()).toBe(404);
  expect(await axeFindings(page)).toEqual([]);
});

test("a match's page asks while it is played, and no more when nobody looks or it is over", async ({
  page,
  request,
}) => {
  await moveClock(liveSite(""), FIRST_HALF);
  await page.clock.install();
  const calls = watchLiveCalls(page);
  const [first] = await matchAddresses(request, "football", PLAYED);
  // The socket that opens after the first call may bring another.
  const pushed = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
  await page.goto(liveSite(`/en${first?.address}`));
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await pushed;
  await show(page, "hidden");
  await afterRequestsUntilNow(page);
  const before = calls.length;
  await page.clock.fastForward(60_000);
  await afterRequestsUntilNow(page);
  expect(calls.length).toBe(before);

  await moveClock(liveSite(""), { now: "2026-10-18T09:00:00Z", speed: 1 });
  await page.goto(liveSite(`/en${first?.address}`));
  await untilScriptRuns(page);
  await page.clock.runFor(30_000);
  await afterRequestsUntilNow(page);
  expect(calls.length).toBe(before);
});
