// Documents contain the style sheets that their page needs, so code gets only the class names of a CSS module, and the
// sheets of each page follow from the imports of its route module. Vite would make files of the sheets, for which a
// page's first paint would wait, and in development elements without a nonce.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { preprocessCSS } from "vite";
import { ROOT } from "../lib/project.mjs";
import { externalImports, filesBehind, moduleGraph } from "./module-graph.mjs";

/** Its imports are in every document. */
const FRAME = "app/root.tsx";
/** Imports the sheets that documents include conditionally. */
const CONDITIONAL = "app/shell/document/conditional-sheets.server.ts";
const INLINE = "?inline";

const folderOf = (route) => path.basename(path.dirname(route));

/** The folders of a route's components: sheets there are the page's own. */
const ownFolders = (graph, route) =>
  new Set((graph[route]?.imports ?? []).flatMap(({ path: file }) => (file.endsWith(".tsx") ? path.dirname(file) : [])));

// Sheets of a layer follow those of the layers below it, so that a page overrides what it shares: `ui`, features, and
// those beside the route's own components; within a layer they are in import order.
function byLayer(files, own = new Set()) {
  const layerOf = (file) => (file.startsWith("app/ui/") ? 0 : own.has(path.dirname(file)) ? 2 : 1);
  return files.toSorted((one, other) => layerOf(one) - layerOf(other));
}

/** Style sheet files of every page, and of each page by its folder; relative to the project. */
export async function pageStyles() {
  const routes = globSync("app/pages/*/route.tsx", { cwd: ROOT }).sort();
  const graph = await moduleGraph([FRAME, CONDITIONAL, ...routes]);
  const conditional = externalImports(graph, [CONDITIONAL])
    .filter(({ source }) => source.endsWith(INLINE))
    .map(({ file, source }) => path.join(path.dirname(file), source.slice(0, -INLINE.length)));
  const sheetsBehind = (file, known) =>
    filesBehind(graph, file).filter((name) => name.endsWith(".css") && !known.includes(name));
  const everyPage = byLayer(sheetsBehind(FRAME, conditional));
  const known = [...everyPage, ...conditional];
  const pages = routes.map((route) => [folderOf(route), byLayer(sheetsBehind(route, known), ownFolders(graph, route))]);
  return { everyPage, pages: Object.fromEntries(pages) };
}

/** A module with the sheets as texts by file, and the lists of files. */
async function sheetsModule() {
  const { everyPage, pages } = await pageStyles();
  const files = [...new Set([everyPage, ...Object.values(pages)].flat())];
  return [
    ...files.map((file, index) => `import s${index} from ${JSON.stringify(`${path.join(ROOT, file)}${INLINE}`)};`),
    `export const SHEETS = { ${files.map((file, index) => `${JSON.stringify(file)}: s${index}`).join(", ")} };`,
    `export const EVERY_PAGE = ${JSON.stringify(everyPage)};`,
    `export const PAGE_SHEETS = ${JSON.stringify(pages)};`,
  ].join("\n");
}

/** The served names of a CSS module's classes by their source names. */
export async function namesOf(file, config) {
  const { modules = {} } = await preprocessCSS(readFileSync(file, "utf8"), file, config);
  return modules;
}

/** A module that exports each name separately, so that a bundle contains those in use, inlined where they are used. */
export const namesModule = (names) =>
  Object.values(names)
    .map((name, index) => `const _${index} = ${JSON.stringify(name)};\n`)
    .join("") +
  `export { ${Object.keys(names)
    .map((local, index) => `_${index} as ${local}`)
    .join(", ")} };\n`;

const PAGES = "virtual:page-styles";
const NAMES = "\0style-names:";
/** In place of a sheet: `import styles from "./x.module.css"` gets the module of its names as one object. */
const SHEET = "\0style-sheet:";

/**
 * `import { SHEETS, EVERY_PAGE, PAGE_SHEETS } from "virtual:page-styles"` gets the sheets themselves. In development
 * both follow each change.
 * @returns {import("vite").Plugin}
 */
export function documentStyles() {
  let config;
  return {
    name: "document-styles",
    enforce: "pre",
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(source, importer) {
      if (source === PAGES) return `\0${PAGES}`;
      if (source.startsWith(NAMES)) return source;
      if (!importer || !source.endsWith(".css")) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved ? `${SHEET}${resolved.id}.js` : undefined;
    },
    async load(id) {
      if (id === `\0${PAGES}`) return sheetsModule();
      if (id.startsWith(SHEET)) {
        const names = id.replace(SHEET, NAMES);
        return names.endsWith(".module.css.js") ? `export * as default from ${JSON.stringify(names)};` : "export {};";
      }
      if (!id.startsWith(NAMES)) return undefined;
      const file = id.slice(NAMES.length, -".js".length);
      this.addWatchFile(file);
      return namesModule(await namesOf(file, config));
    },
    configureServer({ watcher, moduleGraph: modules }) {
      watcher.on("all", (_event, file) => {
        const changed = /\.(tsx?|css)$/.test(file) ? [`\0${PAGES}`, `${NAMES}${file}.js`] : [];
        for (const module of changed.map((id) => modules.getModuleById(id))) {
          if (module) modules.invalidateModule(module);
        }
      });
    },
  };
}
