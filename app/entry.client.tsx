import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { INERT_ID } from "./boot/hydrate-on-intent.ts";
import { loadWords, localeOf } from "./i18n/load-words.ts";
import { translatorOf } from "./i18n/translator.ts";

async function start(): Promise<void> {
  const locale = localeOf(document);
  // Each once: frame and pages name some of the same.
  const namespaces = [...new Set(getInitialNamespaces())];
  await loadWords(document.getElementById(INERT_ID), locale, namespaces);
  // In slices: a transition leaves the main thread free for the touch that started it.
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={translatorOf(locale, namespaces)}>
        <RemixBrowser />
      </I18nextProvider>,
    );
  });
}

start();
