import type { Page } from "playwright/test";
import { openListMenu } from "./list-menu.ts";
import { untilScriptRuns } from "./page-ready.ts";
import { signUp } from "./sign-up.ts";
import { readTranslations, WORDS } from "./translations.ts";
import { axeFindings, expect, site, test } from "./watched-page.ts";

type Texts = typeof import("../locales/en/addFavourites.json");
const texts = readTranslations<Texts>("en", "addFavourites");

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const MODAL = "dialog#favourites";
const WALKTHROUGH = "dialog#walkthrough";

const modal = (page: Page) => page.locator(MODAL);
const field = (page: Page) => modal(page).getByRole("searchbox");
const tab = (page: Page, name: string) => modal(page).getByRole("tab", { name, exact: true });
const item = (page: Page, name: string) => modal(page).getByRole("tabpanel").getByRole("button", { name });
/** A country; competitions have its name on their second line. */
const england = (page: Page) => modal(page).getByRole("button", { name: "England", exact: true });
/** Whether the page below the modal scrolls; after closing, with a short delay. */
const expectLock = (page: Page, isLocked: boolean) =>
  expect(page.locator("html")).toHaveCSS("overflow-y", isLocked ? "hidden" : "visible");

async function openModal(page: Page, path: string): Promise<void> {
  await page.goto(site(path));
  await untilScriptRuns(page);
  await openListMenu(page);
  await page.locator("main a.add-favourites").focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
}

test.use({ viewport: DESKTOP });

test("by keys through the modal: teams, a country's competitions, the filter; it is what axe wants, on a phone too", async ({
  page,
}) => {
  await signUp(page);
  await openModal(page, "/en/football/fav/teams");
  await expectLock(page, true);
  await expect(modal(page).locator("li button")).toHaveCount(10);
  expect(await axeFindings(page, MODAL)).toEqual([]);

  await page.keyboard.type("arsenal", { delay: 30 });
  await expect(item(page, "Arsenal").first()).toBeVisible();
  await item(page, "Arsenal").first().focus();
  await page.keyboard.press("Enter");
  await expect(item(page, "Arsenal").first()).toHaveAttribute("aria-pressed", "true");
  await expect(modal(page).locator("#toasts")).toContainText("Arsenal");
  await expect(page.locator("main li a").filter({ hasText: "Arsenal" })).toHaveCount(1);

  await field(page).fill("engl");
  await tab(page, texts.tabs.teams).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, texts.tabs.competitions)).toBeFocused();
  await england(page).focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await expect(item(page, "Premier League").first()).toBeVisible();
  await item(page, "Back from England").focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("engl");
  await expect(england(page)).toBeVisible();

  await tab(page, texts.tabs.competitions).focus();
  await page.keyboard.press("End");
  await modal(page).getByRole("button", { name: texts.clear }).click();
  await expect(modal(page).getByRole("heading", { level: 3 })).toHaveText([
    texts.lists.popularCompetitions,
    texts.lists.popularTeams,
  ]);
  await expect(modal(page).locator("li button")).toHaveCount(10);
  await page.keyboard.type("zzzzqq", { delay: 20 });
  await expect(modal(page).getByRole("status").first()).toHaveText(texts.none);

  await page.keyboard.press("Escape");
  await expect(modal(page)).toBeHidden();
  await expect(page.locator("main a.add-favourites")).toBeFocused();
  await expectLock(page, false);
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("");
  await page.mouse.click(5, 400);
  await expect(modal(page)).toBeHidden();

  await page.setViewportSize(PHONE);
  await openModal(page, "/th/basketball/matches");
  await expect(modal(page).locator("li button")).toHaveCount(10);
  expect(await axeFindings(page, MODAL)).toEqual([]);
  const done = readTranslations<Texts>("th", "addFavourites").done;
  await modal(page).getByRole("button", { name: done, exact: true }).click();
  await expect(modal(page)).toBeHidden();
});

