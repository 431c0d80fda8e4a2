import type { Page } from "playwright/test";
import { scoreOf, shiftsOf, watchShifts } from "./layout-shift.ts";
import { STAR } from "./list-classes.ts";
import { afterRequestsUntilNow, untilRowsStand, untilScriptRuns } from "./page-ready.ts";
import { sampleAddress } from "./page-samples.ts";
import { signUp } from "./sign-up.ts";
import { readTranslations, WORDS } from "./translations.ts";
import { atSite, axeFindings, expect, SHORT_LIST, site, test } from "./watched-page.ts";

type Stars = typeof import("../locales/en/stars.json");
type Favourites = typeof import("../locales/en/favourites.json");
const stars = readTranslations<Stars>("en", "stars");
const favourites = readTranslations<Favourites>("en", "favourites");

test.use({ viewport: { width: 1280, height: 800 } });

const starAt = (page: Page, at: number) => page.locator(`#list ${STAR}`).nth(at);
const { frame } = WORDS;
const toast = (page: Page) => page.locator("#toasts");
const isPressed = (page: Page, at: number, pressed: boolean) =>
  expect(starAt(page, at)).toHaveAttribute("aria-pressed", `${pressed}`);

/** Ids of the matches that the upstream has for the page's member. */
const followedMatches = async (page: Page): Promise<string[]> => {
  const answer = await page.request.get(site("/api/fav/keys?locale=en"));
  const { result } = (await answer.json()) as { result: { data: { sportType: number; matchIds: string[] }[] } };
  return result.data.find(({ sportType }) => sportType === 0)?.matchIds ?? [];
};

/** A short list of today. */
const TODAY = "/en/basketball/matches";

/** A member's list with its stars loaded. */
async function openList(page: Page, list = SHORT_LIST): Promise<void> {
  await page.goto(site(list));
  await untilRowsStand(page);
  await expect(starAt(page, 0)).toHaveAttribute("aria-pressed", /true|false/);
}

/** With the star on a team's page. */
async function followTeam(page: Page): Promise<void> {
  const row = { path: "/football/team/:teamName/:teamKey/overview", query: [] };
  await page.goto(site(`/en${await sampleAddress(atSite(page.request), row)}`));
  const star = page.locator(`main header ${STAR}`);
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(star).toHaveAttribute("aria-label", /^Remove /);
  await expect(toast(page)).toContainText("added to favourites");
}

/** The only one in the list of teams. */
async function removeTeam(page: Page): Promise<void> {
  await page.goto(site("/en/football/fav/teams"));
  await untilScriptRuns(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: /^Remove / }).click();
  await expect(page.getByRole("heading", { name: favourites.none.team })).toBeVisible();
}

test("a star is pressed at once, in every tab and after a reload; the last of quick presses counts", async ({
  page,
  context,
}) => {
  await signUp(page);
  await openList(page);
  const other = await context.newPage();
  await openList(other);
  const id = (await starAt(page, 0).getAttribute("value")) ?? "";

  await starAt(page, 0).click();
  await isPressed(page, 0, true);
  await expect(page.getByRole("button", { name: stars.removeStar })).toHaveCount(1);
  await expect(toast(page)).toContainText("added to favourites");
  await isPressed(other, 0, true);
  expect(await followedMatches(page)).toEqual([id]);

  await page.reload();
  expect(await page.evaluate(() => document.adoptedStyleSheets[0]?.cssRules[0]?.cssText)).toContain(id);
  await isPressed(page, 0, true);

  for (let press = 0; press < 3; press += 1) await starAt(page, 0).click();
  await isPressed(page, 0, false);
  await isPressed(other, 0, false);
  await expect.poll(() => followedMatches(page)).toEqual([]);
  await followTeam(page);
  await removeTeam(page);
});

test("what the upstream refuses goes back: in silence by -1, else with its message", async ({ page }) => {
  await signUp(page);
  await openList(page);
  const answers = [
    { businessCode: -1, message: "Nobody reads this." },
    { businessCode: 100_132, message: "You follow too many." },
  ];
  let requestCount = 0;
  await page.route("**/api/fav/favMatch", (route) =>
    route.fulfill({ json: { message: "", result: answers[requestCount++] } }),
  );

  await starAt(page, 1).click();
  await expect.poll(() => requestCount).toBe(1);
  await isPressed(page, 1, false);
  await expect(toast(page)).toBeEmpty();

  await starAt(page, 1).click();
  await expect(toast(page)).toHaveText("You follow too many.");
  await isPressed(page, 1, false);
  expect(await followedMatches(page)).toEqual([]);
});

