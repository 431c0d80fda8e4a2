import { Scripts, ScrollRestoration } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatFileAddresses } from "~/i18n/file-addresses.ts";
import { TRANSLATIONS_ID } from "~/page/element-ids";
import type { Page } from "~/page/page";
import { islandAttributes } from "~/runtime/islands/island-attributes";
import { PAGE_SCRIPT_ID } from "~/runtime/page-script/load-file";
import { useInlineParts } from "~/ui/document/inline-parts";
import { inlineText } from "~/ui/document/raw-markup";

interface DocumentScriptsProps {
  page: Pick<Page, "config">;
  /** Module of the page shown. */
  module: string | undefined;
}

/** Every script of a document: the page script, the boot script, and Remix's on pages that hydrate. */
export function DocumentScripts({ page: { config }, module }: DocumentScriptsProps) {
  const { t } = useTranslation("frame");
  const { nonce, hydrates, boot, pageScript, serviceWorker } = useInlineParts();
  return (
    <>
      <script
        type="text/x-module"
        id={PAGE_SCRIPT_ID}
        data-src={pageScript.address}
        data-translations={formatFileAddresses(pageScript.translationFiles)}
        data-lazy={formatFileAddresses(pageScript.lazyFiles) || undefined}
        {...islandAttributes(pageScript, module)}
        data-worker={serviceWorker}
        data-notice-database={config.noticeDatabase && JSON.stringify(config.noticeDatabase)}
        data-fantasy-log-out={config.fantasyLogOutUrl}
        data-fantasy-name={config.fantasyLogOutUrl && t("nav.fantasySport")}
        suppressHydrationWarning
      />
      <script nonce={nonce} {...inlineText(boot)} />
      {hydrates && <RemixScripts />}
    </>
  );
}

/** Last in the document: React hydrates what comes before it. */
function RemixScripts() {
  const { nonce, translationFiles } = useInlineParts();
  return (
    <>
      <script
        type="text/x-translations"
        id={TRANSLATIONS_ID}
        data-translations={formatFileAddresses(translationFiles)}
        // In the browser only the document knows the translation files.
        suppressHydrationWarning
      />
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}
