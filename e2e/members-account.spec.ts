import type { Page } from "playwright/test";
import { codeFor, freshAddress, freshNumber } from "./outbox.ts";
import { untilHydrated, untilScriptRuns } from "./page-ready.ts";
import { freshName, PASSWORD, signUp } from "./sign-up.ts";
import { readTranslations, WORDS } from "./translations.ts";
import { axeFindings, expect, site, test } from "./watched-page.ts";

type Account = typeof import("../locales/en/account.json");
type Menu = typeof import("../locales/en/accountMenu.json");
type Forms = typeof import("../locales/en/memberForms.json");
const textsIn = (locale: "en" | "th" | "kh") => ({
  account: readTranslations<Account>(locale, "account"),
  menu: readTranslations<Menu>(locale, "accountMenu"),
  forms: readTranslations<Forms>(locale, "memberForms"),
});
const { account, menu, forms } = textsIn("en");
const sign = readTranslations<typeof import("../locales/en/sign.json")>("en", "sign");

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const accountMenu = (page: Page) => page.getByRole("banner").locator("#island-account-menu");
const isMember = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-account", "member");
const isGuest = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-account", /^guest/);

// Refused forms are 400; codes requested too soon 429.
test.use({ allowedStatuses: [400, 429], viewport: { width: 1280, height: 800 } });

test("a guest is led to sign-in, and a member everywhere in the account", async ({ page, request }) => {
  for (const path of [
    "",
    "/myProfile",
    "/notifications",
    "/changePassword",
    "/myPhoneNumber",
    "/myReferralCode",
    "/deleteAccount",
    "/myData",
  ]) {
    const answer = await request.get(site(`/en/account${path}`), { maxRedirects: 0 });
    const callBack = encodeURIComponent(`/en/account${path}`);
    expect([answer.status(), answer.headers().location]).toEqual([302, `/en/signin?callBackUrl=${callBack}`]);
  }
  const { nickname } = await signUp(page);
  for (const path of ["myProfile", "changePassword", "myPhoneNumber", "myReferralCode", "deleteAccount?step=reason"]) {
    const answer = await page.goto(site(`/en/account/${path}`));
    expect(answer?.headers()["cache-control"]).toBe("private, no-store");
    await untilHydrated(page);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(accountMenu(page).locator("b")).toHaveText(nickname);
    expect(await axeFindings(page)).toEqual([]);
  }
  const file = page.waitForEvent("download");
  await page.goto(site("/en/account/myProfile"));
  await main(page).getByRole("link", { name: account.profile.download }).click();
  expect((await file).suggestedFilename()).toBe("matchlight-my-data.json");
});

test("with script: profile, password and deletion, in one language", async ({ page }) => {
  const { nickname } = await signUp(page);
  await page.goto(site("/en/account"));
  await expect(page).toHaveURL(site("/en/account/myProfile"));
  await untilHydrated(page);
  const name = main(page).getByLabel(forms.nickname.label);
  await expect(name).toHaveValue(nickname);
  await name.fill("x");
  await page.keyboard.press("Enter");
  await expect(name).toBeFocused();
  await expect(main(page).getByText(forms.fault.nickname)).toBeVisible();
  const other = freshName();
  await name.fill(other);
  await button(page, account.profile.saveNickname).click();
  await expect(main(page).getByRole("status").first()).toBeFocused();
  await expect(main(page).getByRole("status").first()).toHaveText(account.saved.nickname);
  await expect(accountMenu(page).locator("b")).toHaveText(other);
  await main(page).getByRole("radio").nth(4).check();
  await expect(main(page).getByText(forms.saveNow.saved)).toBeVisible();
  await expect(accountMenu(page).locator("img")).toHaveAttribute("src", /avatar\/05\.svg$/);

  await main(page).getByRole("link", { name: account.section.password }).click();
  await untilHydrated(page);
  await main(page).getByLabel(account.password.current, { exact: true }).fill("Wrong1234");
  await main(page).getByLabel(forms.password.new, { exact: true }).fill(`${PASSWORD}New`);
  await main(page).getByLabel(forms.password.confirm, { exact: true }).fill(`${PASSWORD}New`);
  const usual = await button(page, account.section.password).evaluate((one) => getComputedStyle(one).backgroundColor);
  await button(page, account.section.password).click();
  await expect(main(page).getByLabel(account.password.current, { exact: true })).toBeFocused();
  await main(page).getByLabel(account.password.current, { exact: true }).fill(PASSWORD);
  await button(page, account.section.password).click();
  await expect(main(page).getByRole("status")).toHaveText(account.saved.password);

  await main(page).getByRole("link", { name: account.section.deletion }).click();
  await main(page).getByRole("link", { name: account.deletion.proceed }).click();
  await untilHydrated(page);
  await button(page, account.deletion.delete).click();
  await expect(main(page).getByText(forms.fault.choice)).toBeVisible();
  await main(page).getByLabel(account.deletion.reasons.battery).check();
  await button(page, account.deletion.delete).click();
  await page.getByRole("dialog").getByRole("button", { name: account.deletion.cancel }).click();
  await expect(main(page).getByLabel(account.deletion.reasons.battery)).toBeChecked();
  await button(page, account.deletion.delete).click();
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: account.deletion.confirm });
  await expect(confirm).not.toHaveCSS("background-color", usual);
  await confirm.click();
  await main(page).getByLabel(forms.password.label, { exact: true }).fill(`${PASSWORD}New`);
  await button(page, account.deletion.delete).click();
  await expect(page).toHaveURL(site("/en/football/matches#account-deleted"));
  await isGuest(page);
  await expect(main(page).getByText(WORDS.frame.account.deleted)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("number, invitation, country, language and log-out work", async ({ page, request }) => {
    const th = textsIn("th");
    const { e164 } = await signUp(page, "th");
    // Without script a network may request one code in ten minutes.
    await page.setExtraHTTPHeaders({ "CF-Connecting-IP": freshAddress() });
    await page.goto(site("/th/account/myPhoneNumber"));
    const next = freshNumber();
    await main(page).locator("select[name=callingCode]").selectOption("66");
    await main(page).locator("input[name=phone]").fill(next.national);
    await button(page, th.account.phone.send).click();
    // The sign-up code was the first for this number.
    await main(page)
      .locator("input[name=currentCode]")
      .fill(await codeFor(request, e164, 2));
    await main(page).locator("input[name=code]").fill("000000");
    await button(page, th.account.phone.submit).click();
    await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(2);
    await main(page)
      .locator("input[name=currentCode]")
      .fill(await codeFor(request, e164, 2));
    await main(page)
      .locator("input[name=code]")
      .fill(await codeFor(request, next.e164));
    await button(page, th.account.phone.submit).click();
    await expect(main(page).getByRole("status")).toHaveText(th.account.saved.phone);
    await expect(main(page).getByText(next.e164.slice(-4))).toBeVisible();

    await page.goto(site("/th/account/myReferralCode"));
    await main(page).locator("input[name=referralCode]").fill("nobody");
    await button(page, th.account.referral.save).click();
    await expect(main(page).locator("input[name=referralCode][aria-invalid=true]")).toHaveValue("nobody");

    await page.goto(site("/th/account"));
    await main(page).locator("summary").filter({ hasText: th.menu.country }).click();
    await button(page, "กัมพูชา").click();
    await expect(page).toHaveURL(site("/kh/account?saved=country"));
    const kh = textsIn("kh");
    await main(page).locator("summary").filter({ hasText: kh.menu.language }).click();
    await button(page, "English").click();
    await expect(page).toHaveURL(site("/en/account?saved=language"));
    await isMember(page);
    await button(page, menu.logOut).click();
    await expect(page).toHaveURL(site("/en/football/matches"));
    await isGuest(page);
  });
});

