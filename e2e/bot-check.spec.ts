import type { Page } from "playwright/test";
import { codeFor, freshAddress, freshNumber } from "./outbox.ts";
import { untilHydrated } from "./page-ready.ts";
import { readTranslations } from "./translations.ts";
import { axeFindings, expect, faultySite, site, test } from "./watched-page.ts";

type Sign = typeof import("../locales/en/sign.json");
type Forms = typeof import("../locales/en/memberForms.json");
const sign = readTranslations<Sign>("en", "sign");
const forms = readTranslations<Forms>("en", "memberForms");

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

// Each test has its own network.
test.use({ allowedStatuses: [400, 429] });

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ "CF-Connecting-IP": freshAddress() }));

async function fillNumber(page: Page, national: string): Promise<void> {
  await main(page).locator("select[name=callingCode]").selectOption("66");
  await main(page).locator("input[name=phone]").fill(national);
}

test("with script each form that sends a code is checked, and one network may send several", async ({
  page,
  request,
}) => {
  await page.goto(site("/en/signup"));
  await untilHydrated(page);
  for (const { national, e164 } of [freshNumber(), freshNumber()]) {
    await fillNumber(page, national);
    const challenge = page.waitForResponse(/\/bot-check\?action=sign-up$/);
    await button(page, sign.send).click();
    expect((await challenge).status()).toBe(200);
    await expect(main(page).locator("input[name=code]")).toBeFocused();
    await codeFor(request, e164);
    await button(page, forms.phone.change).click();
  }
  expect(await axeFindings(page)).toEqual([]);
});

test("with script a fourth try to sign in is checked", async ({ page }) => {
  await page.goto(site("/en/signin"));
  await untilHydrated(page);
  await fillNumber(page, freshNumber().national);
  const field = main(page).locator("input[name=password]");
  for (const time of [1, 2, 3]) {
    await field.fill(`Wrong123${time}`);
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await button(page, sign.signIn.submit).click();
    expect((await answer).status()).toBe(400);
    await expect(field).toBeFocused();
  }
  await expect(main(page).locator("input[name=botCheck]")).toBeAttached();
  const challenge = page.waitForResponse(/\/bot-check\?action=sign-in$/);
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await button(page, sign.signIn.submit).click();
  expect([(await challenge).status(), (await answer).status()]).toEqual([200, 400]);
  // Only the password is wrong.
  await expect(field).toBeFocused();
  await expect(main(page).getByRole("alert")).toHaveCount(0);
});

test.describe("a service's check", () => {
  // That site's supplier knows no members, and no contests.
  test.use({ allowedStatuses: [400, 502, 503] });

  test("is shown, and has to be done before a code is sent", async ({ page }) => {
    await page.goto(faultySite("/en/signup"));
    await untilHydrated(page);
    await fillNumber(page, freshNumber().national);
    await button(page, sign.send).click();
    await expect(main(page).getByRole("alert")).toHaveText(forms.fault.checkMissing);
    await expect(main(page).getByRole("alert")).toBeFocused();
    await main(page).getByRole("group", { name: forms.botCheck.label }).getByRole("button").click();
    await button(page, sign.send).click();
    await expect(main(page).getByRole("alert")).toHaveText(forms.fault.unavailable);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a service's check says that it needs it", async ({ page }) => {
    await page.goto(faultySite("/en/signup"));
    await expect(main(page).locator("fieldset noscript p")).toHaveText(forms.botCheck.needsScript);
    await fillNumber(page, freshNumber().national);
    await button(page, sign.send).click();
    await expect(main(page).getByRole("alert").first()).toHaveText(forms.fault.checkMissing);
  });

  test("a network has one code in ten minutes, and reads so", async ({ page, request }) => {
    const [first, second] = [freshNumber(), freshNumber()];
    await page.goto(site("/en/signup"));
    await expect(main(page).locator("noscript p")).toHaveText(forms.botCheck.withoutScript);
    await fillNumber(page, first.national);
    await button(page, sign.send).click();
    await codeFor(request, first.e164);
    await button(page, forms.phone.change).click();
    await fillNumber(page, second.national);
    await button(page, sign.send).click();
    await expect(main(page).getByRole("alert")).toContainText(forms.fault.checkAllowance);
    await expect(main(page).getByRole("alert")).toContainText(/in (9|10) minutes/);
    await expect(main(page).locator("input[name=phone]")).toHaveValue(second.national);
    const sent = await (await request.get(site("/__outbox/messages.json"))).text();
    expect(sent).not.toContain(second.e164);
  });
});
