import { untilHydrated } from "./page-ready.ts";
import { WORDS } from "./translations.ts";
import { expect, site, test } from "./watched-page.ts";

// Messages of the browser and React about a missing or unreadable response.
test.use({ allowedStatuses: [500], expectedFaults: /status of 500|ERR_FAILED|Failed to fetch|decode|Error/ });

const BROKEN = {
  "does not come": (route) => route.abort(),
  "is a fault of the edge": (route) => route.fulfill({ status: 500, contentType: "text/html", body: "<p>no" }),
} satisfies Record<string, (route: import("playwright/test").Route) => Promise<void>>;

for (const [how, answer] of Object.entries(BROKEN)) {
  test(`where the answer to a form ${how} the page says so, keeps the choices, and takes them again`, async ({
    page,
  }) => {
    await page.goto(site("/en/settings"));
    await untilHydrated(page);
    await page.route(/settings\.data/, answer);
    await page.getByRole("radio", { name: WORDS.saving.theme.dark }).check();
    await page.getByRole("button", { name: WORDS.settings.save }).click();
    await expect(page.getByRole("alert")).toHaveText(WORDS.settings.unsent);
    await expect(page.getByRole("radio", { name: WORDS.saving.theme.dark })).toBeChecked();
    await page.unroute(/settings\.data/);
    await page.getByRole("button", { name: WORDS.settings.save }).click();
    await expect(page.getByRole("status").filter({ hasText: WORDS.settings.saved })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test(`where the page behind a form ${how} the browser loads it`, async ({ page }) => {
    await page.goto(site("/en/settings"));
    await untilHydrated(page);
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
    await page.route(/settings\.data/, (route) =>
      route.request().method() === "GET" ? answer(route) : route.fallback(),
    );
    await page.getByRole("button", { name: WORDS.settings.save }).click();
    await page.waitForFunction(() => !("isSame" in globalThis));
    await expect(page.getByRole("status").filter({ hasText: WORDS.settings.saved })).toBeVisible();
  });
}
