import { RemixBrowser } from "@remix-run/react";
import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { forgetDraftsOfOthers } from "~/features/member-session/start-member-session";
import { loadTranslations, localeOf } from "~/i18n/load-translations";
import { translatorOf } from "~/i18n/translator";
import { TRANSLATIONS_ID } from "~/page/element-ids";
import { startIslands } from "~/runtime/islands/start-islands";
import { isGone, loadModule, PAGE_SCRIPT_ID } from "~/runtime/page-script/load-file";
import { announceHandled } from "~/runtime/page-script/pressed";
import { keepTrying } from "~/runtime/try-again";
import { shieldHydration } from "~/shell/boot/shield-hydration";
import { BROKEN_EVENT } from "~/shell/boot/watch-chunks";

/** Set on the page script's element once React has hydrated the document. */
const HYDRATED = "data-hydrated";

const locale = localeOf(document);
// Deduplicated: the frame and pages share some.
const namespaces = [...new Set(getInitialNamespaces())];

/** Until its translations are there, the page stays as rendered: its forms work without script. */
async function translate(): Promise<void> {
  try {
    await loadTranslations(document.getElementById(TRANSLATIONS_ID), locale, namespaces, loadModule);
  } catch (reason) {
    // Meanwhile presses have their effect without script.
    announceHandled(document, "react");
    if (isGone(reason)) document.dispatchEvent(new Event(BROKEN_EVENT));
    throw reason;
  }
}

function hydrate(): void {
  const endShield = shieldHydration(window);
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={translatorOf(locale, namespaces)}>
        <RemixBrowser />
        <Hydrated onRender={endShield} onReady={startTheRest} />
      </I18nextProvider>,
    );
  });
}

/** Rendered last: it renders once the page has its data, and its effect runs after the page's. */
function Hydrated({ onRender, onReady }: Record<"onRender" | "onReady", () => void>) {
  onRender();
  useEffect(() => {
    document.getElementById(PAGE_SCRIPT_ID)?.toggleAttribute(HYDRATED, true);
    onReady();
  }, [onReady]);
  return null;
}

/** Scripts that change the document start after hydration has compared it with the server's markup. */
function startTheRest(): void {
  startIslands(document);
  announceHandled(document, "react");
  const address = document.getElementById(PAGE_SCRIPT_ID)?.dataset.src;
  if (address) keepTrying(document, () => loadModule(address));
}

forgetDraftsOfOthers(document);
keepTrying(document, translate, hydrate);
