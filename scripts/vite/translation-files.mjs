// The translations of each language and namespace as a separate module that a browser loads when needed; and all of a
// language as one file, which the worker reads when it first renders a page in it: they would be a third of its bundle.
// The names contain a content hash, so that the server's bundle knows them without the client's build.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ID = "virtual:translation-files";
const LOCALES = path.resolve(import.meta.dirname, "../../locales");

/** One file: its name in the build, and its text. */
export function translationFile(locale, namespace, translations) {
  const text = `export default ${JSON.stringify(translations)};`;
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { fileName: `assets/texts/${locale}-${namespace}-${hash}.js`, text };
}

/** All translations of a language and the addresses of their files: the file's name in the build, and its text. */
export function languageFile(locale, files) {
  const by = (made) => Object.fromEntries(files.map((file) => [file.namespace, made(file)]));
  const text = JSON.stringify({
    translations: by(({ translations }) => translations),
    files: by(({ fileName }) => `/${fileName}`),
  });
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { fileName: `assets/texts/${locale}-${hash}.json`, text };
}

const filesOf = (locale) =>
  readdirSync(path.join(LOCALES, locale))
    .filter((name) => name.endsWith(".json"))
    .map((name) => {
      const namespace = path.basename(name, ".json");
      const translations = JSON.parse(readFileSync(path.join(LOCALES, locale, name), "utf8"));
      return { namespace, translations, ...translationFile(locale, namespace, translations) };
    });

const localeFolders = () => readdirSync(LOCALES).filter((name) => existsSync(path.join(LOCALES, name, "common.json")));

/**
 * `import files, { LANGUAGE_FILES } from "virtual:translation-files"` on the server: addresses by locale and namespace
 * in development, by locale alone in a build.
 * @returns {import("vite").Plugin}
 */
export function translationFiles() {
  let isBuild = false;
  let isServerBuild = false;
  // Vite's own response to a JSON import, which follows each change.
  const addressOf = (locale, { namespace }) => `/locales/${locale}/${namespace}.json?import`;
  return {
    name: "translation-files",
    configResolved(config) {
      isBuild = config.command === "build";
      isServerBuild = Boolean(config.build.ssr);
    },
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const table = (made) =>
        JSON.stringify(Object.fromEntries(localeFolders().map((locale) => [locale, made(locale, filesOf(locale))])));
      const languages = table((locale, files) => `/${languageFile(locale, files).fileName}`);
      if (isBuild) return `export default {};\nexport const LANGUAGE_FILES = ${languages};`;
      const addresses = table((locale, files) =>
        Object.fromEntries(files.map((file) => [file.namespace, addressOf(locale, file)])),
      );
      return `export default ${addresses};\nexport const LANGUAGE_FILES = ${languages};`;
    },
    generateBundle() {
      if (isServerBuild) return;
      for (const locale of localeFolders()) {
        const files = filesOf(locale);
        for (const { fileName, text } of [...files, languageFile(locale, files)]) {
          this.emitFile({ type: "asset", fileName, source: text });
        }
      }
    },
  };
}
