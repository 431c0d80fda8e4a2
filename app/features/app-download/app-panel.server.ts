import type { EdgeContext } from "#worker/context";
import { localePath } from "~/features/frame/locale-path";
import { translatorOf } from "~/i18n/translator";
import { html } from "~/server-markup/html";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import { APP_PATH, storeLinks } from "./app-links.ts";
import { qrCode } from "./qr-code.server.ts";

type AppContext = Pick<EdgeContext, "locale" | "origin" | "config">;

/** The code that leads a phone to the page about the app, with a line that says so. */
export function appCode({ locale, origin }: Pick<AppContext, "locale" | "origin">): KeptMarkup {
  const { t } = translatorOf(locale);
  const address = origin + localePath(locale, APP_PATH);
  return keptOnServer(html`${qrCode(address, t("banner:app.code", { address }))}<p>${t("banner:app.scan")}</p>`);
}

/** What the header's panel shows: store links and the code. Undefined where no app is configured. */
export function appPanel(context: AppContext): KeptMarkup | undefined {
  const links = storeLinks(context.config);
  if (links.length === 0) return undefined;
  const { t } = translatorOf(context.locale);
  const items = links.map(
    ({ store, url }) => html`<li><a href="${url}" rel="noopener">${t(`banner:download.store.${store}`)}</a></li>`,
  );
  return keptOnServer(html`<ul>${items}</ul>${appCode(context).markup}`);
}
