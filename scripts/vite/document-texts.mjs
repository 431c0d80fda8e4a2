// The inlined style sheets and scripts of documents (app/shell/document) as one JSON asset, which the worker reads
// once, like translations. Its name contains a content hash, so that the server's bundle knows it without the client's
// build.
import { createHash } from "node:crypto";
import path from "node:path";
import { build } from "vite";
import { cssModules } from "./css-modules.mjs";
import { inlineScripts } from "./inline-script.mjs";
import { pageStylesModule } from "./page-styles.mjs";

const ID = "virtual:document-texts";
const TEXTS = path.resolve(import.meta.dirname, "../../app/shell/document/document-texts.server.ts");

/** The module's texts: it is bundled with its imports, and run here. */
async function readTexts() {
  const output = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    css: { modules: cssModules },
    plugins: [inlineScripts(), pageStylesModule()],
    build: { write: false, lib: { entry: TEXTS, formats: ["es"], fileName: "texts" } },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  const { code } = bundle.output.find(({ type }) => type === "chunk");
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).TEXTS;
}

async function makeFile() {
  const text = JSON.stringify(await readTexts());
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { fileName: `assets/texts-${hash}.json`, text };
}

let made;

/** The file's name in the build, and its text: sheets and scripts, compiled for Vite's target browsers. */
export const textsFile = () => {
  made ??= makeFile();
  return made;
};

/**
 * `import address from "virtual:document-texts"` on the server; empty in development, when the texts are imported.
 * @returns {import("vite").Plugin}
 */
export function documentTexts() {
  let isBuild = false;
  let isServerBuild = false;
  return {
    name: "document-texts",
    configResolved(config) {
      isBuild = config.command === "build";
      isServerBuild = Boolean(config.build.ssr);
    },
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      return `export default ${JSON.stringify(isBuild ? `/${(await textsFile()).fileName}` : "")};`;
    },
    async generateBundle() {
      if (isServerBuild) return;
      const { fileName, text } = await textsFile();
      this.emitFile({ type: "asset", fileName, source: text });
    },
  };
}
