import { ARTICLES, articleOf, articlePath } from "../contract/tables/articles.ts";
import { ROW } from "./list-classes.ts";
import { expect, site, test } from "./watched-page.ts";

const TIPS = articleOf("th_article0001");
const SCORES = articleOf("vn_article0002");
const addressOf = (row: typeof TIPS): string => (row ? `/${row.locale}${articlePath(row)}` : "");

test("a Thai word is an address, in one spelling and one language", async ({ request }) => {
  const own = addressOf(TIPS);
  for (const [address, status, location] of [
    [own, 200, undefined],
    [own.toLowerCase(), 301, own],
    [`${own}/`, 301, own],
    [own.replace("/th", ""), 302, own],
    [own.replace("/th", "/en"), 302, "/en/football/matches"],
    [addressOf(SCORES).replace("/vn", "/th"), 302, "/th/football/matches"],
  ] as const) {
    const answer = await request.get(site(address), { maxRedirects: 0 });
    expect([address, answer.status(), answer.headers().location]).toEqual([address, status, location]);
  }
});

test("an article shows today's matches, and its contents lead to its sections by keyboard", async ({ page }) => {
  await page.goto(site(`/th/${TIPS?.slug}`));
  await expect(page).toHaveURL(site(addressOf(TIPS)));
  const today = page.locator('[data-block="today"]');
  // What was late the first time is cached the next.
  await expect(async () => {
    if (!(await today.locator(ROW).first().isVisible())) await page.reload();
    await expect(today.locator(ROW).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  expect(await today.locator('a[href^="/th/football/"][href*="-vs-"]').count()).toBeGreaterThan(2);

  const contents = page.getByRole("navigation", { name: "ในบทความนี้" });
  const last = contents.getByRole("link").last();
  const name = (await last.textContent()) ?? "";
  await last.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#section-\d+$/);
  await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an article is read from its first word to the next article", async ({ page }) => {
    await page.goto(site(addressOf(SCORES)));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(((await page.locator("main").textContent()) ?? "").length).toBeGreaterThan(3_000);
    const related = page.getByRole("navigation", { name: "Bài liên quan" }).getByRole("link");
    expect(await related.count()).toBeGreaterThanOrEqual(5);
    const foreign = related.and(page.locator('[lang="th"]')).first();
    const address = (await foreign.getAttribute("href")) ?? "";
    expect(ARTICLES.map(addressOf)).toContain(address);
    await foreign.click();
    await expect(page).toHaveURL(site(address));
    await expect(page.locator("html")).toHaveAttribute("lang", "th");
  });
});