test("a guest opens a country, and is told of the account that anything else needs", async ({ page }) => {
  await openModal(page, "/en/football/matches");
  await tab(page, texts.tabs.competitions).click();
  await field(page).fill("england");
  await england(page).click();
  await item(page, "Premier League").first().click();
  const tip = modal(page).locator("#login-tip");
  await expect(tip).toBeVisible();
  await expect(tip.getByRole("link", { name: WORDS.frame.account.logIn })).toHaveAttribute(
    "href",
    `/en/signin?callBackUrl=${encodeURIComponent("/en/football/matches")}`,
  );
  expect(await axeFindings(page, MODAL)).toEqual([]);
  await modal(page).getByRole("tabpanel").dispatchEvent("scroll");
  await expect(tip).toBeHidden();
  await expect(modal(page)).toBeVisible();
  await modal(page).getByRole("button", { name: texts.close }).click();

  await page.setViewportSize(PHONE);
  await openModal(page, "/en/football/matches");
  await item(page, "").first().click();
  await expect(tip.getByRole("link", { name: WORDS.frame.account.signUp })).toBeInViewport();
  await tip.getByRole("button", { name: WORDS.frame.close }).click();
  await expect(tip).toBeHidden();
});

test("a new member is offered things to follow: skips them for a visit, wants them never again, chooses some", async ({
  page,
}) => {
  const walkthrough = page.locator(WALKTHROUGH);
  const press = (name: string) => walkthrough.getByRole("button", { name, exact: true }).click();
  const nextVisit = async () => {
    await page.evaluate(() => {
      sessionStorage.removeItem("walkthrough");
      localStorage.removeItem("user");
    });
    await page.goto(site("/en/football/matches"));
  };
  /** Waits until the page has decided not to offer the walkthrough. */
  const isNotOffered = async () => {
    await untilScriptRuns(page);
    await expect(page.locator("#list .add-favourites, main [aria-pressed]").first()).toBeAttached();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
    await expect(walkthrough).toHaveCount(0);
  };
  await signUp(page, "en", site, { hasWalkthrough: true, leadsTo: "/football/matches" });
  await expect(walkthrough).toBeVisible();
  await expect(walkthrough.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(walkthrough.locator("li button").first()).toBeVisible();
  // By the country of their number.
  const ofCountry = texts.walkthrough.inCountry.replace("{{country}}", "Thailand");
  await expect(walkthrough.getByRole("heading", { name: ofCountry, exact: true })).toBeVisible();
  await expect(walkthrough.getByRole("button", { name: /^Thai League 1\b/ })).toHaveCount(1);
  expect(await axeFindings(page, WALKTHROUGH)).toEqual([]);
  await press(texts.walkthrough.skip);
  await page.goto(site("/en/basketball/matches"));
  await isNotOffered();

  await nextVisit();
  await expect(walkthrough.getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(walkthrough).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("main");

  await nextVisit();
  const refused = page.waitForResponse(/\/api\/fav\/walkthrough/);
  await press(texts.walkthrough.never);
  expect((await refused).request().postData()).toBe("sportType=0&locale=en");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("user"))).toContain('"walkthroughFlag":true');
  await page.evaluate(() => sessionStorage.removeItem("walkthrough"));
  await page.goto(site("/en/football/matches"));
  await isNotOffered();

  await page.route("**/api/me", async (route) => {
    const answer = (await (await route.fetch()).json()) as { result: { data: object } };
    Object.assign(answer.result.data, { walkthroughFlag: false });
    await route.fulfill({ json: answer });
  });
  await nextVisit();
  // What fans in their country follow comes first; search finds the rest, and keeps what was chosen.
  await expect(walkthrough.locator("li button").first()).toHaveText(/^Liverpool/);
  await walkthrough.locator("li button").last().click();
  await walkthrough.getByRole("searchbox", { name: texts.walkthrough.find }).fill("accrington");
  await walkthrough.getByRole("button", { name: /^Accrington Stanley/ }).click();
  const chosen = walkthrough.locator("section", { has: page.getByRole("heading", { name: texts.walkthrough.chosen }) });
  await expect(chosen.getByRole("button", { pressed: true })).toHaveCount(1);
  await press(texts.walkthrough.save);
  await expect(page.locator("#toasts")).toHaveText(texts.walkthrough.saved);
  const answer = await page.request.get(site("/api/fav/keys?locale=en"));
  const { result } = (await answer.json()) as {
    result: { data: { sportType: number; teamIds: string[]; leagueIds: string[] }[] };
  };
  const own = result.data.find(({ sportType }) => sportType === 0);
  expect([own?.teamIds.length, own?.leagueIds.length]).toEqual([1, 1]);
});
