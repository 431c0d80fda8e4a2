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

/**
 * Signs a new member up at a site, in a language, and leaves them at a page; `at` makes an address of the site. The forms
 * are sent as a browser without script sends them: members-sign.spec.ts fills them in.
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
  // An address has so many codes a day.
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
