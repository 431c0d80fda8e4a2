import { createInstance, type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next/initReactI18next";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { memoiseTranslator } from "./memoise-translator.ts";
import { FRAME_NAMESPACES } from "./namespaces.ts";
import { translationsOf } from "./translations.ts";

/** By namespaces, both as requested and as completed; there are few lists, one per route combination. */
const made = new Map<string, i18n>();

/**
 * A translator for some namespaces plus the frame's, memoised per language and set. Throws for a namespace without
 * loaded translations.
 */
export function translatorOf(locale: LocaleCode, namespaces: readonly string[] = []): i18n {
  const requested = `${locale} ${namespaces.join(" ")}`;
  const found = made.get(requested);
  if (found) return found;
  const wanted = [...new Set([...FRAME_NAMESPACES, ...namespaces])].sort();
  const key = `${locale} ${wanted.join(" ")}`;
  const instance = made.get(key) ?? createTranslator(locale, wanted);
  made.set(key, instance);
  made.set(requested, instance);
  return instance;
}

function createTranslator(locale: LocaleCode, namespaces: readonly string[]): i18n {
  const { tag } = localeRow(locale);
  const resources = Object.fromEntries(namespaces.map((namespace) => [namespace, translationsOf(locale, namespace)]));
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: tag,
    // The exact BCP 47 tag: never widened to a related one, and known to plural rules.
    load: "currentOnly",
    fallbackLng: false,
    ns: namespaces,
    defaultNS: "common",
    resources: { [tag]: resources as Resource[string] },
    initImmediate: false,
    returnNull: false,
    // React escapes already; twice would show entities.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  memoiseTranslator(instance);
  return instance;
}
