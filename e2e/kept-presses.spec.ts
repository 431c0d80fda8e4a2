import type { Browser, Page } from "playwright/test";
import { findGuide } from "./find-guide.ts";
import { untilHydrated, untilScriptRuns } from "./page-ready.ts";
import { freshName, logIn, PASSWORD, signUp } from "./sign-up.ts";
import { readTranslations } from "./translations.ts";
import { expect, site, test } from "./watched-page.ts";

const account = readTranslations<typeof import("../locales/en/account.json")>("en", "account");
const comments = readTranslations<typeof import("../locales/en/comments.json")>("en", "comments");
const forms = readTranslations<typeof import("../locales/en/memberForms.json")>("en", "memberForms");
const sign = readTranslations<typeof import("../locales/en/sign.json")>("en", "sign");
const stars = readTranslations<typeof import("../locales/en/stars.json")>("en", "stars");

const PROFILE = "/en/account/myProfile";
const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

/** Calls that a page makes by itself: the first of them would find that the session is over, before any press. */
const OWN_CALLS = /\/api\/(?!news\/likeComment)/;

/** Pages whose own calls find no upstream, and those whose calls go on again. */
const isHeld = new WeakMap<Page, boolean>();

/** Own calls fail until they are released. Left without an answer they can leave the browser waiting for ever. */
async function holdOwnCalls(page: Page): Promise<void> {
  const isRouted = isHeld.has(page);
  isHeld.set(page, true);
  if (isRouted) return;
  await page.route(OWN_CALLS, (route) => (isHeld.get(page) ? route.fulfill({ status: 503 }) : route.continue()));
}

const releaseOwnCalls = (page: Page): void => void isHeld.set(page, false);

/** Ends the session at the upstream, as from another device: this browser's cookie stays as it was. */
async function endElsewhere(browser: Browser, page: Page): Promise<void> {
  // A call on its way would come after the end.
  await page.waitForLoadState("networkidle");
  await holdOwnCalls(page);
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const other = await browser.newContext();
  const answer = await other.request.post(site("/en/account/logout"), {
    form: { back: "/en" },
    headers: { Cookie: cookies, Origin: new URL(site("/")).origin },
    maxRedirects: 0,
  });
  expect(answer.status(), "log-out elsewhere").toBe(303);
  await other.close();
}

/** The page of sign-in says that the session has ended; its own calls are answered. */
async function expectEnded(page: Page, text = sign.signIn.ended): Promise<void> {
  await expect(main(page).getByText(text)).toBeVisible();
  releaseOwnCalls(page);
}

// A page that finds out by itself that the session is over.
test.use({ allowedStatuses: [400, 401, 403, 503] });

// The notices' stream would say at once that the session is over, and the page would come as a guest's.
test.beforeEach(({ page }) => page.routeWebSocket(/./, () => {}));

test("a form that meets the end of the session is sent by itself after log-in", async ({ page, browser }) => {
  const member = await signUp(page);
  await page.goto(site(PROFILE));
  await untilHydrated(page);
  const nickname = freshName();
  await main(page).getByLabel(forms.nickname.label).fill(nickname);
  await endElsewhere(browser, page);
  await button(page, account.profile.saveNickname).click();
  await expectEnded(page);
  await logIn(page, member);
  await expect(main(page).getByText(account.saved.nickname)).toBeVisible();
  await expect(main(page).getByLabel(forms.nickname.label)).toHaveValue(nickname);
});

test("a like that meets the end of the session is there after log-in", async ({ page, browser }) => {
  const slug = "cards-and-suspensions";
  const { newsId } = await findGuide(page.request, slug);
  const member = await signUp(page);
  const piece = site(`/en/news/${slug}/${newsId}/comments`);
  await page.goto(piece);
  const section = page.locator("#comments");
  const text = `Kept ${freshName()}`;
  await section.getByRole("textbox", { name: comments.write }).fill(text);
  await section.getByRole("button", { name: comments.post, exact: true }).click();
  const like = section
    .getByRole("listitem")
    .filter({ hasText: text })
    .getByRole("button", { name: comments.like })
    .first();
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await endElsewhere(browser, page);
  await like.click();
  await expectEnded(page);
  await logIn(page, member);
  await expect(page.getByText(stars.pressesSaved)).toBeVisible();
  await section.scrollIntoViewIfNeeded();
  await expect(like).toHaveAttribute("aria-pressed", "true");
});

test("a password is not kept, which is said", async ({ page, browser }) => {
  await signUp(page);
  await page.goto(site("/en/account/changePassword"));
  await untilScriptRuns(page);
  for (const name of ["oldPassword", "password", "confirmPassword"])
    await main(page).locator(`[name=${name}]`).fill(PASSWORD);
  await endElsewhere(browser, page);
  await button(page, account.section.password).click();
  await expectEnded(page, sign.signIn.endedRepeat);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("__Host-press");
});

test("what is being typed stays on a page whose session has ended, and is sent after log-in in a new tab", async ({
  page,
  browser,
}) => {
  const member = await signUp(page);
  await page.goto(site(PROFILE));
  await untilHydrated(page);
  const nickname = freshName();
  const field = main(page).getByLabel(forms.nickname.label);
  // A page on which nothing is entered leaves as soon as it hears of the end.
  await field.fill(nickname);
  await endElsewhere(browser, page);
  // Another page of this browser finds out.
  const other = await page.context().newPage();
  await other.goto(site("/en/football/matches"));
  await expect(main(page).getByRole("alert")).toContainText(account.sessionEnded.text);
  await expect(field).toHaveValue(nickname);
  await other.close();

  const link = main(page).getByRole("link", { name: account.sessionEnded.logIn });
  releaseOwnCalls(page);
  await button(page, account.profile.saveNickname).click();
  await expect(link).toBeFocused();
  const [signIn] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await logIn(signIn, member);
  await expect(signIn).toHaveURL(site(PROFILE));
  await signIn.close();
  await expect(field).toHaveValue(nickname);
  await button(page, account.profile.saveNickname).click();
  await expect(main(page).getByText(account.saved.nickname)).toBeVisible();
  await expect(field).toHaveValue(nickname);
});

test("a page of an ended session on which nothing is entered comes as a guest's", async ({ page, browser }) => {
  await signUp(page);
  await page.goto(site(PROFILE));
  await untilHydrated(page);
  await endElsewhere(browser, page);
  const other = await page.context().newPage();
  await other.goto(site("/en/football/matches"));
  await expect(page).toHaveURL(/\/en\/signin\?callBackUrl=/);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a form waits behind one button, for its member only", async ({ page, browser }) => {
    const member = await signUp(page);
    const press = async (country: string) => {
      await page.goto(site("/en/account"));
      await endElsewhere(browser, page);
      await main(page).locator("summary").first().click();
      await button(page, country).click();
      await expectEnded(page);
    };
    await press("Vietnam");
    await logIn(page, member);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(account.goOn.title);
    await button(page, account.goOn.send).click();
    await expect(page).toHaveURL(/saved=country/);

    await press("Thailand");
    const kept = (await page.context().cookies()).filter(({ name }) => name === "__Host-press");
    await page.context().clearCookies();
    await signUp(page);
    await page.context().addCookies(kept);
    await page.goto(site("/en/account/goOn"));
    await expect(page).toHaveURL(site("/en/football/matches"));
  });
});
