// The style sheets that documents carry inside (app/ui/style-sheets.server.ts) as one JSON file among the assets, which the
// worker reads once, as it does the words. Its name holds a hash of the content, so that the server's bundle knows it
// without the client's build.
import { createHash } from "node:crypto";
import path from "node:path";
import { valuesOf } from "./known-values.mjs";

const ID = "virtual:style-file";
const SHEETS = path.resolve(import.meta.dirname, "../../app/ui/style-sheets.server.ts");

/** The file's name in the build, and its text: sheets by name, written for the browsers that Vite builds for. */
export async function styleFile() {
  const { SHEETS: sheets } = await valuesOf(SHEETS);
  const text = JSON.stringify(sheets);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { fileName: `assets/styles-${hash}.json`, text };
}

/**
 * `import address from "virtual:style-file"` on the server; empty while developing, when the sheets are imported.
 * @returns {import("vite").Plugin}
 */
export function styleFiles() {
  let isBuild = false;
  let isServerBuild = false;
  return {
    name: "style-file",
    configResolved(config) {
      isBuild = config.command === "build";
      isServerBuild = Boolean(config.build.ssr);
    },
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      return `export default ${JSON.stringify(isBuild ? `/${(await styleFile()).fileName}` : "")};`;
    },
    async generateBundle() {
      if (isServerBuild) return;
      const { fileName, text } = await styleFile();
      this.emitFile({ type: "asset", fileName, source: text });
    },
  };
}
