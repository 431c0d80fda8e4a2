import type { Locator, Page } from "playwright/test";
import { codeFor, freshAddress, freshNumber } from "./outbox.ts";
import { untilHydrated } from "./page-ready.ts";
import { freshName } from "./sign-up.ts";
import { readTranslations, sentence } from "./translations.ts";
import { axeFindings, expect, site, test } from "./watched-page.ts";

type Sign = typeof import("../locales/en/sign.json");
type Account = typeof import("../locales/en/account.json");
type Forms = typeof import("../locales/en/memberForms.json");
type Menu = typeof import("../locales/en/accountMenu.json");
const textsIn = (locale: "en" | "th") => ({
  sign: readTranslations<Sign>(locale, "sign"),
  account: readTranslations<Account>(locale, "account"),
  forms: readTranslations<Forms>(locale, "memberForms"),
  menu: readTranslations<Menu>(locale, "accountMenu"),
});
const [en, th] = [textsIn("en"), textsIn("th")];

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name, exact: true });
const link = (page: Page, name: string | RegExp) => main(page).getByRole("link", { name, exact: true });
const isMember = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-account", /^member/);

// A country where LINE is used. Refused forms are 400; an address's daily codes are limited.
const inCountry = (country: string) => ({ "CF-IPCountry": country, "CF-Connecting-IP": freshAddress() });
test.use({ allowedStatuses: [400], timezoneId: "Asia/Bangkok", extraHTTPHeaders: inCountry("TH") });

const PASSWORD = "Abcdefg1";

