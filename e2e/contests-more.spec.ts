import type { Page } from "playwright/test";
import { ongoingContest } from "./contest-address.ts";
import { untilHydrated } from "./page-ready.ts";
import { signUp } from "./sign-up.ts";
import { readTranslations, sentence } from "./translations.ts";
import { axeFindings, expect, site, test } from "./watched-page.ts";

const places = readTranslations<typeof import("../locales/en/contestPlaces.json")>("en", "contestPlaces");
const entries = readTranslations<typeof import("../locales/en/contestEntries.json")>("en", "contestEntries");
const contests = readTranslations<typeof import("../locales/en/contests.json")>("en", "contests");

const bracket = readTranslations<typeof import("../locales/en/bracket.json")>("en", "bracket");

const main = (page: Page) => page.getByRole("main");
const progress = (page: Page, picked: number, all: number) =>
  expect(
    main(page)
      .getByText(sentence(places.progress, { picked: `${picked}`, all: `${all}` }))
      .last(),
  ).toBeVisible();

/** Picks teams for each group's places by their rows. */
async function pickGroups(page: Page): Promise<void> {
  for (const group of await main(page).getByRole("table").all())
    for (const [row, button] of [0, 1, 2].entries())
      await group
        .getByRole("row")
        .nth(row + 1)
        .getByRole("button")
        .nth(button)
        .click();
}

test("a guest's picks are offered after signing up, go on to the final, are sent and can be changed", async ({
  page,
}) => {
  const path = await ongoingContest(page.request, 4);
  // On a contest's page nothing is laid over the picks of a new member.
  await page.goto(site(`/en${path}`));
  await untilHydrated(page);
  await pickGroups(page);
  await progress(page, 18, 37);
  await main(page).getByRole("button", { name: places.send }).click();
  await expect(main(page).getByText(contests.prompt)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await signUp(page, "en", site, { leadsTo: path, hasWalkthrough: true });
  await main(page).getByRole("button", { name: places.kept.use }).click();
  await progress(page, 18, 37);
  const thirds = main(page).getByRole("region", { name: places.thirds }).getByRole("button");
  for (const third of (await thirds.all()).slice(0, 4)) await third.click();
  await progress(page, 22, 37);
  // A bracket is filled from the first round on, also by keyboard.
  const ties = main(page).getByRole("region", { name: bracket.label, exact: true }).getByRole("group");
  await expect(ties).toHaveCount(15);
  for (const tie of await ties.all()) await tie.getByRole("button").first().press("Enter");
  await progress(page, 37, 37);

  // Changing a group's winner clears the later picks of the previous one.
  const place = main(page).getByRole("table").first().getByRole("row").nth(4).getByRole("button").first();
  await place.click();
  await expect(
    main(page)
      .getByRole("status")
      .filter({ hasText: /cleared/ }),
  ).toBeVisible();
  await main(page).getByRole("button", { name: places.send }).click();
  await expect(main(page).locator("[data-fault]").first()).toBeFocused();
  for (const tie of await ties.all()) {
    if ((await tie.getByRole("button", { pressed: true }).count()) === 0) await tie.getByRole("button").first().click();
  }
  await progress(page, 37, 37);
  await main(page).getByRole("button", { name: places.send }).click();
  await expect(main(page).getByText(sentence(places.sent))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.reload();
  await progress(page, 37, 37);
  await expect(main(page).getByRole("button", { name: places.sendAgain })).toBeVisible();
  await expect(main(page).getByRole("button", { name: places.kept.use })).toHaveCount(0);
});

test("a link that is no video's is refused beside the field; a video waits for an operator", async ({ page }) => {
  const path = await ongoingContest(page.request, 5);
  await signUp(page, "en", site, { leadsTo: path });
  await untilHydrated(page);
  const field = main(page).getByRole("textbox", { name: entries.video.link });
  const send = main(page).getByRole("button", { name: entries.video.send });
  await field.fill("https://example.com/video");
  await send.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  // The example of a link is longer than a phone is wide.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFindings(page)).toEqual([]);
  const id = `7${Math.random().toString().slice(2, 14)}`.padEnd(19, "0");
  await field.fill(`https://www.tiktok.com/@fan/video/${id}?is_from_webapp=1`);
  await send.click();
  await expect(main(page).getByText(entries.video.sent)).toBeFocused();
  await expect(main(page).getByText(entries.video.state.waiting)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedStatuses: [400] });

  test("a guest is asked to sign up, takes part in the referrals and has a code to share", async ({ page }) => {
    const path = await ongoingContest(page.request, 2);
    await page.goto(site(`/en${path}`));
    await main(page).getByRole("button", { name: entries.takePart }).click();
    await expect(main(page).getByText(contests.prompt)).toBeVisible();
    await signUp(page, "en", site, { leadsTo: path });
    await main(page).getByRole("button", { name: entries.takePart }).click();
    await expect(page).toHaveURL(site(`/en${path}?saved=entry`));
    await expect(main(page).getByText(entries.referral.entered)).toBeVisible();
    await expect(main(page).getByText(entries.referral.none)).toBeVisible();
    await expect(main(page).getByText(/\/en\/signup\?ref=\w+/)).toBeVisible();
  });

  test("a member fills the tournament in as a form, and reads what is missing where it is", async ({ page }) => {
    const path = await ongoingContest(page.request, 4);
    await signUp(page, "en", site, { leadsTo: path });
    const fields = main(page).getByRole("combobox");
    await expect(fields).toHaveCount(37);
    await fields.first().selectOption({ index: 1 });
    await main(page).getByRole("button", { name: places.send }).click();
    await expect(main(page).getByRole("alert")).toBeVisible();
    await expect(main(page).getByText(new RegExp(places.fault.incomplete))).toHaveCount(36);
    await expect(fields.first()).not.toHaveValue("");
  });
});
