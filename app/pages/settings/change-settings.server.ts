import { redirect, redirectDocument } from "@remix-run/cloudflare";
import { asksToSave } from "#contract/tables/save-data";
import type { EdgeContext } from "#worker/context";
import { formOf } from "~/features/forms/read-fields";
import { localePath } from "~/page/locale-path";
import { cookiesOf, readChange, type SettingsField } from "./read-change.ts";

/** What the page is told where a form could not be taken. */
export interface SettingsFault {
  /** The field that makes no sense; `unsent`: the form did not reach the edge. */
  fault: SettingsField | "unsent";
}

/**
 * Stores a visitor's choices in cookies and leads back to where they were: 303, or 400 with the field that makes no
 * sense. The edge has checked Origin and size (worker/page-limits.ts).
 */
export async function changeSettings(
  request: Request,
  { locale, visitor }: Pick<EdgeContext, "locale" | "visitor">,
): Promise<Response> {
  const change = readChange([...(await formOf(request))]);
  if ("fault" in change) return Response.json(change satisfies SettingsFault, { status: 400 });
  const isSecure = new URL(request.url).protocol === "https:";
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  for (const cookie of cookiesOf(change, { asksToSave: asksToSave(request.headers), isSecure })) {
    headers.append("Set-Cookie", cookie);
  }
  const target = change.back ?? localePath(change.locale ?? locale, "/settings?saved=1");
  // Another language is another document: its texts and its <html lang> come from the server. What saves data is left out
  // of the whole document.
  const changesDocument =
    (change.locale ?? locale) !== locale || (change.savesData ?? visitor.savesData) !== visitor.savesData;
  const lead = changesDocument ? redirectDocument : redirect;
  return lead(target, { status: 303, headers });
}
