import type { EdgeContext } from "#worker/pages/context";
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
