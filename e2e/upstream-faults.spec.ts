import { FAULTS } from "./faulty-upstream.ts";
import { moveClock } from "./move-clock.ts";
import { axeFindings, expect, faultySite, test } from "./watched-page.ts";

// These share one upstream and its mode, so they run sequentially.
test.describe.configure({ mode: "serial" });
test.use({ allowedStatuses: [502, 503, 504] });

const setMode = async (mode: string) => void (await fetch(`${process.env.E2E_FAULTY_UPSTREAM}/__mode/${mode}`));

/** Stops the edge's clock at an instant; its copies grow old by the jump alone. */
const stopClockAt = (now: string) => moveClock(faultySite(""), { now, speed: 0, keepEpoch: true });
// Other tests use this site too.
test.afterEach(() => moveClock(faultySite(""), { speed: 1, keepEpoch: true }));

test("with no good copy a visitor gets an error page with a way on, in the visitor's language, never a blank page", async ({
  page,
}) => {
  for (const [index, mode] of FAULTS.entries()) {
    await setMode(mode);
    // A fault that takes longer to detect than a page waits still gets the old page: not on the next visit.
    await expect(async () => {
      const response = await page.goto(faultySite(`/th/football/matches?date=2026-10-${10 + index}`));
      expect(response?.status(), mode).toBe(503);
      expect(response?.headers()["retry-after"], mode).toBe("5");
    }).toPass({ timeout: 30_000 });
    await expect(page.locator("html")).toHaveAttribute("lang", "th");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.content()).not.toContain("Traceback");
    expect(await page.content()).not.toContain("Maintenance");
  }
  expect(await axeFindings(page)).toEqual([]);
});

test("an article is read whatever the upstream does, and says what of it cannot be had", async ({ page }) => {
  await setMode("500");
  const response = await page.goto(faultySite("/vn/tyso"));
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('[data-block="today"]')).toHaveText(
    "Hiện chưa tải được phần này. Hãy mở lại trang sau ít phút.",
  );
  expect(await page.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(3);
  expect(await axeFindings(page)).toEqual([]);
});

test("with the upstream failing in any way visitors still see the last good list, marked with its age", async ({
  page,
}) => {
  // The clock first: a call of the test before that is still on its way may be the first to get a good answer.
  await stopClockAt("2026-10-17T14:20:00Z");
  await setMode("good");
  // The failures have opened the breaker, which retries by itself, in real time.
  await expect(async () => {
    await page.goto(faultySite("/en/football/matches?date=2026-10-17"));
    await expect(page.getByText("Nam Định").first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });
  // The copies are now older than they may be served without asking.
  await stopClockAt("2026-10-17T15:00:00Z");
  for (const mode of FAULTS) {
    await setMode(mode);
    const response = await page.goto(faultySite(`/en/football/matches?date=2026-10-17&fault=${mode}`));
    expect(response?.status(), mode).toBe(200);
    await expect(page.getByText("Nam Định").first()).toBeVisible();
    await expect(page.getByText("40 minutes ago")).toBeVisible();
  }
  expect(await axeFindings(page)).toEqual([]);
  await setMode("good");
});

test.describe("a visitor whose clock is not that of their country", () => {
  test.use({ timezoneId: "Asia/Kathmandu" });

  test("has the list in their own time, however late the upstream answers", async ({ page }) => {
    const read = (day: number) => page.request.get(faultySite(`/en/football/matches?date=2026-10-${day}`));
    // The breaker closes by real time after the failures before.
    await expect(async () => expect((await read(20)).status()).toBe(200)).toPass({ timeout: 30_000 });
    await setMode("late");
    await page.goto(faultySite("/en/football/matches?date=2026-10-19"));
    await expect(page.locator("html")).toHaveAttribute("data-zone", /:345$/);
    await expect(page.locator("#main #list")).toContainText("Nam Định");
    await expect(page.locator("#main")).toContainText("UTC+5:45");
    await expect(page.locator("#main [aria-busy]")).toHaveCount(0);
    await setMode("good");
  });
});
