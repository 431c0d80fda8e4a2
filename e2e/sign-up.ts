import type { Page } from "playwright/test";
import type { LocaleCode } from "../contract/tables/locales.ts";
import { codeFor, freshAddress, freshNumber } from "./outbox.ts";
import { expect, site } from "./watched-page.ts";

export const PASSWORD = "Abcdefg12";

export interface NewMember {
  nickname: string;
  national: string;
  e164: string;
}

/** A nickname that no member has yet. */
export const freshName = (): string => `fan${Math.random().toString(36).slice(2, 11)}`;

/** New members are offered things to follow, over the page: those of most tests have skipped it. */
export const skipWalkthrough = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    try {
      sessionStorage.setItem("walkthrough", "skipped");
    } catch {
      // A page without a storage is none of the site.
    }
  });

interface SignUpOptions {
  /** The walkthrough comes as it does for any new member. */
  hasWalkthrough?: boolean;
  /** The page behind the locale to which signing up leads back. A short one where a test goes on to another. */
  leadsTo?: string;
}

/** Signs a new member up on the pages of a site, in a language, and leaves them at a page; `at` makes an address of the site. */
export async function signUp(
  page: Page,
  locale: LocaleCode = "en",
  at = site,
  { hasWalkthrough = false, leadsTo = "/terms" }: SignUpOptions = {},
): Promise<NewMember> {
  if (!hasWalkthrough) await skipWalkthrough(page);
  const { national, e164 } = freshNumber();
  const nickname = freshName();
  const main = page.getByRole("main");
  const send = () => main.locator("form button.button:not(.plain-button)").last().click();
  // An address has so many codes a day.
  await page.setExtraHTTPHeaders({ "CF-Connecting-IP": freshAddress() });
  const back = `/${locale}${leadsTo}`;
  await page.goto(at(`/${locale}/signup?callBackUrl=${encodeURIComponent(back)}`));
  await main.locator("select[name=callingCode]").selectOption("66");
  await main.locator("input[name=phone]").fill(national);
  await send();
  await main.locator("input[name=code]").fill(await codeFor(page.request, e164, 1, at));
  await main.locator("input[name=password]").fill(PASSWORD);
  await main.locator("input[name=confirmPassword]").fill(PASSWORD);
  await main.locator("input[name=nickname]").fill(nickname);
  await main.locator("input[type=checkbox]").check();
  await send();
  await expect(page).toHaveURL(at(back));
  return { nickname, national, e164 };
}
