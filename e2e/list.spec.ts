import type { Page } from "playwright/test";
import { expectStill } from "./expect-still.ts";
import { watchShifts } from "./layout-shift.ts";
import { GROUP, GROUP_CLASS, ROW } from "./list-classes.ts";
import { openListMenu } from "./list-menu.ts";
import { untilRowsStand, untilScriptRuns } from "./page-ready.ts";
import { WORDS } from "./translations.ts";
import { unstyled } from "./unstyled.ts";
import { expect, site, test } from "./watched-page.ts";

const { matches } = WORDS;

const SATURDAY = "/en/football/matches?date=2026-10-17";

type Show = Exclude<keyof typeof matches.filter, "label">;
const filterOf = (page: Page, show: Show) =>
  page.getByRole("navigation", { name: matches.filter.label }).getByRole("link", { name: matches.filter[show] });
const rowsOf = (page: Page) => page.locator(`#list ${ROW}`);

test("the filters have addresses and say how many matches stand behind them", async ({ page }) => {
  await page.goto(site(SATURDAY));
  await expect(filterOf(page, "all")).toHaveAttribute("aria-current", "true");
  for (const show of ["all", "live", "finished", "upcoming", "off"] as const) {
    await filterOf(page, show).click();
    await expect(page).toHaveURL(show === "all" ? /\/matches$/ : new RegExp(`show=${show}`));
    await expect(filterOf(page, show)).toHaveAttribute("aria-current", "true");
    await untilRowsStand(page);
    // Read at one moment: matches continue meanwhile.
    const { rows, label, counts } = await page.locator("#list").evaluate(
      (list, row) => ({
        rows: list.querySelectorAll(row).length,
        label: list.querySelector("nav [aria-current]")?.textContent,
        counts: [...list.querySelectorAll("nav b")].map(({ textContent }) => Number(textContent)),
      }),
      ROW,
    );
    expect(label).toBe(`${matches.filter[show]} ${rows}`);
    expect(rows).toBeGreaterThan(0);
    const [all = 0, ...parts] = counts;
    const sum = parts.reduce((total, part) => total + part, 0);
    expect(sum).toBe(all);
  }
  await page.goBack();
  await expect(page).toHaveURL(/show=upcoming/);
});

test("a filter without matches says so, and shows the way on", async ({ page }) => {
  await page.goto(site("/en/football/matches?date=2026-10-22&show=finished"));
  await expect(page.getByRole("heading", { name: matches.none.finished })).toBeVisible();
  await page.getByRole("link", { name: matches.see.all }).click();
  await expect(page).toHaveURL(/date=2026-10-22$/);
  await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(10);
});

test("what a visitor folds stays folded at the next visit, and the page does not move for it", async ({ page }) => {
  await watchShifts(page);
  await page.goto(site(SATURDAY));
  await untilScriptRuns(page);
  const groups = page.locator("#list details");
  const first = groups.first();
  await expect(first).toHaveAttribute("open");
  await first.locator("summary").click();
  await expect(first).not.toHaveAttribute("open");
  await page.reload();
  await expect(first).not.toHaveAttribute("open");
  await expectStill(page);

  await untilScriptRuns(page);
  await openListMenu(page);
  await page.getByRole("button", { name: matches.fold.close }).click();
  await expect(page.locator("#list details[open]")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.locator("#list details[open]")).toHaveCount(0);
  await untilScriptRuns(page);
  await expectStill(page);

  await openListMenu(page);
  await page.getByRole("button", { name: matches.fold.open }).click();
  await expect(page.locator("#list details:not([open])")).toHaveCount(0);
  await page.reload();
  await untilScriptRuns(page);
  await expect(page.locator("#list details:not([open])")).toHaveCount(0);
  await expectStill(page);
});

test("a page that is loaded again far down stands where it was, and does not move while its rows come in", async ({
  page,
}) => {
  // In the browser's own zone from the start: otherwise the re-fetched page is another day's.
  await page.context().addCookies([{ name: "tz", value: "America/Sao_Paulo", url: site("/") }]);
  await watchShifts(page);
  await page.goto(site(SATURDAY));
  await untilRowsStand(page);
  const far = page.locator(`#list [open] ${ROW}`).nth(150);
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(5_000);
  await page.reload();
  await untilRowsStand(page);
  await expect(far).toBeInViewport();
  await expectStill(page);
});

