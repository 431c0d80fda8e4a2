import { createInstance, type i18n, type Resource, type TFunction } from "i18next";
import { initReactI18next } from "react-i18next/initReactI18next";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { FRAME_NAMESPACES } from "./namespaces.ts";
import { translationsOf } from "./translations.ts";

/** i18next's translation of a key, with interpolated values. */
type Translate = (key: string, values?: object) => string;

/**
 * Memoises translations of keys without values or with one small number: i18next resolves each anew with all its
 * options, which took a third of a page's rendering. The translator's language and translations must not change.
 */
export function memoiseTranslator(translator: i18n): void {
  const fixedT = translator.getFixedT.bind(translator) as (...args: unknown[]) => TFunction;
  const made = new Map<string, TFunction>();
  const getMemoised = (...args: unknown[]): TFunction => {
    const name = JSON.stringify(args);
    const found = made.get(name) ?? memoised(fixedT(...args));
    made.set(name, found);
    return found;
  };
  translator.getFixedT = getMemoised as i18n["getFixedT"];
}

/** For counts of matches and round numbers: few enough to memoise all. */
const LARGEST_NUMBER = 1_000;

/** The key a text is memoised by; undefined if it is not. */
function cacheKey(key: unknown, values: object | undefined): string | undefined {
  if (typeof key !== "string") return undefined;
  if (values === undefined) return key;
  const [first, ...others] = Object.entries(values);
  if (!first || others.length > 0) return undefined;
  const [name, value] = first;
  return Number.isInteger(value) && value >= 0 && value < LARGEST_NUMBER ? `${key} ${name} ${value}` : undefined;
}

function memoised(t: TFunction): TFunction {
  const sentences = new Map<string, string>();
  const translate = t as unknown as Translate;
  const fromMemory: Translate = (key, values) => {
    const name = cacheKey(key, values);
    if (name === undefined) return translate(key, values);
    const found = sentences.get(name) ?? translate(key, values);
    sentences.set(name, found);
    return found;
  };
  return Object.assign(fromMemory, t) as unknown as TFunction;
}

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