test("the star that a guest has pressed is so once they have signed up", async ({ page }) => {
  await page.goto(site(SHORT_LIST));
  await untilScriptRuns(page);
  const tip = page.locator("#login-tip");
  await starAt(page, 2).click();
  await expect(tip).toBeVisible();
  const id = (await starAt(page, 2).getAttribute("value")) ?? "";
  await expect(tip.getByRole("link").last()).toHaveAttribute(
    "href",
    `/en/signup?callBackUrl=${encodeURIComponent(SHORT_LIST)}`,
  );

  await signUp(page, "en", site, { leadsTo: SHORT_LIST.slice("/en".length) });
  await expect(toast(page)).toContainText("added to favourites");
  await expect(page.locator(`#list ${STAR}[value="${id}"]`)).toHaveAttribute("aria-pressed", "true");
  expect(await followedMatches(page)).toEqual([id]);
});

test("the bell of a match says to a guest what it needs, and the match is followed once they have signed up", async ({
  page,
}) => {
  await page.goto(site(SHORT_LIST));
  const address = await page.locator("#list a[href*='-vs-']").first().getAttribute("href");
  const match = address ?? "";
  await page.goto(site(match));
  await untilScriptRuns(page);
  const bell = page.locator("a.act-alerts");
  await expect(bell).toBeVisible();
  await bell.click();
  const tip = page.locator("#login-tip");
  await expect(tip).toContainText(frame.tip.favourites);
  await expect(tip.getByRole("link").last()).toHaveAttribute(
    "href",
    `/en/signup?callBackUrl=${encodeURIComponent(match)}`,
  );
  await signUp(page, "en", site, { leadsTo: match.slice("/en".length) });
  await expect(toast(page)).toContainText("added to favourites");
  expect(await followedMatches(page)).toEqual([match.slice(match.lastIndexOf("/") + 1)]);
  await expect(bell).toBeVisible();
});

test("without JavaScript stars add and buttons remove; guests are led to sign-in", async ({ page, browser }) => {
  await signUp(page);
  const settings = { javaScriptEnabled: false, timezoneId: "America/Sao_Paulo" };
  const plain = await browser.newContext({ ...settings, storageState: await page.context().storageState() });
  const reader = await plain.newPage();
  await reader.goto(site(TODAY));
  await starAt(reader, 0).click();
  await expect(reader.getByText(favourites.saved.added)).toBeVisible();
  await reader.getByRole("link", { name: favourites.saved.back }).click();
  await expect(reader).toHaveURL(site(TODAY));

  await reader.goto(site("/en/basketball/fav"));
  await expect(reader).toHaveURL(site("/en/basketball/fav/matches"));
  await expect(reader.locator(`#list ${STAR}`)).toHaveCount(1);
  await reader.getByRole("button", { name: /^Remove / }).click();
  await expect(reader.getByRole("heading", { name: favourites.none.match })).toBeVisible();
  await plain.close();

  const guests = await browser.newContext(settings);
  const guest = await guests.newPage();
  await guest.goto(site(TODAY));
  await starAt(guest, 0).click();
  await expect(guest).toHaveURL(site(`/en/signin?callBackUrl=${encodeURIComponent(TODAY)}`));
  await guests.close();
});

test("a member's own matches stand on top of the list, where nothing moves for them", async ({ page }) => {
  await signUp(page);
  await openList(page, TODAY);
  const own = page.getByRole("region", { name: stars.mine });
  const id = (await starAt(page, 0).getAttribute("value")) ?? "";
  await starAt(page, 0).click();
  await expect(toast(page)).toContainText("added to favourites");
  await expect(own).toBeHidden();

  await watchShifts(page);
  await openList(page, TODAY);
  await expect(own.getByRole("listitem")).toHaveCount(1);
  const shifts = await shiftsOf(page);
  expect(scoreOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.0005);
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(site("/en/basketball/fav/matches"));
  await expect(page.locator(`#list ${STAR}`)).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);

  await openList(page, TODAY);
  await expect(own.getByRole("listitem")).toHaveCount(1);
  await page.locator(`#list ${STAR}[value="${id}"]`).click();
  await expect(own.getByText(stars.none)).toBeVisible();
  await own.getByRole("link", { name: stars.all }).click();
  await expect(page.getByRole("heading", { name: favourites.none.match })).toBeVisible();
  await page.goto(site(TODAY));
  await expect(page.locator("#list")).toBeVisible();
  await expect(own).toBeHidden();
});

test("a member who saves data has their own matches when they ask for them", async ({ page }) => {
  await signUp(page);
  await openList(page, TODAY);
  await starAt(page, 0).click();
  await expect(toast(page)).toContainText("added to favourites");
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  // The page before may still load files ahead of time.
  await page.goto("about:blank");
  const files: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/island-/.test(request.url())) files.push(request.url());
  });
  await openList(page, TODAY);
  await afterRequestsUntilNow(page);
  expect(files).toEqual([]);
  await page.getByRole("link", { name: stars.mine, exact: true }).click();
  await expect(page.getByRole("region", { name: stars.mine }).getByRole("listitem")).toHaveCount(1);
  await expect(page).toHaveURL(site(TODAY));
});
