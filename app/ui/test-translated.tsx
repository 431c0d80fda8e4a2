import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import type { Namespace } from "#contract/tables/pages/pages";
import { translatorOf } from "~/i18n/translator";

/** Puts a component where its translations are. */
export const withinTexts =
  (namespaces: readonly Namespace[], locale: LocaleCode = "en") =>
  (element: ReactElement): ReactElement => (
    <I18nextProvider i18n={translatorOf(locale, [...namespaces])}>{element}</I18nextProvider>
  );

export const markupOf = (element: ReactElement, namespaces: readonly Namespace[], locale?: LocaleCode): string =>
  renderToStaticMarkup(withinTexts(namespaces, locale)(element));

const ENTITIES: Readonly<Record<string, string>> = {
  "&#x27;": "'",
  "&amp;": "&",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
};

/** The texts of elements with this name, without the markup inside them. */
export const textsOf = (markup: string, name: string): string[] =>
  Array.from(markup.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, "gs")), ([, inner = ""]) =>
    inner
      .replace(/<[^>]+>/g, " ")
      .replace(/&(?:#x27|amp|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
      .replace(/\s+/g, " ")
      .trim(),
  );
