import type { Page } from "playwright/test";
import { codeFor, freshAddress, freshNumber } from "./outbox.ts";
import { untilHydrated } from "./page-ready.ts";
import { readTranslations, WORDS } from "./translations.ts";
import { axeFindings, expect, site, test } from "./watched-page.ts";

type Sign = typeof import("../locales/en/sign.json");
type Forms = typeof import("../locales/en/memberForms.json");
const sign = readTranslations<Sign>("en", "sign");
const forms = readTranslations<Forms>("en", "memberForms");

const PASSWORD = "Abcdefg12";
/** Unique, and not a member's yet. */
const freshName = () => `fan${Math.random().toString(36).slice(2, 11)}`;

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

// Refused forms are 400. An address's daily codes are limited: each run has its own.
test.use({ allowedStatuses: [400], extraHTTPHeaders: { "CF-Connecting-IP": freshAddress() } });

async function fillNumber(page: Page, national: string): Promise<void> {
  await main(page).locator("select[name=callingCode]").selectOption("66");
  await main(page).locator("input[name=phone]").fill(national);
}

test("a phone number is typed once, on the way from one form of signing in to another", async ({ page }) => {
  const number = main(page).locator("input[name=phone]");
  const code = main(page).locator("select[name=callingCode]");
  const isKept = async () => {
    await expect(number).toHaveValue("081 234 5678");
    await expect(code).toHaveValue("66");
  };
  await page.goto(site("/en/signin"));
  await fillNumber(page, "081 234 5678");
  // Whoever leaves before the script has run types it again, as without script.
  await untilHydrated(page);
  await main(page).getByRole("link", { name: sign.signIn.forgotten }).click();
  await expect(page).toHaveURL(/\/en\/forgetpassword/);
  await isKept();
  await main(page).getByRole("link", { name: sign.signIn.title }).click();
  await expect(page).toHaveURL(/\/en\/signin/);
  await isKept();
  await main(page).getByRole("link", { name: sign.signIn.method.code }).click();
  await expect(page).toHaveURL(/method=code/);
  await isKept();
  await main(page).getByRole("link", { name: sign.signUp.title }).click();
  await expect(page).toHaveURL(/\/en\/signup/);
  await isKept();
});

