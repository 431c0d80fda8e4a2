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

/** A nickname not in use yet. */
export const freshName = (): string => `fan${Math.random().toString(36).slice(2, 11)}`;

/** New members are offered things to follow, in an overlay: most tests skip it. */
export const skipWalkthrough = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    try {
      sessionStorage.setItem("walkthrough", "skipped");
    } catch {
      // A page without storage is not one of the site.
    }
  });

interface SignUpOptions {
  /** The walkthrough appears as for any new member. */
  hasWalkthrough?: boolean;
  /** The page, without the locale, that sign-up returns to. A short one if a test continues elsewhere. */
  leadsTo?: string;
}

/**
 * Signs up a new member at a site, in a language, and ends on a page; `at` builds addresses of the site. Sends the
 * forms as a browser without script does; members-sign.spec.ts fills them in.
 */
export async function signUp(
  page: Page,
  locale: LocaleCode = "en",
  at = site,
  { hasWalkthrough = false, leadsTo = "/terms" }: SignUpOptions = {},
): Promise<NewMember> {
  if (!hasWalkthrough) await skipWalkthrough(page);
  const { national, e164 } = freshNumber();
  const nickname = freshName();
  // An address has a daily limit of codes.
  const network = { "CF-Connecting-IP": freshAddress() };
  await page.setExtraHTTPHeaders(network);
  const back = `/${locale}${leadsTo}`;
  const send = (fields: Record<string, string>) =>
    page.request.post(at(`/${locale}/signup?callBackUrl=${encodeURIComponent(back)}`), {
      form: { callingCode: "66", phone: national, ...fields },
      headers: { ...network, Origin: new URL(at("/")).origin },
      maxRedirects: 0,
    });
  await send({ intent: "send" });
  const code = await codeFor(page.request, e164, 1, at);
  const answer = await send({ code, password: PASSWORD, confirmPassword: PASSWORD, nickname, terms: "on" });
  expect(answer.headers().location, "where signing up leads to").toBe(back);
  await page.goto(at(back));
  return { nickname, national, e164 };
}

/** Logs a member in by the form of the page for it, on which the browser is. */
export async function logIn(page: Page, { national }: NewMember): Promise<void> {
  const form = page.getByRole("main").locator("form", { has: page.locator("input[name=password]") });
  await form.locator("select[name=callingCode]").selectOption("66");
  await form.locator("input[name=phone]").fill(national);
  await form.locator("input[name=password]").fill(PASSWORD);
  await form.locator("button.button[value=login]").click();
}
