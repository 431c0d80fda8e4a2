import { createInstance, type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next/initReactI18next";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { memoiseTranslator } from "./memoise-translator.ts";
import { FRAME_NAMESPACES } from "./namespaces.ts";
import { translationsOf } from "./translations.ts";

/** By the namespaces as requested and as completed: the lists are few, those of the pages' routes. */
const made = new Map<string, i18n>();

/**
 * A translator over some namespaces, and always the frame's; one for each language and set of them. Throws
 * for a namespace whose translations are not there.
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
    // The BCP 47 tag as it is: never widened to a neighbour, and the one that plural rules know.
    load: "currentOnly",
    fallbackLng: false,
    ns: namespaces,
    defaultNS: "common",
    resources: { [tag]: resources as Resource[string] },
    initImmediate: false,
    returnNull: false,
    // React escapes; twice would show entities.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  memoiseTranslator(instance);
  return instance;
}
