// The islands, `app/features/**/<name>.island.tsx`, as files of the build: one runtime for all (React, react-dom, TanStack
// Query), a script for each island, and its style sheet. A build of their own, since in Remix's client build they would
// share a dozen small files with the pages. The client's build emits the files and leaves their names for the server's.
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { BUILD, ROOT } from "../lib/project.mjs";
import { cssModules } from "./css-modules.mjs";
import { codeBehind, filesBehind, moduleGraph } from "./module-graph.mjs";
import { shippedPackages } from "./shipped-packages.mjs";

const ID = "virtual:island-files";
const RUNTIME = path.join(ROOT, "app/runtime/islands/mount-island.tsx");
/** Left by the client's build for the server's build, which follows it. */
const NAMES = path.join(BUILD, "island-files.json");

/** Shared by every island, and addresses of pages; anything else that two of them share gets its own file. */
const SHARED =
  /node_modules\/(react|react-dom|scheduler|@tanstack)\/|app\/runtime\/islands\/|contract\/(tables\/(paths|match-tabs|sports)|time\/units)\.ts|app\/ui\/(class-names|toast)\.ts|contract\/tables\/business-codes\.ts|app\/runtime\/(members\/(session-ended|leave-session)|storage|time-limit|try-again)\.ts|favourites\/followed-event\.ts|app\/page\/(element-ids|sign-path)\.ts|commonjsHelpers/;
/** Files of what only some islands share: each module would be a request, and an address in every page. */
const GROUPS = [
  [
    "member",
    /app\/runtime\/members\/(ask-me|member-call|member-record|unsent-owner)\.ts$|contract\/time\/time-limit\.ts$/,
  ],
  [
    "basics",
    /app\/(ui\/Icon\.tsx|runtime\/(wire-fields|islands\/use-settled-text)\.ts|page\/sport-switch\.ts)$|contract\/text\/fill-text\.ts$/,
  ],
  [
    "comments-and-notices",
    /app\/(runtime\/islands\/use-next-page|features\/notices\/notice-record|i18n\/(date-names|format-date|time-ago)|ui\/picture-base)\.ts$|tables\/comment-paths\.ts$/,
  ],
  [
    "favourites-parts",
    /app\/(runtime\/(page-script\/page-events|is-entering)|ui\/screens|features\/favourites\/(save-walkthrough|walkthrough-decision))\.ts$/,
  ],
];
const FOLDER = /app\/features\/([\w-]+)\//;
const folderOf = (file) => FOLDER.exec(file)?.[1];

/** The module of each island, by its name. */
export const islandModules = () =>
  Object.fromEntries(
    globSync("app/features/**/*.island.tsx", { cwd: ROOT })
      .sort()
      .map((file) => [path.basename(file, ".island.tsx"), path.join(ROOT, file)]),
  );

/**
 * The version under which islands store answers of the supplier: code never reads what other code has stored. It is made
 * of the islands' modules and not of all sources, since it stands in the runtime, which browsers keep from one deployment
 * to the next where it is the same.
 * @param {readonly string[]} modules
 */
export async function islandsVersion(modules) {
  const hash = createHash("sha256");
  for (const code of await codeBehind(modules)) hash.update(code);
  return hash.digest("base64url").slice(0, 8);
}

