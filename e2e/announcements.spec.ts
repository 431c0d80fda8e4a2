import { untilScriptRuns } from "./page-ready.ts";
import { signUp } from "./sign-up.ts";
import { joinEarlier } from "./store-notices.ts";
import { readTranslations } from "./translations.ts";
import { axeFindings, expect, site, test } from "./watched-page.ts";

type Notices = typeof import("../locales/en/notices.json");
type Announcement = typeof import("../locales/en/announcement.json");
const notices = readTranslations<Notices>("en", "notices");
const announcement = readTranslations<Announcement>("en", "announcement");

const PATH = "/en/announcement/stars-and-notifications";
const TITLE = "Stars and notifications are here";

test("a guest reads an announcement, in another language as well, and is told of one that is not there", async ({
  page,
  request,
}) => {
  await page.goto(site(PATH));
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await expect(main.getByRole("link", { name: announcement.notices })).toBeHidden();
  expect(await axeFindings(page, "main")).toEqual([]);
  await page.getByRole("contentinfo").getByRole("link", { name: "ไทย" }).click();
  await expect(page).toHaveURL(site(PATH.replace("/en/", "/th/")));
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/[\u0e00-\u0e7f]/);
  expect((await request.get(site("/th/announcement/none"))).status()).toBe(404);
});

test("a member who was away finds what was announced in the bell, reads it, and the dot goes", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signUp(page);
  // Two announcements ship with the site; both are younger than that.
  await joinEarlier(page, 14);
  // Like a device that has not seen them; this address has no script that would store it again.
  await page.goto(site("/robots.txt"));
  await page.evaluate(() => {
    for (const key of ["notices-at", "notices-new", "notices-latest"]) localStorage.removeItem(key);
  });
  await page.goto(site("/en/news"));
  await untilScriptRuns(page);
  await expect(page.locator("html")).toHaveAttribute("data-notices", /new|flagged/);
  const header = page.getByRole("banner");
  await header.locator("[data-press=notices]").click();
  const panel = header.getByRole("region", { name: notices.title });
  await expect(panel.getByRole("heading", { name: notices.announcements })).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  await panel.getByRole("link", { name: TITLE }).click();
  await expect(page).toHaveURL(site(PATH));
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await expect(page.locator("html")).not.toHaveAttribute("data-notices");
  await main.getByRole("link", { name: announcement.notices }).click();
  await expect(main.getByRole("heading", { name: notices.announcements })).toBeVisible();
});
