import type { Page } from "playwright/test";
import { jumpTo } from "./live-client.ts";
import { moveClock } from "./move-clock.ts";
import { untilScriptRuns } from "./page-ready.ts";
import { signUp } from "./sign-up.ts";
import { readTranslations } from "./translations.ts";
import { expect, liveSite, test } from "./watched-page.ts";

const alerts = readTranslations<typeof import("../locales/en/alerts.json")>("en", "alerts");
const forms = readTranslations<typeof import("../locales/en/memberForms.json")>("en", "memberForms");
const notices = readTranslations<typeof import("../locales/en/notices.json")>("en", "notices");

// Manchester City against Leeds United: two goals of City's, the second six minutes before half-time.
const CITY = "20113";
const BEFORE = "2026-10-17T14:28:00Z";
const FIRST_GOAL = "2026-10-17T14:29:10Z";
/** Members are notified of events up to five minutes old. */
const AFTER_SECOND_GOAL = "2026-10-17T14:45:00Z";
const HALF_TIME = "2026-10-17T14:48:55Z";

const SETTINGS = "/en/account/notifications";

const popups = (page: Page) => page.getByRole("region", { name: notices.popups }).getByRole("listitem");

/** Notices from now on are new to the page. */
async function untilListening(page: Page): Promise<void> {
  await untilScriptRuns(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("notices-latest"))).not.toBeNull();
}

/** Titles of all notices that the upstream has for the page's member, latest first. */
async function titlesOf(page: Page): Promise<string[]> {
  const answer = await page.request.get(liveSite("/api/notification/list?locale=en&size=30"));
  const { result } = (await answer.json()) as { result: { data: { otherList: { title: string }[] } } };
  return result.data.otherList.map(({ title }) => title);
}

test("a member hears of a goal of their team within seconds, and of none once goals are switched off", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await moveClock(liveSite(""), { now: BEFORE, speed: 0 });
  await signUp(page, "en", liveSite);
  const followed = await page.request.post(liveSite("/api/fav/favTeam"), {
    form: { teamId: CITY, sportType: "0", locale: "en" },
    headers: { Origin: new URL(liveSite("/")).origin },
  });
  expect(await followed.json()).toMatchObject({ result: { businessCode: 0 } });
  await page.goto(liveSite(SETTINGS));
  await untilListening(page);

  await jumpTo(FIRST_GOAL);
  await expect(popups(page)).toHaveText([/Man City 1-0 Leeds/]);
  await expect(page.locator("html")).toHaveAttribute("data-notices", "new");

  const main = page.getByRole("main");
  await main.getByRole("checkbox", { name: alerts.kinds.goal, exact: true }).uncheck();
  await expect(main.getByText(forms.saveNow.saved)).toBeVisible();
  await jumpTo(AFTER_SECOND_GOAL);
  await expect(popups(page)).toHaveCount(0);
  await jumpTo(HALF_TIME);
  await expect(popups(page)).toHaveText([/Man City 2-0 Leeds/]);
  expect(await titlesOf(page)).toEqual(["Half-time", "Goal for Man City"]);
});
