import type { Page } from "playwright/test";
import { moveClock } from "./move-clock.ts";
import { expect, liveSite } from "./watched-page.ts";

/** The busy Saturday, whatever the site's clock says. */
export const LIVE_LIST = "/en/football/matches?date=2026-10-17";

const isCall = (url: string): boolean => /\/live\/(football|basketball)(\?|\/socket)/.test(url);

/** A page's live requests to the edge: addresses of calls and sockets, in order. */
export function watchLiveCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => isCall(request.url()) && calls.push(request.url()));
  page.on("websocket", (socket) => isCall(socket.url()) && calls.push(socket.url()));
  return calls;
}

/**
 * Opens the list at an instant and waits until it hears of its matches: by the first answer, and by push if that is
 * offered.
 */
export async function openLiveList(
  page: Page,
  now: string,
  { hasPush = true, list = LIVE_LIST, speed = 1 } = {},
): Promise<void> {
  await moveClock(liveSite(""), { now, speed });
  const heard = page.waitForResponse((answer) => isCall(answer.url()) && answer.ok());
  const pushed = hasPush
    ? page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"))
    : undefined;
  await page.goto(liveSite(list));
  await heard;
  await pushed;
}

/** Moves the site's clock; listeners receive what happened meanwhile. */
export const jumpTo = (now: string): Promise<void> => moveClock(liveSite(""), { now, keepEpoch: true });

/** Makes the page hidden or visible. */
export const show = (page: Page, visibilityState: "visible" | "hidden"): Promise<void> =>
  page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
    Object.defineProperty(document, "hidden", { configurable: true, get: () => state === "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  }, visibilityState);

/** Records every text of a polite live region. */
export async function listenToAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const region = page.locator("#announce");
  await expect(region).toHaveAttribute("aria-live", "polite");
  await region.evaluate((element) => {
    const said: string[] = [];
    (window as { said?: string[] }).said = said;
    new MutationObserver(() => said.push(...[...element.children].map((line) => line.textContent ?? ""))).observe(
      element,
      { childList: true },
    );
  });
  return () => page.evaluate(() => (window as { said?: string[] }).said ?? []);
}
