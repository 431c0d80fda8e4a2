import type { Page } from "playwright/test";
import { LOCALES } from "../contract/tables/locales.ts";
import { matchAddresses } from "./match-address.ts";
import { MOMENTS } from "./match-moments.ts";
import { moveClock } from "./move-clock.ts";
import { resizeTo } from "./page-ready.ts";
import { languagesOfTurn } from "./visits.ts";
import { expect, liveSite, test } from "./watched-page.ts";

/** Before, during and after a match of each sport. */
const SHOWN = ["long before", "first half", "full time", "before the game", "fourth quarter", "final score"];

/** Lines of Khmer are taller. */
const TALLER: Readonly<Record<string, number>> = { kh: 16 };

/** Higher where competition and round have a line each, since what is pressed is 24 pixels high. */
const BAR = 44;

/** What the lines of two texts may share of each other, in pixels. */
const LEADING = 3;

/** Which of some elements have their text or picture over an element's own, shared leading apart. */
const overlapping = (page: Page, selector: string, others: string, leading = 1): Promise<string[]> =>
  page.evaluate(
    ([selector, others, leading]) => {
      const boxOf = (one: Element) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return (one instanceof HTMLImageElement ? one : range).getBoundingClientRect();
      };
      const meet = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom - leading && b.top < a.bottom - leading;
      const own = document.querySelector(selector);
      const found = [...document.querySelectorAll(others)];
      if (!own || found.length === 0) return ["missing"];
      return found.filter((one) => meet(boxOf(own), boxOf(one))).map((one) => one.outerHTML.slice(0, 80));
    },
    [selector, others, leading] as const,
  );

const SCREENS = [
  { width: 390, height: 844, below: 244, head: 200 },
  { width: 1280, height: 800, below: 252, head: 200 },
];

for (const { phase, now, sport, matchId } of MOMENTS.filter((moment) => SHOWN.includes(moment.phase)))
  test(`${sport}, ${phase}: the first content stands high, below a head that is whole`, async ({ page, request }) => {
    await moveClock(liveSite(""), { now, speed: 0 });
    const [first] = await matchAddresses(request, sport, matchId);
    for (const { code } of LOCALES) {
      await page.goto(liveSite(`/${code}${first?.address}`));
      for (const { below, head, ...size } of SCREENS) {
        await resizeTo(page, size);
        const found = await page.evaluate(() => {
          const content = document.querySelector("#match-bar + *");
          const shown = [...document.querySelectorAll("#board b, #board time, #board img, #board a, #strip > *")];
          const nav = document.querySelector("#match-bar nav")?.getBoundingClientRect();
          return {
            height: document.getElementById("board")?.parentElement?.getBoundingClientRect().height,
            bar:
              document.querySelector("#board")?.parentElement?.querySelector("p")?.getBoundingClientRect().height ?? 0,
            top: content?.getBoundingClientRect().top,
            isFilled: (content?.textContent ?? "").trim().length > 0,
            outside: shown
              .map((one) => [one.outerHTML.slice(0, 60), one.getBoundingClientRect()] as const)
              .filter(([, box]) => box.left < 0 || box.right > innerWidth || box.bottom > (nav?.top ?? 0) + 1)
              .map(([html]) => html),
            simulated: document.querySelectorAll("main .tag").length,
          };
        });
        const at = `${code} at ${size.width}`;
        const more = Math.max(0, found.bar - BAR);
        expect(more, at).toBeLessThanOrEqual(8);
        expect.soft(found.top, at).toBeLessThanOrEqual(below + more + (TALLER[code] ?? 0));
        expect.soft(found.height, at).toBeLessThanOrEqual(head + more);
        expect.soft(found, at).toMatchObject({ isFilled: true, outside: [] });
      }
    }
  });

test("a shoot-out and a sum of two legs stand clear of the crests, the day clear of the round", async ({
  page,
  request,
}) => {
  const now = "2024-08-20T12:00:00Z";
  await moveClock(liveSite(""), { now, speed: 0 });
  const [first] = await matchAddresses(request, "football", "1011020240105");
  for (const { code } of LOCALES) {
    await page.goto(liveSite(`/${code}${first?.address}`));
    for (const width of [1280, 800, 390]) {
      await resizeTo(page, { width, height: 800 });
      const overlaps = [
        ...(await overlapping(page, "#board p + div > span:nth-of-type(3)", "#board img")),
        ...(await overlapping(page, "#board p + div > span:nth-of-type(1)", "#round")),
      ];
      expect.soft(overlaps, `${code} at ${width}`).toEqual([]);
    }
  }
});

test("both sides' colours are those of their shirts, told apart in both schemes", async ({ page, request }) => {
  await moveClock(liveSite(""), { now: "2026-10-17T14:20:00Z", speed: 0 });
  for (const [sport, matchId] of [
    ["football", "1030220260149"],
    ["basketball", "1802420260027"],
  ] as const) {
    const [first] = await matchAddresses(request, sport, matchId);
    await page.goto(liveSite(`/en${first?.address}`));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const colours = await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return ["--home", "--away", "--home-ground", "--away-ground"].map((name) =>
          style.getPropertyValue(name).trim(),
        );
      });
      expect(
        colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour)),
        `${colours}`,
      ).toBe(true);
      expect(new Set(colours.slice(0, 2)).size).toBe(2);
    }
  }
});

for (const { sport, matchId, now } of MOMENTS.filter(({ phase }) => /^(?:line-ups out|before the game)$/.test(phase)))
  test(`${sport}: how long it is until the start stands in the head, clear of both sides`, async ({
    page,
    request,
  }) => {
    await moveClock(liveSite(""), { now, speed: 0 });
    await page.clock.setFixedTime(now);
    const [first] = await matchAddresses(request, sport, matchId);
    for (const code of languagesOfTurn(sport === "football" ? 0 : 1, 4)) {
      await page.goto(liveSite(`/${code}${first?.address}`));
      await expect(page.locator("#until"), code).toHaveText(/20/);
      for (const width of [1280, 800, 390, 320]) {
        await resizeTo(page, { width, height: 800 });
        const overlaps = await overlapping(page, "#until", "#board img, #board a, #board time, #strip > *", LEADING);
        expect.soft(overlaps, `${code} at ${width}`).toEqual([]);
      }
    }
  });
