// The style sheets and scripts that documents carry inside (app/document-texts) as one JSON file among the assets, which the
// worker reads once, as it does the words. Its name holds a hash of the content, so that the server's bundle knows it
// without the client's build.
import { createHash } from "node:crypto";
import path from "node:path";
import { inlineScripts } from "./inline-script.mjs";
import { valuesOf } from "./known-values.mjs";

const ID = "virtual:document-texts";
const TEXTS = path.resolve(import.meta.dirname, "../../app/document-texts/document-texts.server.ts");

/** The file's name in the build, and its text: sheets and scripts by name, written for the browsers that Vite builds for. */
export async function textsFile() {
  const { TEXTS: texts } = await valuesOf(TEXTS, [inlineScripts()]);
  const text = JSON.stringify(texts);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { fileName: `assets/texts-${hash}.json`, text };
}

/**
 * `import address from "virtual:document-texts"` on the server; empty while developing, when the texts are imported.
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
