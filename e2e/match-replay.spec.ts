import type { APIRequestContext, Page } from "playwright/test";
import { MINUTE } from "#contract/time/units";
import type { Sport } from "../contract/tables/sports.ts";
import { inWords, scoreOf, shiftsOf, watchShifts } from "./layout-shift.ts";
import { jumpTo } from "./live-client.ts";
import { matchAddresses } from "./match-address.ts";
import { moveClock } from "./move-clock.ts";
import { preparePolicy } from "./trusted-markup.ts";
import { expect, liveSite, test, watch } from "./watched-page.ts";

interface Replay {
  sport: Sport;
  matchId: string;
  /**
   * The site's clock at the first and last step, soon after the end, when pages stop polling; minutes between steps.
   */
  from: string;
  to: string;
  step: number;
  /** Names of the pages watched throughout, and their widths. */
  tabs: Readonly<Record<string, keyof typeof HEIGHTS>>;
}

const HEIGHTS = { 390: 844, 1280: 800 } as const;
/** In a wide head the home side's scorers end beside the score: another one pushes those before it outwards. */
const MOST_MOVED = { 390: 0.0005, 1280: 0.001 } as const;

const REPLAYS: readonly Replay[] = [
  // Portsmouth against Bristol City.
  {
    sport: "football",
    matchId: "1030220260149",
    from: "2026-10-17T13:54:10Z",
    to: "2026-10-17T15:58:00Z",
    step: 18,
    tabs: { FOOTBALL_INFO: 390, FOOTBALL_COMMENTARY: 390, FOOTBALL_FEED: 1280, FOOTBALL_STATS: 390 },
  },
  // A game with an overtime.
  {
    sport: "basketball",
    matchId: "1802420260027",
    from: "2026-10-17T12:23:10Z",
    to: "2026-10-17T14:36:00Z",
    step: 22,
    tabs: { BASKETBALL_INFO: 1280, BASKETBALL_PLAY_BY_PLAY: 390, BASKETBALL_BOX_SCORE: 1280 },
  },
];

const instants = ({ from, to, step }: Replay): string[] => {
  const all: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += step * MINUTE) all.push(new Date(at).toISOString());
  return all;
};

/** The list as the page shows it and as a fresh load would, without differences that are due to age only. */
const bothLists = async (page: Page): Promise<{ shown: string; fresh: string }> => {
  await preparePolicy(page);
  return page.evaluate(async () => {
    const plain = (list: Element | null): string => {
      const copy = list?.cloneNode(true) as HTMLElement | undefined;
      copy?.removeAttribute("data-fetched");
      for (const row of copy?.querySelectorAll("[data-note]") ?? []) {
        row.classList.remove("goal", "fix");
        row.removeAttribute("data-note");
      }
      for (const entry of copy?.querySelectorAll("[data-news], [data-newest]") ?? []) entry.removeAttribute("tabindex");
      for (const details of copy?.querySelectorAll("details") ?? []) details.removeAttribute("open");
      // The page keeps its own, a fetched one has lost them.
      for (const style of copy?.querySelectorAll("style") ?? []) style.remove();
      // Seconds advance between two readings.
      return (copy?.outerHTML ?? "").replace(/\n\d+:\d\d</g, "\nleft<");
    };
    const answer = await fetch(location.href, { cache: "no-store" });
    // Its styles would violate this page's policy.
    const text = (await answer.text()).replace(/<style[\s\S]*?<\/style>/g, "");
    const fresh = new DOMParser().parseFromString(window.matchlight.createHTML(text), "text/html");
    return { shown: plain(document.getElementById("list")), fresh: plain(fresh.getElementById("list")) };
  });
};

/** Where two texts diverge, for a reader. */
function difference({ shown, fresh }: { shown: string; fresh: string }): string {
  if (shown === fresh) return "";
  let at = 0;
  while (shown[at] === fresh[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 120);
  return `shown: ${around(shown)}\nfresh: ${around(fresh)}`;
}

/** Opens a tab of a match and waits until it is live; the visitor's clock follows the site's. */
async function openTab(page: Page, { sport, from }: Replay, address: string, width: keyof typeof HEIGHTS) {
  await page.setViewportSize({ width, height: HEIGHTS[width] });
  await watchShifts(page);
  await page.clock.install({ time: from });
  const heard = page.waitForResponse((answer) => answer.url().includes(`/live/${sport}`) && answer.ok());
  await page.goto(liveSite(`/en${address}`));
  await page.clock.runFor(5_000);
  await heard;
}

/** Shows pending updates, as somebody who reads on does. */
async function showNews(page: Page): Promise<void> {
  const button = page.locator("[data-news]:visible");
  if ((await button.count()) > 0) await button.click();
}

/**
 * Resolves once the site renders a page from data of the new instant. After a jump every entry is too old, and a slow
 * machine shows the last good one first, with a notice (upstream-faults.spec.ts).
 */
const untilFresh = (request: APIRequestContext, address: string): Promise<void> =>
  expect
    .poll(async () => /<[^>]+ data-stale/.test(await (await request.get(liveSite(`/en${address}`))).text()))
    .toBe(false);

for (const replay of REPLAYS) {
  const names = Object.keys(replay.tabs).join(", ");
  test(`a whole match, ${names}: at every step a page is what a fresh load would be, and nothing moves`, async ({
    browser,
    request,
  }) => {
    const [start = "", ...steps] = instants(replay);
    // The site's clock stops between two steps, so that the comparison is stable.
    await moveClock(liveSite(""), { now: start, speed: 0 });
    const addresses = await matchAddresses(request, replay.sport, replay.matchId);
    const tabs = await Promise.all(
      addresses
        .flatMap(({ name, address }) => {
          const width = replay.tabs[name];
          return width ? [{ name, address, width }] : [];
        })
        .map(async (tab) => {
          // A separate context each: background pages pause.
          const context = await browser.newContext({ serviceWorkers: "block" });
          // As on a second visit: on the first the page learns the visitor's zone only from its script.
          await context.addCookies([{ name: "tz", value: "America/Sao_Paulo", url: liveSite("") }]);
          const page = await context.newPage();
          return { ...tab, page, complaints: watch(page) };
        }),
    );
    for (const { page, address, width } of tabs) await openTab(page, replay, address, width);
    for (const now of steps) {
      await jumpTo(now);
      for (const { address } of tabs) await untilFresh(request, address);
      for (const { page } of tabs) await page.clock.fastForward(replay.step * MINUTE);
      for (const { name, page } of tabs) {
        const parted = async () => {
          await showNews(page);
          return difference(await bothLists(page));
        };
        await expect.poll(parted, { message: `${name} ${now}`, intervals: [1_000] }).toBe("");
      }
    }
    for (const { name, page, width, complaints } of tabs) {
      const shifts = await shiftsOf(page);
      expect(scoreOf(shifts), `${name}\n${inWords(shifts)}`).toBeLessThan(MOST_MOVED[width]);
      expect(complaints).toEqual([]);
      await page.context().close();
    }
  });
}
