import type { Page } from "playwright/test";
import { ROW } from "./list-classes.ts";
import { afterRequestsUntilNow, untilScriptRuns } from "./page-ready.ts";
import { WORDS } from "./translations.ts";
import { expect, site, test } from "./watched-page.ts";

test.use({ pictures: true });

const { saving } = WORDS;
const SETTINGS = { name: WORDS.frame.settings };

const LIST = "/en/football/matches?date=2026-10-17";

/** A page's expensive requests: pictures and sockets. */
function watchCosts(page: Page): string[] {
  const costs: string[] = [];
  page.on("request", (request) => request.resourceType() === "image" && costs.push(request.url()));
  page.on("websocket", (socket) => costs.push(socket.url()));
  return costs;
}

/** Scrolls through the page and lets it receive its matches. */
async function readAll(page: Page): Promise<void> {
  const heard = page.waitForResponse(/\/live\/football\?since=/);
  await page.goto(site(LIST));
  await heard;
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 2_000) {
      scrollTo(0, top);
      // Content that becomes visible is requested after the frame that shows it.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await afterRequestsUntilNow(page);
}

for (const width of [390, 1280]) {
  test.describe(`with a browser that asks to save data, ${width} wide`, () => {
    test.use({ extraHTTPHeaders: { "Save-Data": "on" }, viewport: { width, height: 800 } });

    test("nothing but the icon is a picture, and no socket is opened", async ({ page }) => {
      const costs = watchCosts(page);
      await readAll(page);
      expect(costs.filter((url) => !url.endsWith("/icon.svg"))).toEqual([]);
      expect(await page.locator(`#list ${ROW}`).count()).toBeGreaterThan(300);
    });
  });
}

test("the switch saves data as well, the meter tells what the visit cost, and both can be taken back", async ({
  page,
}) => {
  await page.goto(site(LIST));
  await untilScriptRuns(page);
  await page.getByRole("contentinfo").getByRole("button", SETTINGS).click();
  await expect(page.getByText(/\d+ kB$/)).toBeVisible();
  const save = page.getByRole("button", { name: saving.data.label });
  await expect(save).toHaveAttribute("aria-pressed", "false");
  await save.click();
  await expect(page.locator("html")).toHaveAttribute("data-saving");
  await expect(page).toHaveURL(site(LIST));

  const costs = watchCosts(page);
  await readAll(page);
  expect(costs.filter((url) => !url.endsWith("/icon.svg"))).toEqual([]);

  await page.getByRole("contentinfo").getByRole("button", SETTINGS).click();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await save.click();
  await expect(page.locator("html")).not.toHaveAttribute("data-saving");
  await expect(page.locator("#list img").first()).toBeVisible();
});
