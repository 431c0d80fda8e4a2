import { expect, site, test } from "./watched-page.ts";
import { WORDS } from "./words.ts";

// What the browser and React say of an answer that did not come or cannot be read.
test.use({ allowedStatuses: [500], expectedFaults: /status of 500|ERR_FAILED|Failed to fetch|decode|Error/ });

for (const how of ["does not come", "is a fault of the edge"]) {
  test(`where the answer to a form ${how} the page says so, and its frame stays`, async ({ page }) => {
    await page.goto(site("/en/settings"));
    await expect(page.locator("#page-script")).toHaveAttribute("data-hydrated", "");
    const frame = await page.locator("header").first().textContent();
    await page.route(/settings\.data/, (route) =>
      how === "does not come" ? route.abort() : route.fulfill({ status: 500, contentType: "text/html", body: "<p>no" }),
    );
    await page.getByRole("button", { name: WORDS.settings.save }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(WORDS.errors.unexpected.title);
    expect(await page.locator("header").first().textContent()).toBe(frame);
  });
}