/** On the LINE and Zalo stand-in's page: logs in under a name, with an optional fault. */
async function consent(page: Page, name: string, fault = ""): Promise<void> {
  await page.getByLabel("Fault").selectOption(fault);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

/** On the sign-up page: enters a number and its code, and with `forgets` first submits without accepting the terms. */
async function giveNumber(page: Page, texts: typeof en, { forgets = false } = {}): Promise<string> {
  const { national, e164 } = freshNumber();
  await main(page).locator("select[name=callingCode]").selectOption("66");
  await main(page).locator("input[name=phone]").fill(national);
  await button(page, texts.sign.send).click();
  await main(page)
    .locator("input[name=code]")
    .fill(await codeFor(page.request, e164));
  if (forgets) {
    await button(page, texts.sign.pending.submit).click();
    await expect(main(page).getByText(texts.forms.fault.terms)).toBeVisible();
  }
  await main(page).getByRole("checkbox").check();
  await button(page, texts.sign.pending.submit).click();
  return e164;
}

/** In the profile of a member without a password: a code confirms that they want to link an account. */
async function confirmByCode(page: Page, e164: string, linkButton: Locator): Promise<void> {
  await linkButton.click();
  const code = main(page).locator("input[name=code]");
  await expect(code).toBeVisible();
  // The first was for the sign-up.
  await code.fill(await codeFor(page.request, e164, 2));
  await linkButton.click();
}

test("by LINE: sign-up with a number, log-out, sign-in; Zalo linked and LINE unlinked in the profile", async ({
  page,
}) => {
  const [line, zalo] = [freshName(), freshName()];
  await page.goto(site("/en/signin?callBackUrl=%2Fen%2Fnews"));
  await link(page, en.sign.provider.line).click();
  await consent(page, line);
  await expect(page).toHaveURL(site("/en/signup?callBackUrl=%2Fen%2Fnews"));
  await untilHydrated(page);
  await expect(main(page).getByText(sentence(en.sign.pending.named, { provider: "LINE", name: line }))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const phone = await giveNumber(page, en, { forgets: true });
  await expect(page).toHaveURL(site("/en/news"));
  await isMember(page);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("__Host-pending");

  await page.goto(site("/en/account"));
  await button(page, en.menu.logOut).click();
  await expect(page.locator("html")).toHaveAttribute("data-account", /^guest/);
  await page.goto(site("/en/signin?callBackUrl=%2Fen%2Faccount%2FmyProfile"));
  await link(page, en.sign.provider.line).click();
  await consent(page, line);
  await expect(page).toHaveURL(site("/en/account/myProfile"));
  await expect(main(page).getByText(line)).toBeVisible();

  await page.setExtraHTTPHeaders(inCountry("VN"));
  await page.reload();
  await untilHydrated(page);
  expect(await axeFindings(page)).toEqual([]);
  const linkZalo = button(page, sentence(en.account.profile.link, { provider: "Zalo" }));
  await confirmByCode(page, phone, linkZalo);
  await consent(page, zalo, "used-code");
  await expect(main(page).getByRole("alert")).toHaveText(en.forms.providerFault.failedAlone);
  await page.goto(site("/en/account/changePassword"));
  await untilHydrated(page);
  await button(page, en.account.password.send).click();
  // After those for the sign-up and for Zalo.
  await main(page)
    .locator("input[name=code]")
    .fill(await codeFor(page.request, phone, 3));
  await main(page).locator("input[name=password]").fill(PASSWORD);
  await main(page).locator("input[name=confirmPassword]").fill(PASSWORD);
  await button(page, en.account.section.setPassword).click();
  await expect(main(page).getByRole("status")).toHaveText(en.account.saved.password);
  await page.goto(site("/en/account/myProfile"));
  await untilHydrated(page);
  await linkZalo.click();
  await main(page).locator("input[name=password]").fill(PASSWORD);
  await linkZalo.click();
  await consent(page, zalo);
  await expect(main(page).getByRole("status").first()).toHaveText(en.account.saved.linked);
  await expect(main(page).getByText(zalo)).toBeVisible();
  await expect(linkZalo).toHaveCount(0);
  await untilHydrated(page);
  await button(page, sentence(en.account.profile.unlink, { provider: "LINE" })).click();
  await expect(main(page).getByRole("status").first()).toHaveText(en.account.saved.unlinked);
  await expect(main(page).getByText(line)).toHaveCount(0);

  await page.goto(site("/en/notification"));
  await expect(
    main(page)
      .getByText(new RegExp(`Zalo \\(${zalo}\\)`))
      .first(),
  ).toBeVisible();
});

test("by LINE: who cancels reads nothing, a provider's error is said, and a sign-up goes on without it", async ({
  page,
}) => {
  const asGuest = site("/th/signin?callBackUrl=%2Fth%2Fnews");
  await page.goto(asGuest);
  await link(page, th.sign.provider.line).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(asGuest);
  await expect(link(page, th.sign.provider.line)).toBeVisible();
  await expect(main(page).getByRole("alert")).toHaveCount(0);

  await link(page, th.sign.provider.line).click();
  await consent(page, freshName(), "wrong-nonce");
  await untilHydrated(page);
  await expect(main(page).getByRole("alert")).toHaveText(th.forms.providerFault.failedAlone);
  await expect(main(page).getByRole("alert")).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);

  await link(page, th.sign.provider.line).click();
  await consent(page, freshName());
  await button(page, sentence(th.sign.pending.giveUp, { provider: "LINE" })).click();
  await expect(page).toHaveURL(site("/th/signup?callBackUrl=%2Fth%2Fnews"));
  await expect(link(page, th.sign.provider.line)).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("by LINE: sign-up with a number, then sign-in", async ({ page, context }) => {
    const name = freshName();
    await page.goto(site("/th/signin?callBackUrl=%2Fth%2Fnews"));
    await link(page, th.sign.provider.line).click();
    await consent(page, name);
    await giveNumber(page, th, { forgets: true });
    await expect(page).toHaveURL(site("/th/news"));
    await isMember(page);

    await context.clearCookies();
    await page.goto(site("/th/signin?callBackUrl=%2Fth%2Faccount%2FmyProfile"));
    await link(page, th.sign.provider.line).click();
    await consent(page, name);
    await expect(page).toHaveURL(site("/th/account/myProfile"));
    await expect(main(page).getByText(name)).toBeVisible();
  });
});
