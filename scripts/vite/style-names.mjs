// `import styles from "./x.module.css"`: code gets a style sheet's class names. The sheets themselves are in the
// documents (page-styles.mjs), so that no build has style sheets of its own.
import { readFileSync } from "node:fs";
import { preprocessCSS } from "vite";

/** The served names of a module's classes by their source names. */
export async function namesOf(file, config) {
  const { modules = {} } = await preprocessCSS(readFileSync(file, "utf8"), file, config);
  return modules;
}

const NAMES = "\0style-names:";
const DEFAULT_IMPORT = /^import (\w+) from ("[^"\n]+\.module\.css";)$/gm;

/** A module that exports each name separately, so that a bundle contains those in use, inlined where they are used. */
export const namesModule = (names) =>
  Object.values(names)
    .map((name, index) => `const _${index} = ${JSON.stringify(name)};\n`)
    .join("") +
  `export { ${Object.keys(names)
    .map((local, index) => `_${index} as ${local}`)
    .join(", ")} };\n`;

/** @returns {import("vite").Plugin} */
export function styleNames() {
  let config;
  return {
    name: "style-names",
    enforce: "pre",
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(source, importer) {
      if (!importer || !source.endsWith(".css")) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved ? `${NAMES}${resolved.id}.js` : undefined;
    },
    async load(id) {
      if (!id.startsWith(NAMES)) return undefined;
      const file = id.slice(NAMES.length, -".js".length);
      this.addWatchFile(file);
      return namesModule(file.endsWith(".module.css") ? await namesOf(file, config) : {});
    },
    transform: (code, id) =>
      /\.tsx?(?:\?.*)?$/.test(id) && code.includes(".module.css")
        ? { code: code.replace(DEFAULT_IMPORT, "import * as $1 from $2"), map: null }
        : undefined,
    handleHotUpdate({ file, server }) {
      const names = server.moduleGraph.getModuleById(`${NAMES}${file}.js`);
      if (names) server.moduleGraph.invalidateModule(names);
    },
  };
}