for (const locale of ["en", "kh"])
  for (const width of [390, 1280])
    test(`what is on its way has the room that it takes: ${locale}, ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        document.addEventListener("DOMContentLoaded", () => {
          const rooms = [...document.querySelectorAll(".deferred")].map((room) => room.getBoundingClientRect().height);
          Object.assign(globalThis, { rooms });
        });
      });
      await page.goto(site(SATURDAY.replace("en", locale)));
      await untilRowsStand(page);
      const { rooms, taken } = await page.evaluate((group) => {
        const groups = [...document.querySelectorAll<HTMLElement>(`${group}[data-n]`)];
        // Otherwise off-screen groups report their reserved height.
        for (const { style } of groups) style.contentVisibility = "visible";
        const heights = groups.map((group) => group.getBoundingClientRect().height);
        return { rooms: (globalThis as unknown as { rooms: number[] }).rooms, taken: heights };
      }, GROUP);
      expect(rooms.length).toBeGreaterThan(50);
      expect(rooms.map(Math.round)).toEqual(taken.map(Math.round));
    });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [locale, width] of [
    ["en", 390],
    ["kh", 1280],
  ] as const)
    test(`what is off screen has the room that it takes: ${locale}, ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site(SATURDAY.replace("en", locale)));
      const { rooms, taken } = await page.evaluate(() => {
        const groups = [...document.querySelectorAll<HTMLElement>(".deferred")];
        const heights = () => groups.map((group) => group.getBoundingClientRect().height);
        const reserved = heights();
        for (const { style } of groups) style.contentVisibility = "visible";
        return { rooms: reserved, taken: heights() };
      });
      expect(rooms.length).toBeGreaterThan(50);
      expect(rooms).toEqual(taken);
    });
});

test("an address that names a competition far down leads there", async ({ page }) => {
  await page.context().addCookies([{ name: "tz", value: "America/Sao_Paulo", url: site("/") }]);
  const html = await (await page.request.get(site(SATURDAY))).text();
  const anchors = [...html.matchAll(/class="card deferred"[^>]* id="([^"]+)"/g)].map(([, id]) => id);
  const far = anchors.at(-3);
  expect(anchors.length).toBeGreaterThan(50);
  await page.goto(site(`${SATURDAY}#${far}`));
  await untilRowsStand(page);
  await expect(page.locator(`details#${far} summary`)).toBeInViewport();
  await untilScriptRuns(page);
  await expect(page.locator(`details#${far}`)).toHaveAttribute("open");
});

for (const [country, flag] of [
  ["BR", "br"],
  ["TH", "th"],
  ["GB", "gb-"],
] as const) {
  test(`a visitor from ${country} finds the own country's competitions first`, async ({ request }) => {
    const answer = await request.get(site("/en/football/matches?date=2026-10-24"), {
      headers: { "cf-ipcountry": country },
    });
    const first = new RegExp(`<details class="${GROUP_CLASS}\\b.*?</summary>`, "s").exec(await answer.text())?.[0];
    expect(first).toContain(`/flags/${flag}`);
  });
}

test("the days are gone through by clicks and by keys", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site("/en/football/matches?date=2026-10-18"));
  const days = page.getByRole("navigation", { name: matches.day.label, exact: true });
  await expect(days.locator('[aria-current="date"]')).toContainText("18");
  await days.getByRole("link", { name: matches.day.next }).click();
  await expect(page).toHaveURL(/date=2026-10-19/);
  await untilScriptRuns(page);
  await days.locator('[aria-current="date"]').focus();
  await page.keyboard.press("ArrowRight");
  await expect(days.locator(":focus")).toContainText("20");
  await page.keyboard.press("End");
  await expect(days.getByRole("link", { name: matches.day.next })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(days.getByRole("link", { name: matches.day.previous })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/date=2026-10-18/);
});

test("a day that is picked is shown at once, and no day out of reach can be", async ({ page }) => {
  await page.goto(site(SATURDAY));
  await untilScriptRuns(page);
  const field = page.getByLabel(matches.day.choose);
  await field.fill("2026-11-14");
  await expect(page).toHaveURL(/date=2026-11-14/);
  await untilScriptRuns(page);
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(frame.url()));
  await field.fill("1999-01-01");
  await field.fill("2026-11-15");
  await expect(page).toHaveURL(/date=2026-11-15/);
  expect(visited.filter((url) => !url.includes("date=2026-11-15"))).toEqual([]);
});

