// Which style sheets a page's document contains: those imported by its route module and that module's dependencies.
// Imports of the frame (app/root.tsx) are in every document. Sheets of a layer follow those of the layers below it, so
// that a page overrides what it shares; within a layer they are in import order.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const ROOT = path.resolve(import.meta.dirname, "../..");
const APP = path.join(ROOT, "app");
const FRAME = "app/root.tsx";
const CONDITIONAL = path.join(APP, "shell/document/conditional-sheets.server.ts");

const ID = "virtual:page-styles";

/** Sheets included conditionally: imported with `?inline`. */
const conditionalSheets = () =>
  [...readFileSync(CONDITIONAL, "utf8").matchAll(/ from "(.+\.css)\?inline";$/gm)].map(([, source]) =>
    path.relative(ROOT, path.resolve(path.dirname(CONDITIONAL), source)),
  );

const pageFolders = () => readdirSync(path.join(APP, "pages")).filter((name) => existsSync(routeOf(name)));
const routeOf = (page) => path.join(APP, "pages", page, "route.tsx");

/** The app's own files, resolved as by Vite; packages, tables and texts import no style sheets. */
const ownFiles = {
  name: "own-files",
  setup(builder) {
    builder.onResolve({ filter: /.*/ }, ({ path: source, kind, resolveDir }) => {
      if (kind === "entry-point") return undefined;
      const base = source.startsWith("~/") ? path.join(APP, source.slice(2)) : path.resolve(resolveDir, source);
      const isOwn = /^(~|\.{1,2})\//.test(source) && !source.includes("?");
      const file = isOwn && ["", ".ts", ".tsx"].map((ending) => base + ending).find((name) => existsSync(name));
      return file ? { path: file } : { path: source, external: true };
    });
  },
};

/** The modules behind the routes and their imports, without types and dynamic imports. */
async function moduleGraph(entries) {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: entries,
    outdir: "build",
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    jsx: "automatic",
    logLevel: "silent",
    plugins: [ownFiles],
    loader: { ".css": "empty", ".json": "empty" },
  });
  return metafile.inputs;
}

/** The style sheets of a module's dependencies, each once, in execution order. */
function sheetsBehind(graph, entry, seen = new Set()) {
  if (seen.has(entry)) return [];
  seen.add(entry);
  if (entry.endsWith(".css")) return [entry];
  const imports = graph[entry]?.imports ?? [];
  return imports
    .filter(({ kind, external }) => kind === "import-statement" && !external)
    .flatMap(({ path: file }) => sheetsBehind(graph, file, seen));
}

const layerOf = (file) => (file.startsWith("app/ui/") ? 0 : file.startsWith("app/pages/") ? 2 : 1);
const byLayer = (files) => files.toSorted((one, other) => layerOf(one) - layerOf(other));

/** Style sheet files of every page, and of each page by its folder; relative to the project. */
export async function pageStyles() {
  const folders = pageFolders();
  const graph = await moduleGraph([FRAME, ...folders.map((name) => path.relative(ROOT, routeOf(name)))]);
  const conditional = new Set(conditionalSheets());
  const everyPage = byLayer(sheetsBehind(graph, FRAME).filter((file) => !conditional.has(file)));
  const known = new Set([...everyPage, ...conditional]);
  const pages = folders.map((name) => {
    const files = sheetsBehind(graph, path.relative(ROOT, routeOf(name)));
    return [name, byLayer(files.filter((file) => !known.has(file)))];
  });
  return { everyPage, pages: Object.fromEntries(pages) };
}

/** A module with the sheets as texts by file, and the lists of files. */
async function stylesModule() {
  const { everyPage, pages } = await pageStyles();
  const files = [...new Set([everyPage, ...Object.values(pages)].flat())];
  return [
    ...files.map((file, index) => `import s${index} from ${JSON.stringify(`${path.join(ROOT, file)}?inline`)};`),
    `export const SHEETS = { ${files.map((file, index) => `${JSON.stringify(file)}: s${index}`).join(", ")} };`,
    `export const EVERY_PAGE = ${JSON.stringify(everyPage)};`,
    `export const PAGE_SHEETS = ${JSON.stringify(pages)};`,
  ].join("\n");
}

/**
 * `import { SHEETS, EVERY_PAGE, PAGE_SHEETS } from "virtual:page-styles"`. In development it follows each change of an
 * import.
 * @returns {import("vite").Plugin}
 */
export function pageStylesModule() {
  return {
    name: "page-styles",
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? stylesModule() : undefined),
    configureServer({ watcher, moduleGraph }) {
      watcher.on("all", (_event, file) => {
        const styles = /\.(tsx?|css)$/.test(file) && moduleGraph.getModuleById(`\0${ID}`);
        if (styles) moduleGraph.invalidateModule(styles);
      });
    },
  };
}
