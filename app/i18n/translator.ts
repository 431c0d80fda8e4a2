import { createInstance, type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next/initReactI18next";
import { type LocaleCode, localeRow } from "#contract/tables/locales";

/**
 * The words of one page in one language, by namespace: JSON in one text, which goes into the page's data as it is. As
 * an object its three hundred sentences would be walked and encoded for every answer.
 */
export type Messages = string;

// A page's words are one of few texts: a language's, for each kind of page.
const made = new Map<LocaleCode, Map<Messages, i18n>>();

/** A translator over the words that came with the page; one for each language and text. */
export function translatorOf(locale: LocaleCode, messages: Messages): i18n {
  const ofLocale = made.get(locale) ?? new Map<Messages, i18n>();
  made.set(locale, ofLocale);
  const found = ofLocale.get(messages);
  if (found) return found;
  const instance = createTranslator(localeRow(locale).tag, messages);
  ofLocale.set(messages, instance);
  return instance;
}

function createTranslator(tag: string, messages: Messages): i18n {
  const resources: Resource[string] = JSON.parse(messages);
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: tag,
    // The BCP 47 tag as it is: never widened to a neighbour, and the one that plural rules know.
    load: "currentOnly",
    fallbackLng: false,
    ns: Object.keys(resources),
    defaultNS: "common",
    resources: { [tag]: resources },
    initImmediate: false,
    returnNull: false,
    // React escapes; twice would show entities.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
