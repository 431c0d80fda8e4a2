import { VIETNAMESE_ARTICLES } from "../contract/tables/articles.ts";
import { ROW, STAR } from "./list-classes.ts";
import { untilScriptRuns } from "./page-ready.ts";
import { readTranslations, WORDS } from "./translations.ts";
import { expect, site, test } from "./watched-page.ts";

const { common, frame, rows } = WORDS;
const contests = readTranslations<typeof import("../locales/en/contests.json")>("en", "contests");

const LIST = "/en/football/matches";

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the other sport's sub-menu opens under the pointer and from the keyboard, and Escape closes it", async ({
    page,
  }) => {
    await page.goto(site(LIST));
    await untilScriptRuns(page);
    const main = page.getByRole("navigation", { name: frame.nav.label });
    const events = main.getByRole("link", { name: frame.nav.events });
    await expect(events).toBeHidden();
    await main.getByRole("link", { name: frame.nav.basketball }).hover();
    await expect(events).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(events).toBeHidden();

    await main.getByRole("link", { name: frame.nav.basketball }).focus();
    await expect(events).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(events).toBeHidden();
    await expect(main.getByRole("link", { name: frame.nav.basketball })).toBeFocused();

    await main.getByRole("link", { name: frame.nav.basketball }).hover();
    await events.click();
    await expect(page).toHaveURL(site("/en/basketball/event"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contests.title.basketball);
  });

  test("the language menu offers the country's languages by hover, click and key, and keeps the choice", async ({
    page,
    context,
  }) => {
    await context.setExtraHTTPHeaders({ "cf-ipcountry": "MY" });
    await page.goto(site(`${LIST}?date=2026-10-18`));
    await untilScriptRuns(page);
    const menu = page.locator("header details.menu");
    const chinese = menu.getByRole("link", { name: "简体中文" });
    await expect(chinese).toBeHidden();
    await menu.locator("summary").hover();
    await expect(chinese).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(chinese).toBeHidden();
    await menu.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(chinese).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(chinese).toBeHidden();
    await menu.locator("summary").click();
    await chinese.click();
    await expect(page).toHaveURL(site("/zh-Hans/football/matches?date=2026-10-18"));
    // The choice decides for the root, whatever the country.
    await page.goto(site("/"));
    await expect(page).toHaveURL(site("/zh-Hans/football/matches"));
  });

  test("a star tells a guest beside it that an account is needed; Escape leads back, scrolling puts it away", async ({
    page,
  }) => {
    await page.goto(site(LIST));
    await untilScriptRuns(page);
    const star = page.getByRole("button", { name: rows.favourite }).nth(3);
    const tip = page.getByRole("dialog", { name: frame.tip.favourites });
    await star.click();
    await expect(tip).toBeVisible();
    const [at, box] = [await star.boundingBox(), await tip.boundingBox()];
    if (!at || !box) throw new Error("star and tip stand nowhere");
    expect(Math.abs(box.y + box.height / 2 - at.y)).toBeLessThan(box.height + 60);
    expect(box.x + box.width).toBeLessThanOrEqual(1280);
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
    await expect(star).toBeFocused();
    await star.click();
    await expect(tip).toBeVisible();
    await page.mouse.wheel(0, 200);
    await expect(tip).toBeHidden();
    await expect(page).toHaveURL(site(LIST));
  });

  test("fantasy sport says what it needs and leads to sign-in and on", async ({ page }) => {
    await page.goto(site(LIST));
    await untilScriptRuns(page);
    await page
      .getByRole("navigation", { name: frame.nav.football })
      .getByRole("link", { name: frame.nav.fantasySport })
      .click();
    const tip = page.getByRole("dialog", { name: frame.tip.fantasy });
    await expect(tip).toBeVisible();
    await tip.getByRole("link", { name: frame.account.logIn }).click();
    await expect(page).toHaveURL(/\/en\/signin\?callBackUrl=.*fantasysport/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("on a phone the tip is a sheet at the lower edge, and the tab bar leads through the site", async ({ page }) => {
  await page.goto(site(LIST));
  await untilScriptRuns(page);
  const bar = page.getByRole("navigation", { name: frame.tabBar });
  await expect(bar).toBeInViewport();
  await bar.getByRole("link", { name: frame.nav.fantasy }).click();
  const tip = page.getByRole("dialog", { name: frame.tip.fantasy });
  await expect(tip).toBeVisible();
  const box = await tip.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
  await tip.getByRole("button", { name: frame.close }).click();
  await expect(tip).toBeHidden();
  await bar.getByRole("link", { name: frame.nav.news }).click();
  await expect(page).toHaveURL(site("/en/news"));
});

test("the sport is picked once and the tab bar follows it on pages about all sports", async ({ page }) => {
  await page.goto(site(LIST));
  await untilScriptRuns(page);
  const bar = page.getByRole("navigation", { name: frame.tabBar });
  await bar.locator("summary").click();
  await bar.getByRole("link", { name: frame.nav.basketball }).click();
  await expect(page).toHaveURL(site("/en/basketball/matches"));
  await untilScriptRuns(page);
  await page.goto(site("/en/news"));
  await untilScriptRuns(page);
  await expect(bar.getByRole("link", { name: frame.nav.matches })).toHaveAttribute("href", "/en/basketball/matches");
  // The edge uses it too.
  await page.goto(site("/en/fantasysport"));
  await expect(page).toHaveURL(site("/en/basketball/fantasysport"));
});

test("who was with no sport yet is led to football's fantasy page, which leads to an account and back", async ({
  page,
}) => {
  await page.goto(site("/en/fantasysport"));
  await expect(page).toHaveURL(site("/en/football/fantasysport"));
  const signUp = page.getByRole("main").getByRole("link", { name: frame.account.signUp });
  await expect(signUp).toHaveAttribute("href", "/en/signup?callBackUrl=%2Fen%2Ffantasysport");
});

test("the footer leads to the privacy policy, and in Vietnamese to the articles", async ({ page }) => {
  await page.goto(site(LIST));
  await page.getByRole("contentinfo").getByRole("link", { name: common.footer.privacy }).click();
  await expect(page).toHaveURL(site("/en/privacy-policy"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(3);

  await page.goto(site("/vn/football/matches"));
  const article = page.getByRole("contentinfo").locator("nav").nth(1).getByRole("link").first();
  await expect(article).toHaveText(VIETNAMESE_ARTICLES[0]?.linkText ?? "");
  await article.click();
  await expect(page).toHaveURL(site(`/vn/${VIETNAMESE_ARTICLES[0]?.slug}`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("on paper only the matches stand", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site(LIST));
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(`#list ${ROW}`).first()).toBeVisible();
  for (const part of ["header", "footer", "aside", "header + nav", "#refresh", STAR])
    await expect(page.locator(part).first(), part).toBeHidden();
});