test("the header's menu: under the mouse, by keys, country and language, and log-out in all tabs", async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto(site("/en/basketball/matches"));
  await untilScriptRuns(page);
  const opener = accountMenu(page).locator("[data-press]");
  await opener.hover();
  await expect(accountMenu(page).getByRole("link", { name: menu.profile })).toBeVisible();
  await page.mouse.move(300, 500);
  await expect(accountMenu(page).getByRole("link", { name: menu.profile })).toBeHidden();

  await accountMenu(page).getByRole("button").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(accountMenu(page).getByRole("link", { name: menu.profile })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(accountMenu(page).getByRole("button", { expanded: false })).toBeFocused();

  await page.keyboard.press("Enter");
  await accountMenu(page).getByRole("button", { name: menu.country }).click();
  await expect(accountMenu(page).getByRole("button", { name: `${menu.back}: ${menu.country}` })).toBeFocused();
  expect(await axeFindings(page, "header")).toEqual([]);
  await accountMenu(page).getByRole("button", { name: "Thailand" }).click();
  await expect(page).toHaveURL(site("/th/basketball/matches"));
  await untilScriptRuns(page);

  const th = textsIn("th").menu;
  await opener.click();
  await accountMenu(page).getByRole("button", { name: th.language }).click();
  await expect(accountMenu(page).locator('[aria-current="true"]')).toHaveText("ไทย");

  const other = await context.newPage();
  await other.goto(site("/en/news"));
  await untilScriptRuns(other);
  await isMember(other);
  await accountMenu(page)
    .getByRole("button", { name: new RegExp(th.back) })
    .click();
  await accountMenu(page).getByRole("button", { name: th.logOut, exact: true }).click();
  await expect(page).toHaveURL(site("/th/basketball/matches"));
  await isGuest(page);
  await isGuest(other);
  // The guest's page arrives before its script runs, which deletes the record.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("user"))).toBeNull();
});

test("a member's view of matches follows them to another device, and back", async ({ page, browser }) => {
  const { national } = await signUp(page);
  const choose = async (shown: Page, choice: "on" | "off") => {
    await shown.goto(site("/en/settings"));
    await shown.getByRole("radio", { name: WORDS.view.compact[choice] }).check();
    await shown.getByRole("button", { name: WORDS.settings.save }).click();
    await expect(shown.getByRole("main").getByRole("status")).toHaveText(WORDS.settings.saved);
  };
  await choose(page, "on");
  const other = await browser.newContext();
  try {
    const device = await other.newPage();
    await device.setExtraHTTPHeaders({ "CF-Connecting-IP": freshAddress() });
    await device.goto(site("/en/signin"));
    await main(device).locator("select[name=callingCode]").selectOption("66");
    await main(device).locator("input[name=phone]").fill(national);
    await main(device).locator("input[name=password]").fill(PASSWORD);
    await button(device, sign.signIn.submit).click();
    await isMember(device);
    await expect(device.locator("html")).toHaveAttribute("data-view", "compact");
    await choose(device, "off");
  } finally {
    await other.close();
  }
  // Every few minutes a page asks for the member's record; the page after that is as the member wants it.
  await page.evaluate(() => localStorage.removeItem("notices-at"));
  await page.goto(site("/en/football/matches"));
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === "view")).toBe(false);
  await page.reload();
  await expect(page.locator("html")).not.toHaveAttribute("data-view");
});
