// The translations of each language and namespace as a module that a browser loads when needed; and all of a language,
// with the addresses of these modules, as one file for the worker: they would be a third of its bundle.
import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { hashedAsset, jsonAsset } from "./asset-files.mjs";
import { withUnbrokenWords } from "./unbroken-words.mjs";

const LOCALES = path.resolve(import.meta.dirname, "../../locales");

/** A namespace's module for browsers. */
export const namespaceAsset = (locale, namespace, translations) =>
  hashedAsset(`texts/${locale}-${namespace}`, "js", `export default ${JSON.stringify(translations)};`);

/**
 * The files of a language, whose translations are given by namespace: the worker's first.
 * @returns {import("./asset-files.mjs").Asset[]}
 */
export function languageAssets(locale, translations) {
  const modules = Object.entries(translations).map(([namespace, texts]) => [
    namespace,
    namespaceAsset(locale, namespace, texts),
  ]);
  const files = Object.fromEntries(modules.map(([namespace, { fileName }]) => [namespace, `/${fileName}`]));
  return [jsonAsset(locale, `texts/${locale}`, { translations, files }), ...modules.map(([, asset]) => asset)];
}

const readLanguage = (locale) =>
  withUnbrokenWords(
    locale,
    Object.fromEntries(
      readdirSync(path.join(LOCALES, locale))
        .filter((name) => name.endsWith(".json"))
        .map((name) => [
          path.basename(name, ".json"),
          JSON.parse(readFileSync(path.join(LOCALES, locale, name), "utf8")),
        ]),
    ),
  );

/** @type {import("./asset-files.mjs").Kind} */
export const translationFiles = {
  files: () =>
    globSync("*/common.json", { cwd: LOCALES })
      .map((file) => path.dirname(file))
      .sort()
      .flatMap((locale) => languageAssets(locale, readLanguage(locale))),
  sources: /\/locales\/[^/]+\/\w+\.json$/,
};
