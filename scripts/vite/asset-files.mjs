// Files that the build makes from tables, texts and drawings, most of them JSON that the worker reads when a page first
// needs it: in its bundle each start would parse them. Names contain a content hash, so that the server's bundle knows
// them without the client's build.
import { createHash } from "node:crypto";
import path from "node:path";

/**
 * @typedef {{ fileName: string, key?: string, source: string | Buffer | (() => string | Promise<Buffer>) }} Asset
 * @typedef {(module: string) => Promise<any>} Run runs a module of the app
 * @typedef {{ files(run: Run): Asset[] | Promise<Asset[]>, sources?: RegExp }} Kind `sources`: what files follow while
 *   developing
 */

/**
 * A file below `assets/`.
 * @param {string} name
 * @param {string} extension
 * @param {string} source
 * @returns {Asset}
 */
export function hashedAsset(name, extension, source) {
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { fileName: `assets/${name}-${hash}.${extension}`, source };
}

/** A JSON file, named by its key in the list of addresses. */
export const jsonAsset = (key, name, content) => ({ key, ...hashedAsset(name, "json", JSON.stringify(content)) });

const sourceOf = ({ source }) => (typeof source === "function" ? source() : source);

const MODULE = "virtual:assets/";
const FOLDERS = /^\/(?:assets|flags)\//;
const TYPES = { ".js": "text/javascript", ".json": "application/json", ".svg": "image/svg+xml", ".png": "image/png" };

/**
 * `import addresses from "virtual:assets/articles"` on the server: the addresses of a kind's files by key. The client's
 * build emits the files; in development Vite serves them.
 * @param {Record<string, Kind>} kinds
 * @param {Run} run
 * @returns {import("vite").Plugin}
 */
export function assetFiles(kinds, run) {
  let config;
  let server;
  /** In development: all files so far, also those of pages that were opened before a change. */
  const served = new Map();

  async function filesOf({ files }) {
    const found = await files(server ? (module) => server.ssrLoadModule(module) : run);
    if (server) for (const asset of found) served.set(`/${asset.fileName}`, asset);
    return found;
  }
  const allFiles = async () => (await Promise.all(Object.values(kinds).map(filesOf))).flat();

  return {
    name: "asset-files",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (source) => (source.startsWith(MODULE) ? `\0${source}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const files = await filesOf(kinds[id.slice(MODULE.length + 1)]);
      const named = files.filter(({ key }) => key !== undefined);
      return `export default ${JSON.stringify(Object.fromEntries(named.map(({ key, fileName }) => [key, `/${fileName}`])))};`;
    },
    configureServer(started) {
      server = started;
      const { middlewares, moduleGraph, watcher } = started;
      watcher.on("all", (_event, file) => {
        for (const [name, { sources }] of Object.entries(kinds)) {
          const module = sources?.test(file) && moduleGraph.getModuleById(`\0${MODULE}${name}`);
          if (!module) continue;
          // Texts that are no code are remembered by modules that do not import their list.
          if (/\.(?:css|tsx?)$/.test(file)) moduleGraph.invalidateModule(module);
          else moduleGraph.invalidateAll();
        }
      });
      middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        if (!FOLDERS.test(pathname)) return next();
        if (!served.has(pathname)) await allFiles();
        const asset = served.get(pathname);
        if (!asset) return next();
        response.setHeader("Content-Type", TYPES[path.extname(pathname)]);
        response.end(await sourceOf(asset));
      });
    },
    async generateBundle() {
      if (config.build.ssr) return;
      for (const asset of await allFiles())
        this.emitFile({ type: "asset", fileName: asset.fileName, source: await sourceOf(asset) });
    },
  };
}
