import type { Page } from "playwright/test";
import type { Sport } from "../contract/tables/sports.ts";
import { scoreOf, shiftsOf, watchShifts } from "./layout-shift.ts";
import { jumpTo } from "./live-client.ts";
import { matchAddresses } from "./match-address.ts";
import { moveClock } from "./move-clock.ts";
import { expect, liveSite, test } from "./watched-page.ts";

test.setTimeout(200_000);

interface Replay {
  sport: Sport;
  matchId: string;
  /** The site's clock at the first and at the last step, soon after the end, when pages stop asking; minutes between two. */
  from: string;
  to: string;
  step: number;
  width: 390 | 1280;
}

const REPLAYS: readonly Replay[] = [
  // Portsmouth against Bristol City.
  {
    ...{ sport: "football", matchId: "1030220260149", width: 390 },
    ...{ from: "2026-10-17T13:54:10Z", to: "2026-10-17T15:57:00Z", step: 7 },
  },
  {
    ...{ sport: "basketball", matchId: "1802420260027", width: 1280 },
    ...{ from: "2026-10-17T12:23:10Z", to: "2026-10-17T14:36:00Z", step: 8 },
  },
];

const MINUTE = 60_000;

const instants = ({ from, to, step }: Replay): string[] => {
  const all: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += step * MINUTE) all.push(new Date(at).toISOString());
  return all;
};

/** The list as the page shows it and as a fresh load would, without what differs in age only. */
const bothLists = (page: Page): Promise<{ shown: string; fresh: string }> =>
  page.evaluate(async () => {
    const plain = (list: Element | null): string => {
      const copy = list?.cloneNode(true) as HTMLElement | undefined;
      copy?.removeAttribute("data-fetched");
      for (const row of copy?.querySelectorAll(".m") ?? []) {
        row.classList.remove("goal", "fix");
        row.removeAttribute("data-note");
      }
      for (const details of copy?.querySelectorAll("details") ?? []) details.removeAttribute("open");
      // Seconds go on between two looks.
      return (copy?.outerHTML ?? "").replace(/\n\d+:\d\d</g, "\nleft<");
    };
    const answer = await fetch(location.href, { cache: "no-store" });
    // Its styles would be reported as a breach of this page's policy.
    const text = (await answer.text()).replace(/<style[\s\S]*?<\/style>/g, "");
    const fresh = new DOMParser().parseFromString(text, "text/html");
    return { shown: plain(document.getElementById("list")), fresh: plain(fresh.getElementById("list")) };
  });

/** Where two texts part, for a reader. */
function difference({ shown, fresh }: { shown: string; fresh: string }): string {
  if (shown === fresh) return "";
  let at = 0;
  while (shown[at] === fresh[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 120);
  return `shown: ${around(shown)}\nfresh: ${around(fresh)}`;
}

for (const replay of REPLAYS) {
  test(`a whole match of ${replay.sport}: at every step the page is what a fresh load would be, and nothing moves`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: replay.width, height: replay.width === 390 ? 844 : 800 });
    const [start = "", ...steps] = instants(replay);
    await moveClock(liveSite(""), { now: start, speed: 1 });
    await watchShifts(page);
    // As on a second visit: on the first the page learns the visitor's zone only from its script.
    await page.context().addCookies([{ name: "tz", value: "UTC", url: liveSite("") }]);
    // The visitor's clock goes along with the site's.
    await page.clock.install({ time: start });
    const [first] = await matchAddresses(request, replay.sport, replay.matchId);
    const heard = page.waitForResponse((answer) => answer.url().includes(`/live/${replay.sport}`) && answer.ok());
    await page.goto(liveSite(`/en${first?.address}`));
    await page.clock.runFor(5_000);
    await heard;
    for (const now of steps) {
      await jumpTo(now);
      await page.clock.fastForward(replay.step * MINUTE);
      await expect
        .poll(async () => difference(await bothLists(page)), { message: now, timeout: 30_000, intervals: [1_000] })
        .toBe("");
    }
    const shifts = await shiftsOf(page);
    expect(scoreOf(shifts), shifts.join("\n")).toBeLessThan(0.0005);
  });
}
