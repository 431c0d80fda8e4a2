import { redirect, redirectDocument } from "@remix-run/cloudflare";
import { asksToSave, NO_STORE } from "#contract/tables/edge-headers";
import type { LocaleCode } from "#contract/tables/locales";
import { type Theme, themeNamed } from "#contract/tables/themes";
import { type View, viewText, withChoices } from "#contract/tables/view-choices";
import type { Account, EdgeContext, HiddenPrices } from "#worker/pages/context";
import { isUpstreamFault } from "~/features/errors/error-kind";
import { formOf } from "~/features/forms/read-fields";
import { localePath } from "~/page/locale-path";
import { cookiesOf, readChange, type SettingsChange, type SettingsField } from "./read-change.ts";

/** The answer to a refused form. */
export interface SettingsFault {
  /** The invalid field; `unsent`: the form did not reach the edge. */
  fault: SettingsField | "unsent";
}

/** Stores a member's view with their account, for their other devices. If that fails, it stays this device's own. */
async function saveView(account: Account, view: View | undefined): Promise<void> {
  const preferredView = viewText(view);
  try {
    const answer = await account.call("updatePreferredView", { preferredView });
    if (!answer.isRefused) await account.renew({ view: preferredView });
  } catch (error) {
    if (!isUpstreamFault(error)) throw error;
  }
}

/**
 * Stores a visitor's choices in cookies and redirects back (303), or answers 400 with the invalid field. The edge has
 * checked Origin and size (worker/pages/page-limits.ts).
 */
export async function changeSettings(
  request: Request,
  { locale, visitor, account }: Pick<EdgeContext, "locale" | "visitor" | "account">,
): Promise<Response> {
  const change = readChange([...(await formOf(request))]);
  if ("fault" in change) return Response.json(change satisfies SettingsFault, { status: 400 });
  const isSecure = new URL(request.url).protocol === "https:";
  const headers = new Headers(NO_STORE);
  for (const cookie of cookiesOf(change, { asksToSave: asksToSave(request.headers), isSecure, view: visitor.view })) {
    headers.append("Set-Cookie", cookie);
  }
  if (account.member && change.view) await saveView(account, withChoices(visitor.view, change.view));
  const target = change.back ?? localePath(change.locale ?? locale, "/settings?saved=1");
  // Another language needs another document, since its texts and <html lang> come from the server. Data saving and the
  // view affect the whole document.
  const changesDocument =
    (change.locale ?? locale) !== locale ||
    changesView(visitor.view, change.view) ||
    (change.savesData ?? visitor.savesData) !== visitor.savesData;
  const lead = changesDocument ? redirectDocument : redirect;
  return lead(target, { status: 303, headers });
}

const changesView = (before: View | undefined, change: SettingsChange["view"]): boolean =>
  change !== undefined && viewText(withChoices(before, change)) !== viewText(before);

/** A visitor's current settings. */
export interface SettingsData {
  locale: LocaleCode;
  theme: Theme;
  savesData: boolean;
  view: View;
  hiddenPrices?: HiddenPrices;
  /** Whether they come from an accepted form. */
  isSaved: boolean;
}

export function loadSettings(
  {
    locale,
    themeText,
    visitor,
    hiddenPrices,
  }: Pick<EdgeContext, "locale" | "themeText" | "hiddenPrices"> & {
    visitor: Pick<EdgeContext["visitor"], "savesData" | "view">;
  },
  query: URLSearchParams,
): SettingsData {
  return {
    locale,
    theme: themeNamed(themeText),
    savesData: visitor.savesData,
    view: visitor.view ?? {},
    ...(hiddenPrices && { hiddenPrices }),
    isSaved: query.has("saved"),
  };
}
