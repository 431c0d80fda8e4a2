import type { Page, Route } from "playwright/test";
import { moveClock } from "./move-clock.ts";
import { signUp } from "./sign-up.ts";
import { readTranslations } from "./translations.ts";
import { axeFindings, expect, liveSite, test } from "./watched-page.ts";

const texts = readTranslations<typeof import("../locales/en/sevens.json")>("en", "sevens");
const menu = readTranslations<typeof import("../locales/en/accountMenu.json")>("en", "accountMenu");

/** Noon in Hong Kong on the first day of the sevens: three cameras are live. */
const DURING = "2026-05-16T04:00:00Z";
const SEVENS = "/en/hkfc";

// Expired addresses.
test.use({ allowedStatuses: [403] });

/** A second of silence in a universally supported format: RIFF, 8 bits, 8 kHz, one channel. */
function silence(): Buffer {
  const samples = Buffer.alloc(8_000, 0x80);
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.write("WAVEfmt ", 8, "latin1");
  head.write("data", 36, "latin1");
  head.writeUInt32LE(36 + samples.length, 4);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** Intercepts films: records where each address redirects, and serves the answers in turn. */
async function watchFilms(page: Page, answers: Parameters<Route["fulfill"]>[0][]): Promise<unknown[]> {
  const led: unknown[] = [];
  await page.route("**/live-video/**", async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    await route.fulfill(answers[led.length] ?? { status: 403 });
    led.push([answer.status(), answer.headers().location]);
  });
  return led;
}

test("livestreams of the sevens: guests are asked to sign in, members watch until they log out", async ({ page }) => {
  await moveClock(liveSite(""), { now: DURING, speed: 0 });
  const main = page.getByRole("main");
  const watch = main.getByRole("link", { name: texts.watch });
  await page.goto(liveSite(SEVENS));
  await expect(main.getByText(texts.mustLogIn)).toBeVisible();
  await expect(watch).toHaveCount(0);

  await signUp(page, "en", liveSite);
  await page.goto(liveSite(SEVENS));
  await expect(main.getByText(texts.mustLogIn)).toBeHidden();
  await expect(watch).toHaveCount(3);

  const led = await watchFilms(page, [{ status: 403 }, { contentType: "audio/wav", body: silence() }]);
  await watch.first().click();
  const player = main.locator("video");
  await expect(player).toBeFocused();
  await expect.poll(() => player.evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(0);
  expect(led).toEqual([
    [302, "https://video.example/202611.webm"],
    [302, "https://video.example/202611.webm"],
  ]);
  expect(await axeFindings(page, "main")).toEqual([]);

  await watch.first().click();
  await expect(main.getByRole("alert").filter({ hasText: texts.videoFailed })).toBeVisible();
  await expect(watch.first()).toBeFocused();
  expect(led).toHaveLength(4);

  await page.route("https://127.0.0.1/**", (route) => route.fulfill({ contentType: "text/html", body: "logged out" }));
  const elsewhere = page.waitForRequest("https://127.0.0.1/fantasy/logout");
  await page.goto(liveSite("/en/account"));
  await main.getByRole("button", { name: menu.logOut, exact: true }).click();
  expect((await elsewhere).isNavigationRequest()).toBe(true);
  await expect(page).toHaveURL(liveSite("/en/football/matches"));
  await expect(page.locator("iframe")).toHaveCount(0);
});
