import type { CDPSession, Page } from "playwright/test";
import { untilHydrated } from "./page-ready.ts";
import { PASSWORD, signUp } from "./sign-up.ts";
import { readTranslations } from "./translations.ts";
import { axeFindings, expect, site, test } from "./watched-page.ts";

const sign = readTranslations<typeof import("../locales/en/sign.json")>("en", "sign");
const account = readTranslations<typeof import("../locales/en/account.json")>("en", "account");
const forms = readTranslations<typeof import("../locales/en/memberForms.json")>("en", "memberForms");
const menu = readTranslations<typeof import("../locales/en/accountMenu.json")>("en", "accountMenu");

// Refused forms are 400.
test.use({ allowedStatuses: [400] });

/** Passkeys belong to a host with a name. */
const at = (path: string): string => site(path).replace("127.0.0.1", "localhost");

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name, exact: true });
const removal = (page: Page) =>
  main(page).getByRole("button", { name: new RegExp(`^${account.profile.removePasskey}\\s*:`) });

interface Authenticator {
  authenticatorId: string;
  /** Whether its holder unlocks it from now on. */
  verify(isUserVerified: boolean): Promise<void>;
}

/** A virtual authenticator in the browser (Chrome DevTools Protocol, domain WebAuthn). */
async function addAuthenticator(page: Page): Promise<Authenticator> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const verify = (isUserVerified: boolean) =>
    devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }).then(() => undefined);
  return { authenticatorId, verify };
}

async function openProfile(page: Page): Promise<void> {
  await page.goto(at("/en/account/myProfile"));
  await untilHydrated(page);
}

async function logOut(page: Page): Promise<void> {
  await page.goto(at("/en/account"));
  await button(page, menu.logOut).click();
  await expect(page.locator("html")).toHaveAttribute("data-account", /^guest/);
}

async function openSignIn(page: Page): Promise<void> {
  await page.goto(at("/en/signin?callBackUrl=%2Fen%2Faccount%2FmyProfile"));
  await untilHydrated(page);
}

test("a passkey is added, logs in, is renamed and removed", async ({ page }) => {
  const authenticator = await addAuthenticator(page);
  const { nickname } = await signUp(page, "en", at);

  await openProfile(page);
  await button(page, account.profile.addPasskey).click();
  await main(page).locator("input[name=password]").fill("Wrong1234");
  await button(page, account.profile.addPasskey).click();
  await expect(main(page).locator("input[name=password]")).toHaveAttribute("aria-invalid", "true");
  expect(await axeFindings(page)).toEqual([]);
  await main(page).locator("input[name=password]").fill(PASSWORD);
  await button(page, account.profile.addPasskey).click();
  await expect(main(page).getByRole("status").first()).toHaveText(account.saved.passkeyAdded);
  await expect(main(page).getByText(account.profile.passkeyUnused)).toBeVisible();
  // The notice of the change may arrive meanwhile, in a banner over the page.
  expect((await axeFindings(page)).filter((finding) => !finding.includes("notice-banner"))).toEqual([]);

  await logOut(page);
  await openSignIn(page);
  expect(await axeFindings(page)).toEqual([]);
  await authenticator.verify(false);
  await button(page, sign.signIn.passkey).click();
  await expect(main(page).getByRole("alert")).toHaveText(forms.fault.passkeyNotUsed);
  await authenticator.verify(true);
  await button(page, sign.signIn.passkey).click();
  await expect(page).toHaveURL(at("/en/account/myProfile"));
  await expect(main(page).locator("input[name=nickname]")).toHaveValue(nickname);
  await expect(main(page).getByText(account.profile.passkeyUnused)).toHaveCount(0);

  await untilHydrated(page);
  await page.goto(at("/en/account/myProfile#security"));
  await untilHydrated(page);
  const summary = main(page).locator("summary", { hasText: account.profile.renamePasskey });
  // Both buttons of a passkey are one row on a phone.
  const [renaming, removing] = await Promise.all([summary.boundingBox(), removal(page).boundingBox()]);
  expect(Math.abs((renaming?.y ?? 0) - (removing?.y ?? 0))).toBeLessThan(4);
  await main(page).locator("summary", { hasText: account.profile.renamePasskey }).click();
  await main(page).locator("input[name=passkeyName]").fill("My phone");
  await button(page, account.profile.savePasskeyName).click();
  await expect(main(page).getByRole("status").first()).toHaveText(account.saved.passkeyRenamed);
  await expect(main(page).getByText("My phone", { exact: true })).toBeVisible();

  await untilHydrated(page);
  await removal(page).click();
  await main(page).locator("input[name=password]").fill(PASSWORD);
  await removal(page).click();
  await expect(main(page).getByRole("status").first()).toHaveText(account.saved.passkeyRemoved);
  await expect(removal(page)).toHaveCount(0);

  await logOut(page);
  await openSignIn(page);
  await button(page, sign.signIn.passkey).click();
  await expect(main(page).getByRole("alert")).toHaveText(/No account here has this passkey/);
});

test.describe("in a browser without passkeys", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(window, "PublicKeyCredential");
    }),
  );

  test("there is no button", async ({ page }) => {
    await openSignIn(page);
    await expect(main(page).getByText(sign.signIn.passkey)).toBeHidden();
    await expect(button(page, sign.signIn.submit)).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages say what passkeys need", async ({ page }) => {
    await page.goto(at("/en/signin"));
    await expect(main(page).locator("noscript p")).toHaveText(sign.signIn.passkeyNeedsScript);
    await expect(main(page).getByText(sign.signIn.passkey, { exact: true })).toBeHidden();
    await signUp(page, "en", at);
    await page.goto(at("/en/account/myProfile"));
    await expect(main(page).locator("noscript p")).toHaveText(account.profile.passkeyNeedsScript);
  });
});