test("on a wide screen the panel stands beside the list, finds competitions, and leads to them", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site(SATURDAY));
  await untilScriptRuns(page);
  const panel = page.getByRole("navigation", { name: matches.competitions.label });
  await expect(panel).toBeVisible();
  const search = panel.getByRole("searchbox", { name: matches.competitions.find });
  await search.fill("champions");
  const found = panel.locator("[data-found] a");
  await expect(found.first()).toBeVisible();
  for (const name of await found.allTextContents()) expect(name.toLowerCase()).toContain("champions");
  await search.fill("no such competition");
  await expect(panel.getByText(matches.competitions.none)).toBeVisible();
  await search.fill("championship");
  const target = (await found.first().getAttribute("href")) ?? "";
  await page.locator(target).evaluate((group: HTMLDetailsElement) => {
    group.open = false;
  });
  await found.first().click();
  await expect(page.locator(target)).toBeInViewport();
  await expect(page.locator(target)).toHaveAttribute("open");
});

test("on a phone the panel is a sheet over the list", async ({ page }) => {
  await page.goto(site(SATURDAY));
  const panel = page.locator("#competitions");
  await expect(panel).toBeHidden();
  await openListMenu(page);
  await page.getByRole("button", { name: matches.competitions.label }).click();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await untilScriptRuns(page);
  await page.getByRole("button", { name: matches.competitions.label }).click();
  const link = panel.locator("section a").last();
  const target = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(panel).toBeHidden();
  await expect(page.locator(target)).toBeInViewport();
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("a match stands beside the list, another once its row is pointed at, and nothing moves", async ({ page }) => {
    await watchShifts(page);
    await page.goto(site(SATURDAY));
    const beside = page.getByRole("region", { name: matches.featured.label });
    const open = beside.getByRole("link", { name: matches.featured.open });
    await expect(open).toBeVisible();
    await expect(beside.locator("b").first()).toBeVisible();
    expect(await unstyled(beside), "classes whose style sheets are not loaded").toEqual([]);
    const last = rowsOf(page).filter({ visible: true }).nth(8);
    const address = (await last.locator("a").first().getAttribute("href")) ?? "";
    await expect(open).not.toHaveAttribute("href", address);
    await last.hover();
    await expect(open).toHaveAttribute("href", address);
    await expectStill(page);
    await open.click();
    await expect(page).toHaveURL(site(address));
  });

  test("beside a match and a table stand the matches of the round, and nothing moves", async ({ page }) => {
    const match = "/en/football/england/premier-league/aston-villa-vs-liverpool/1010120260086";
    const table = "/en/football/england/premier-league/table?leagueId=101";
    const round = page.getByRole("region", { name: matches.sameRound });
    const rows = round.locator(`a[href*="-vs-"]`);
    await watchShifts(page);
    for (const [address, others] of [
      [match, 9],
      [`${match}/lineups`, 9],
      [table, 10],
    ] as const) {
      await page.goto(site(address));
      await expect(rows).toHaveCount(others);
      await expectStill(page);
      const faded = await round
        .locator("[data-sheets]")
        .evaluate((list) => [getComputedStyle(list).maskImage !== "none", list.scrollHeight > list.clientHeight]);
      expect(faded[0], "rows fade where they are cut, and only there").toBe(faded[1]);
    }
    await page.goto(site(match));
    await expect(round.getByRole("link", { name: "Matchday 9" })).toHaveAttribute("href", /round=regular-9/);
    await expect(round.locator(`a[href="${match}"]`)).toHaveCount(0);
  });

  test("beside a team stands its match, in play or next", async ({ page }) => {
    await page.goto(site("/en/football/team/aston-villa/20102/overview"));
    const open = page.getByRole("region", { name: matches.featured.label }).getByRole("link", {
      name: matches.featured.open,
    });
    await expect(open).toHaveAttribute("href", /aston-villa-vs-liverpool/);
  });

  test("it is not shown to who hides scores", async ({ page }) => {
    await page.context().addCookies([{ name: "view", value: "hideScores", url: site("") }]);
    await page.goto(site(SATURDAY));
    await expect(rowsOf(page).first()).toBeVisible();
    await expect(page.getByRole("region", { name: matches.featured.label })).toHaveCount(0);
  });
});

test("a phone does not load the match beside the list", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto(site(SATURDAY));
  await untilScriptRuns(page);
  await page.mouse.wheel(0, 3_000);
  await untilRowsStand(page);
  expect(requested.filter((url) => url.includes("featured-match"))).toEqual([]);
});
