import { matchAddresses } from "./match-address.ts";
import { moveClock } from "./move-clock.ts";
import { untilScriptRuns } from "./page-ready.ts";
import { expect, liveSite, test } from "./watched-page.ts";

const AFTER = { now: "2026-10-17T16:30:00Z", speed: 0 };
const MATCHES = [
  { sport: "football", matchId: "1030220260149", tab: "/stats" },
  { sport: "basketball", matchId: "1802420260027", tab: "/shots" },
] as const;

for (const { sport, matchId, tab } of MATCHES) {
  test(`a slider replays the shots of a match of ${sport}, with the keyboard too`, async ({ page, request }) => {
    await moveClock(liveSite(""), AFTER);
    const [first] = await matchAddresses(request, sport, matchId);
    await page.goto(liveSite(`/en${first?.address}${tab}`));
    await untilScriptRuns(page);
    const slider = page.getByRole("slider");
    const marks = page.locator("[data-shot]");
    const count = await marks.count();
    expect(count).toBeGreaterThan(5);
    const visible = () => marks.filter({ visible: true }).count();
    expect(await visible()).toBe(count);
    await slider.focus();
    await page.keyboard.press("Home");
    await expect.poll(visible).toBe(0);
    for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
    await expect.poll(visible).toBe(3);
    await expect(slider).toHaveAttribute("aria-valuetext", /\S/);
    await page.keyboard.press("End");
    await expect.poll(visible).toBe(count);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the shots of a game are all there, by quarter and player by links", async ({ page, request }) => {
    await moveClock(liveSite(""), AFTER);
    const [first] = await matchAddresses(request, "basketball", "1802420260027");
    await page.goto(liveSite(`/en${first?.address}/shots`));
    await expect(page.getByRole("slider")).toBeHidden();
    const marks = page.locator("[data-shot]");
    const all = await marks.count();
    await page.locator("#choices a").nth(2).click();
    await expect(page).toHaveURL(/period=2$/);
    const ofQuarter = await marks.count();
    expect(ofQuarter).toBeGreaterThan(0);
    expect(ofQuarter).toBeLessThan(all);
    await page.locator("#shooters a").first().click();
    await expect(page).toHaveURL(/period=2&player=/);
    const ofPlayer = await marks.count();
    expect(ofPlayer).toBeGreaterThan(0);
    expect(ofPlayer).toBeLessThan(ofQuarter);
    await page.locator("#choices nav:last-child a").first().click();
    await expect(marks).toHaveCount(ofQuarter);
  });
});
