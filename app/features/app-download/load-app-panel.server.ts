import type { LocaleCode } from "#contract/tables/locales";
import type { EdgeContext, PublicConfig } from "#worker/pages/context";
import { type QrCodeData, qrCode } from "~/features/qr-code/qr-code.server";
import { localePath } from "~/page/locale-path";
import { APP_PATH, type StoreLink, storeLinks } from "./app-download.ts";

type AppContext = Pick<EdgeContext, "locale" | "origin" | "config">;

/** Data of the header's app panel. */
export interface AppPanelData {
  links: StoreLink[];
  code: QrCodeData;
}

/** QR code of the app page in the current language. */
export const appCode = ({ locale, origin }: Pick<AppContext, "locale" | "origin">): QrCodeData =>
  qrCode(origin + localePath(locale, APP_PATH));

/** Store links and the code; undefined if no app is configured. */
export function loadAppPanel(context: AppContext): AppPanelData | undefined {
  const links = storeLinks(context.config);
  return links.length === 0 ? undefined : { links, code: appCode(context) };
}

/** Placeholder for the language in the file's configured address. */
const LANGUAGE = "{lang}";

/** Where the file is offered in addition to the stores (specification, section 9: Thailand, in Thai or English). */
const FILE_COUNTRY = "TH";

interface Asking {
  locale: LocaleCode;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string | undefined;
}

/**
 * The configured apps offered to a visitor: the stores everywhere, the installable file only in its country and
 * languages.
 */
export function visitorApps(
  { apk, ...stores }: PublicConfig["apps"],
  { locale, country }: Asking,
): PublicConfig["apps"] {
  if (!apk || country !== FILE_COUNTRY) return stores;
  return { ...stores, apk: apk.replaceAll(LANGUAGE, locale === "th" ? "th" : "en") };
}