test("with script: signing up, with mistakes on the way, leads back to where it was asked for", async ({
  page,
  request,
}) => {
  const { national, e164 } = freshNumber();
  await page.goto(site("/en/signup?ref=nobody&callBackUrl=%2Fen%2Ffootball%2Ffantasysport"));
  await untilHydrated(page);
  await fillNumber(page, "12");
  await page.keyboard.press("Enter");
  await expect(field(page, forms.phone.label)).toBeFocused();
  await expect(main(page).getByText(forms.fault.phone)).toBeVisible();

  await fillNumber(page, national);
  await button(page, sign.send).click();
  await expect(field(page, forms.code.label)).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  const name = freshName();
  await field(page, forms.code.label).fill(await codeFor(request, e164));
  await field(page, forms.password.label).fill(PASSWORD);
  await field(page, forms.password.confirm).fill(`${PASSWORD}3`);
  await field(page, forms.nickname.label).fill(name);
  await button(page, sign.signUp.submit).click();
  await expect(field(page, forms.password.confirm)).toBeFocused();
  await expect(main(page).getByText(forms.fault.passwordsDiffer)).toBeVisible();
  await expect(main(page).getByText(forms.fault.terms)).toBeVisible();
  // Input is preserved, passwords too as long as the page stays.
  await expect(field(page, forms.nickname.label)).toHaveValue(name);
  await expect(field(page, forms.password.label)).toHaveValue(PASSWORD);

  await field(page, forms.password.confirm).fill(PASSWORD);
  await main(page).getByRole("checkbox").check();
  await button(page, sign.signUp.submit).click();
  // The code in the address is unknown: the supplier reports it, with its own message.
  await expect(main(page).locator("input[name=referralCode]")).toBeFocused();
  await main(page).locator("input[name=referralCode]").fill("");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(site("/en/football/fantasysport"));
  await expect(page.locator("html")).toHaveAttribute("data-account", /^member/);

  // Signed in already.
  await page.goto(site("/en/signin?callBackUrl=%2Fen%2Fnews"));
  await expect(page).toHaveURL(site("/en/news"));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("signing up, a forgotten password and signing in work, and what was typed stays", async ({
    page,
    request,
    context,
  }) => {
    const [th, thForms] = [readTranslations<Sign>("th", "sign"), readTranslations<Forms>("th", "memberForms")];
    const { national, e164 } = freshNumber();
    await page.goto(site("/th/signup"));
    await fillNumber(page, national);
    await button(page, th.send).click();
    const name = freshName();
    await field(page, thForms.nickname.label).fill(name);
    await main(page)
      .locator("input[name=code]")
      .fill(await codeFor(request, e164));
    await button(page, th.signUp.submit).click();
    // An error summary, with links to the fields.
    await main(page).getByRole("alert").getByRole("link", { name: thForms.fault.passwordSpecified }).click();
    await expect(page).toHaveURL(/#form-password$/);
    await expect(field(page, thForms.nickname.label)).toHaveValue(name);
    await field(page, thForms.password.label).fill(PASSWORD);
    await field(page, thForms.password.confirm).fill(PASSWORD);
    await main(page).getByRole("checkbox").check();
    await button(page, th.signUp.submit).click();
    await expect(page).toHaveURL(site("/th/football/matches"));
    await expect(page.locator("html")).toHaveAttribute("data-account", /^member/);

    await context.clearCookies();
    // Without script a network may request one code in ten minutes.
    await page.setExtraHTTPHeaders({ "CF-Connecting-IP": freshAddress() });
    await page.goto(site("/th/signin?callBackUrl=%2Fth%2Fnews"));
    await main(page).getByRole("link", { name: th.signIn.forgotten }).click();
    await fillNumber(page, national);
    await button(page, th.send).click();
    await expect(main(page).getByText(th.signIn.onlyMembers)).toBeVisible();
    await main(page)
      .locator("input[name=code]")
      .fill(await codeFor(request, e164, 2));
    await button(page, th.forgot.next).click();
    await field(page, thForms.password.new).fill(`${PASSWORD}New`);
    await field(page, thForms.password.confirm).fill(`${PASSWORD}New`);
    await button(page, th.forgot.save).click();
    await expect(page).toHaveURL(site("/th/news"));
    await expect(page.locator("html")).toHaveAttribute("data-account", /^member/);

    await context.clearCookies();
    await page.goto(site("/th/signin?callBackUrl=%2Fth%2Fnews"));
    await fillNumber(page, national);
    await field(page, thForms.password.label).fill(PASSWORD);
    await button(page, th.signIn.submit).click();
    await expect(main(page).locator("[aria-invalid=true][name=password]")).toHaveValue("");
    await field(page, thForms.password.label).fill(`${PASSWORD}New`);
    await button(page, th.signIn.submit).click();
    await expect(page).toHaveURL(site("/th/news"));
  });
});

test("with script: a code signs in, and another one can be had only later", async ({ page, request, context }) => {
  const { national, e164 } = freshNumber();
  await page.goto(site("/en/signin?method=code"));
  await untilHydrated(page);
  await fillNumber(page, national);
  await button(page, sign.send).click();
  // The same for an unknown number.
  await expect(field(page, forms.code.label)).toBeFocused();
  await expect(main(page).getByText(/You can ask for a new code in \d+ seconds/)).toBeVisible();
  await field(page, forms.code.label).fill("000000");
  await page.keyboard.press("Enter");
  await expect(main(page).getByText(forms.fault.code)).toBeVisible();
  await button(page, forms.phone.change).click();
  await expect(main(page).locator("input[name=phone]")).toHaveValue(/^081/);
  // Only what recognises the browser that requested a code.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["__Host-browser"]);
  expect(await request.get(site("/__outbox/messages.json")).then((answer) => answer.text())).not.toContain(e164);
});

test("the terms are linked where they are agreed to, and from every page", async ({ page }) => {
  await page.goto(site("/en/signup"));
  await page.getByRole("contentinfo").getByRole("link", { name: WORDS.common.footer.terms }).click();
  await expect(page).toHaveURL(site("/en/terms"));
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(10);
});
