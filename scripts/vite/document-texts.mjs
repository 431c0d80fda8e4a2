// The style sheets and scripts inlined into documents, as one file: they would be a tenth of the worker's bundle.
import { build } from "vite";
import { jsonAsset } from "./asset-files.mjs";
import { cssModules } from "./css-modules.mjs";
import { documentStyles } from "./document-styles.mjs";
import { scripts } from "./scripts.mjs";

/** Exports the texts. */
const TEXTS = "/app/shell/document/document-texts.server.ts";

/** @type {import("./asset-files.mjs").Kind} */
export const documentTexts = {
  files: async (run) => [jsonAsset("texts", "texts", (await run(TEXTS)).TEXTS)],
  sources: /\.(?:css|tsx?)$/,
};

/** Bundles a module of the app with its imports, compiled for Vite's target browsers, and runs it. */
export async function runModule(module) {
  const output = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    css: { modules: cssModules },
    plugins: [documentStyles(), scripts()],
    build: { write: false, lib: { entry: module, formats: ["es"], fileName: "texts" } },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  const { code } = bundle.output.find(({ type }) => type === "chunk");
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
