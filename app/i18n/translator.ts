import { createInstance, type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next/initReactI18next";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { FRAME_NAMESPACES } from "./namespaces.ts";
import { wordsIn } from "./words.ts";

const made = new Map<string, i18n>();

/**
 * A translator over the words of some namespaces, and always the frame's; one for each language and set of them. Throws
 * for a namespace whose words are not there.
 */
export function translatorOf(locale: LocaleCode, namespaces: readonly string[] = []): i18n {
  const wanted = [...new Set([...FRAME_NAMESPACES, ...namespaces])].sort();
  const key = `${locale} ${wanted.join(" ")}`;
  const found = made.get(key);
  if (found) return found;
  const words = Object.fromEntries(wanted.map((namespace) => [namespace, wordsIn(locale, namespace)]));
  const instance = createTranslator(localeRow(locale).tag, words as Resource[string]);
  made.set(key, instance);
  return instance;
}

function createTranslator(tag: string, words: Resource[string]): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: tag,
    // The BCP 47 tag as it is: never widened to a neighbour, and the one that plural rules know.
    load: "currentOnly",
    fallbackLng: false,
    ns: Object.keys(words),
    defaultNS: "common",
    resources: { [tag]: words },
    initImmediate: false,
    returnNull: false,
    // React escapes; twice would show entities.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