/** All files of the islands, as texts by name, and the table of addresses. */
export async function buildIslands(plugins = []) {
  const modules = islandModules();
  const entries = new Set(Object.values(modules));
  const folders = [...entries].map(folderOf);
  /** A module that no island of another folder imports, directly or not. */
  const isOwn = (id, getModuleInfo, seen = new Set()) =>
    entries.has(id) ||
    getModuleInfo(id).importers.every(
      (importer) =>
        seen.has(importer) || (folderOf(importer) === folderOf(id) && isOwn(importer, getModuleInfo, seen.add(id))),
    );
  /** Code shared by several islands of one folder is one file too; a single one contains all of its own. */
  const hasSeveral = (id) => folders.filter((folder) => folder === folderOf(id)).length > 1;
  const fileOf = (id, { getModuleInfo }) => {
    const [group] = GROUPS.find(([, files]) => files.test(id)) ?? [];
    if (group) return group;
    if (SHARED.test(id)) return "runtime";
    if (entries.has(id) || !hasSeveral(id) || !isOwn(id, getModuleInfo)) return undefined;
    return `${folderOf(id)}-parts`;
  };
  const { output } = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    root: ROOT,
    mode: "production",
    css: { modules: cssModules },
    plugins,
    define: { ISLANDS_VERSION: JSON.stringify(await islandsVersion([RUNTIME, ...entries])) },
    resolve: { alias: { "~": path.join(ROOT, "app") } },
    esbuild: { jsx: "automatic", legalComments: "none" },
    build: {
      write: false,
      target: "es2020",
      // The runtime is 1.4 kB of brotli smaller than with esbuild.
      minify: "terser",
      terserOptions: { module: true, compress: { passes: 2 }, format: { comments: false } },
      modulePreload: false,
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: { runtime: RUNTIME, ...modules },
        preserveEntrySignatures: "allow-extension",
        // Vite adds the preload helper if a module imports another lazily; islands do not need it.
        output: {
          // Otherwise a folder's file includes what its modules import, and other islands would load all of it.
          onlyExplicitManualChunks: true,
          manualChunks: fileOf,
          entryFileNames: "assets/island-[name]-[hash].js",
          chunkFileNames: "assets/island-[name]-[hash].js",
          assetFileNames: "assets/island-[name]-[hash][extname]",
        },
      },
    },
  });
  const chunks = new Map(output.filter(({ type }) => type === "chunk").map((chunk) => [chunk.fileName, chunk]));
  const files = Object.fromEntries(output.map(({ fileName, code, source }) => [fileName, code ?? source]));
  const runtime = [...chunks.values()].find(({ name }) => name === "runtime");
  const table = Object.fromEntries(
    Object.keys(modules).map((name) => {
      const entry = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name);
      return [name, addressesOf(entry, chunks, runtime.fileName)];
    }),
  );
  return { files, table };
}

/** An island's files: the runtime first, its own script second, then shared ones, and its style sheets. */
function addressesOf(entry, chunks, runtime) {
  const scripts = [runtime, entry.fileName];
  for (const name of scripts)
    for (const imported of chunks.get(name).imports) if (!scripts.includes(imported)) scripts.push(imported);
  const sheets = scripts.flatMap((name) => [...(chunks.get(name).viteMetadata?.importedCss ?? [])]);
  return [...scripts, ...new Set(sheets)].map((name) => `/${name}`);
}

const DEV = "/@islands/";
/**
 * Addresses in development: small modules that load React's refresh before the island's own, and the style sheets, which
 * Vite would write into the page without a nonce.
 */
async function devTable() {
  const modules = Object.entries(islandModules()).map(([name, file]) => [name, path.relative(ROOT, file)]);
  const graph = await moduleGraph(modules.map(([, file]) => file));
  const sheetsOf = (module) => filesBehind(graph, module).filter((file) => file.endsWith(".css"));
  return Object.fromEntries(
    modules.map(([name, module]) => [
      name,
      [`${DEV}runtime.js`, `${DEV}${name}.js`, ...sheetsOf(module).map((file) => `/${file}`)],
    ]),
  );
}

function devModule(name) {
  const file = name === "runtime" ? RUNTIME : islandModules()[name];
  const source = JSON.stringify(`/${path.relative(ROOT, file)}`);
  const exported = name === "runtime" ? "*" : "{ default }";
  return `import "virtual:remix/inject-hmr-runtime";\nexport ${exported} from ${source};`;
}

/**
 * `import files from "virtual:island-files"` on the server: the addresses of each island's files by its name.
 * @returns {import("vite").Plugin}
 */
export function islandFiles() {
  let isBuild = false;
  let isServerBuild = false;
  return {
    name: "island-files",
    config: () => ({ define: { ISLANDS_VERSION: JSON.stringify("dev") } }),
    configResolved(config) {
      isBuild = config.command === "build";
      isServerBuild = Boolean(config.build.ssr);
    },
    resolveId: (source) => (source === ID ? `\0${ID}` : source.startsWith(DEV) ? source : undefined),
    async load(id) {
      if (id.startsWith(DEV) && !isBuild) return devModule(id.slice(DEV.length, -".js".length));
      if (id !== `\0${ID}`) return undefined;
      return `export default ${isBuild ? readFileSync(NAMES, "utf8") : JSON.stringify(await devTable())};`;
    },
    async generateBundle() {
      if (isServerBuild) return;
      const { files, table } = await buildIslands([shippedPackages()]);
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
      mkdirSync(path.dirname(NAMES), { recursive: true });
      writeFileSync(NAMES, JSON.stringify(table));
    },
  };
}
