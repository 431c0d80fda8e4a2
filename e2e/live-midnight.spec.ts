import type { Page } from "playwright/test";
import { ROW } from "./list-classes.ts";
import { expectAsFresh } from "./list-standing.ts";
import { moveClock } from "./move-clock.ts";
import { untilRowsStand, untilScriptRuns } from "./page-ready.ts";
import { readTranslations } from "./translations.ts";
import { expect, liveSite, test } from "./watched-page.ts";

const WORDS = readTranslations<typeof import("../locales/en/matches.json")>("en", "matches");

/** Twenty minutes past midnight in Bangkok, after a busy Saturday in Europe's evening. */
const AFTER = "2026-10-17T17:20:00Z";
const [YESTERDAY, TODAY] = ["2026-10-17", "2026-10-18"];
const ZONE = "Asia/Bangkok";
const BEGUN = "#list [data-begun-before]";

test.use({ timezoneId: ZONE });
// The first page is in this zone already.
test.beforeEach(({ context }) => context.addCookies([{ name: "tz", value: ZONE, url: liveSite("/") }]).then(() => {}));

interface Group {
  country: { countryId: string; countryKey: string };
  matchList: { matchId: string }[];
}

/** A day's competitions with matches in play, as the supplier's list has them. */
async function groupsInPlay(page: Page, call: string, date: string): Promise<Group[]> {
  const answer = await page.request.get(liveSite(`/api/${call}?date=${date}&timeZone=${ZONE}&status=live&locale=en`));
  return (await answer.json()).result.leagueMatchList;
}

const inPlay = async (...request: Parameters<typeof groupsInPlay>): Promise<string[]> =>
  (await groupsInPlay(...request)).flatMap(({ matchList }) => matchList.map(({ matchId }) => matchId));

const idsOf = (page: Page, within: string): Promise<string[]> =>
  page
    .locator(`${within} ${ROW} > a`)
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname.split("/").at(-1) ?? ""));
const liveCount = (page: Page) => page.locator('#list nav a[data-show="live"] b');

for (const [sport, call] of [
  ["football", "match/getMatchListv4"],
  ["basketball", "basketball/match/getMatchList"],
] as const)
  test(`after midnight, live ${sport} is what is in play, of both days`, async ({ page }) => {
    await moveClock(liveSite(""), { now: AFTER, speed: 0 });
    const [before, ofDay] = await Promise.all([inPlay(page, call, YESTERDAY), inPlay(page, call, TODAY)]);
    expect(before.length).toBeGreaterThan(0);
    await page.goto(liveSite(`/en/${sport}/matches`));
    await untilRowsStand(page);
    await expect(liveCount(page)).toHaveText(String(before.length + ofDay.length));
    await expect(page.getByRole("heading", { name: WORDS.begunBefore })).toBeVisible();
    expect((await idsOf(page, BEGUN)).sort()).toEqual([...before].sort());
    await liveCount(page).click();
    await expect(page).toHaveURL(/show=live/);
    await untilRowsStand(page);
    expect((await idsOf(page, "#list")).sort()).toEqual([...before, ...ofDay].sort());
    // From another day, the same list.
    await page.goto(liveSite(`/en/${sport}/matches?date=${YESTERDAY}`));
    await page.locator('#list nav a[data-show="live"]').click();
    await expect(page).toHaveURL(new RegExp(`/${sport}/matches\\?show=live$`));
    await expect(page.locator(BEGUN).first()).toBeVisible();
  });

test("a country's matches in play of yesterday are on its page", async ({ page }) => {
  await moveClock(liveSite(""), { now: AFTER, speed: 0 });
  const groups = await groupsInPlay(page, "match/getMatchListv4", YESTERDAY);
  const country = groups[0]?.country;
  const ids = groups
    .filter((group) => group.country.countryKey === country?.countryKey)
    .flatMap(({ matchList }) => matchList.map(({ matchId }) => matchId));
  await page.goto(liveSite(`/en/football/${country?.countryKey}-${country?.countryId}/matches`));
  await untilRowsStand(page);
  expect((await idsOf(page, BEGUN)).sort()).toEqual(ids.sort());
});

test("a list opened before midnight becomes the new day's, keeps what is in play, and lets it go when it ends", async ({
  page,
}) => {
  await moveClock(liveSite(""), { now: "2026-10-17T16:50:00Z", speed: 1 });
  await page.goto(liveSite("/en/football/matches"));
  await untilScriptRuns(page);
  await expect(page.locator("input[type=date]")).toHaveValue(YESTERDAY);
  await expect(page.locator(BEGUN)).toHaveCount(0);

  await moveClock(liveSite(""), { now: "2026-10-17T17:01:00Z", keepEpoch: true });
  await expect(page.locator("input[type=date]")).toHaveValue(TODAY);
  await untilScriptRuns(page);
  await untilRowsStand(page);
  const first = await idsOf(page, BEGUN);
  expect(first.length).toBeGreaterThan(20);
  // Changes of yesterday's matches reach the list, and those that end leave it.
  await expectAsFresh(page, "2026-10-17T17:20:00Z");
  await expectAsFresh(page, "2026-10-17T18:10:00Z");
  const later = await idsOf(page, BEGUN);
  expect(later.length).toBeLessThan(first.length);
  expect(first).toEqual(expect.arrayContaining(later));
  await expectAsFresh(page, "2026-10-17T20:30:00Z");
  await expect(page.locator(BEGUN)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: WORDS.begunBefore })).toHaveCount(0);
});
