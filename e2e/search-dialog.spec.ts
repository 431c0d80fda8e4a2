import type { Page } from "playwright/test";
import { holdFiles, panelOf, tabOf } from "./held-islands.ts";
import { axeFindings, expect, SHORT_LIST, site, test } from "./watched-page.ts";

test("the search dialog takes a text before its island comes, which searches for it where the cursor is", async ({
  page,
}) => {
  const release = await holdFiles(page);
  await page.goto(site(SHORT_LIST));
  await tabOf(page).click();
  const field = panelOf(page).locator("input[type=search]");
  await expect(field).toBeFocused();
  expect(await axeFindings(page, "dialog#search")).toEqual([]);
  await page.keyboard.type("liver", { delay: 20 });
  await page.keyboard.press("ArrowLeft");
  // The focus goes from field to field, or a phone would close its keyboard.
  const next = field.evaluate(
    (before: HTMLInputElement) =>
      new Promise((resolve) =>
        before.addEventListener("blur", ({ relatedTarget }) => resolve((relatedTarget as Element | null)?.role)),
      ),
  );
  release();
  expect(await next).toBe("combobox");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("liver");
  await expect(panelOf(page).getByRole("option").first()).toContainText("Liverpool");
  await page.keyboard.type("e");
  await expect(field).toHaveValue("liveer");
});

for (const [way, close] of [
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["its button", (page: Page) => panelOf(page).getByRole("button", { name: "Close" }).click()],
] as const) {
  test(`the search dialog is closed by ${way} before its island comes, and then stays closed`, async ({ page }) => {
    const release = await holdFiles(page);
    await page.goto(site(SHORT_LIST));
    await tabOf(page).focus();
    await page.keyboard.press("Enter");
    await expect(panelOf(page)).toBeVisible();
    await close(page);
    await expect(panelOf(page)).toBeHidden();
    await expect(tabOf(page)).toBeFocused();
    release();
    await expect(panelOf(page).locator("[role=combobox]")).toBeAttached();
    await expect(panelOf(page)).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(panelOf(page).getByRole("option").first()).toBeVisible();
    await close(page);
    await expect(panelOf(page)).toBeHidden();
  });
}

test("a tap below the results of a phone's search leaves it open", async ({ page }) => {
  await page.goto(site(SHORT_LIST));
  await tabOf(page).click();
  await panelOf(page).getByRole("combobox").fill("zzzzqqqq");
  await expect(panelOf(page)).toContainText("No results");
  const { y = 0, height = 0 } = (await panelOf(page).boundingBox()) ?? {};
  await page.mouse.click(40, y + height - 10);
  await expect(panelOf(page)).toBeVisible();
});

test("a press beside the search dialog closes it, but not one within it, nor one that selects a text", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site(SHORT_LIST));
  await page.locator("header a[data-opens]").click();
  const field = panelOf(page).getByRole("combobox");
  await field.fill("arsenal");
  await field.hover();
  await page.mouse.down();
  await page.mouse.move(20, 600);
  await page.mouse.up();
  await expect(panelOf(page)).toBeVisible();
  await field.fill("zzzzqqqq");
  await expect(panelOf(page)).toContainText("No results");
  const { x = 0, y = 0, height = 0 } = (await panelOf(page).boundingBox()) ?? {};
  await page.mouse.click(x + 40, y + height - 10);
  await expect(panelOf(page)).toBeVisible();
  await page.mouse.click(20, 600);
  await expect(panelOf(page)).toBeHidden();
});
