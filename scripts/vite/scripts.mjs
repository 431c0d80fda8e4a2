// Scripts apart from the app's own bundle, each a TypeScript module bundled with its imports: `?inline-script` gets the
// text of a classic script, for code that runs before any file has arrived, and `?script-file` the address of a file. As
// chunks of the client's build they would share small files with the pages, each of which is a request.
import { createHash } from "node:crypto";
import path from "node:path";
import { build, transformWithEsbuild } from "vite";
import { ROOT } from "../lib/project.mjs";
import { cssModules } from "./css-modules.mjs";
import { documentStyles } from "./document-styles.mjs";
import { externalImports, moduleGraph } from "./module-graph.mjs";
import { shippedPackages } from "./shipped-packages.mjs";

/**
 * Bundles a module to one minified script.
 * @param {string} file
 * @param {"iife" | "es"} format classic, running at once, or a module
 * @param {import("vite").Plugin[]} plugins
 */
async function bundleScript(file, format, plugins = []) {
  const output = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    css: { modules: cssModules },
    plugins: [documentStyles(), ...plugins],
    resolve: { alias: { "~": path.join(ROOT, "app") } },
    build: {
      write: false,
      target: "es2020",
      minify: "esbuild",
      lib: { entry: file, formats: [format], name: "script" },
      rollupOptions: { output: { extend: true, inlineDynamicImports: true } },
      modulePreload: false,
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  const { code } = bundle.output.find(({ type }) => type === "chunk");
  if (format === "iife") return code.trim();
  // Vite keeps the white space of modules in libraries, for tools that bundle them again.
  const { code: minified } = await transformWithEsbuild(code, `${path.basename(file, ".ts")}.js`, {
    minify: true,
    sourcemap: false,
  });
  return minified.trim();
}

/** Bundles a module to the text of a classic script that a page can inline. */
export async function bundleInlineScript(file) {
  const code = await bundleScript(file, "iife");
  // Nothing in the text may end its <script> element early.
  if (/<\/script|<!--/i.test(code)) throw new Error(`${file}: its text would end the script element`);
  return code;
}

/** A script's text and file name. A fixed name means a classic script, any other a module. */
async function scriptFile(file, fixedName, plugins) {
  const text = await bundleScript(file, fixedName ? "iife" : "es", plugins);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { fileName: fixedName ?? `assets/${path.basename(file, ".ts")}-${hash}.js`, text };
}

const INLINE = "inline-script";
/** `?script-file=sw.js` gives a file a fixed name instead of a content hash. */
const QUERY = /\?(inline-script|script-file)(?:=([\w.-]+))?$/;
/** The only module behind which addresses of scripts are imported: in the client's build no module imports them. */
const SERVER = "app/entry.server.tsx";

async function fileImports() {
  const graph = await moduleGraph([SERVER]);
  const imports = externalImports(graph, Object.keys(graph)).filter(({ source }) => source.includes("?script-file"));
  return [...new Map(imports.map((one) => [one.source, one])).values()];
}

/**
 * @param {{ instead?: Readonly<Record<string, string>> }} options files to build instead of those that are imported
 * @returns {import("vite").Plugin}
 */
export function scripts({ instead = {} } = {}) {
  let config;
  const replaced = (file) => {
    const other = instead[path.relative(ROOT, file)];
    return other ? path.join(ROOT, other) : file;
  };
  return {
    name: "scripts",
    enforce: "pre",
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(source, importer) {
      const query = QUERY.exec(source)?.[0];
      if (!query) return undefined;
      const resolved = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
      return resolved ? `${resolved.id}${query}` : undefined;
    },
    async load(id) {
      const found = QUERY.exec(id);
      if (!found) return undefined;
      const [, kind, fixedName] = found;
      const file = replaced(id.slice(0, found.index));
      if (kind === INLINE) {
        this.addWatchFile(file);
        return `export default ${JSON.stringify(await bundleInlineScript(file))};`;
      }
      // In development Vite serves the module itself; there is no service worker then, whose cached entries would be
      // stale.
      if (config.command === "serve")
        return `export default ${JSON.stringify(fixedName ? "" : `/${path.relative(config.root, file)}`)};`;
      const { fileName } = await scriptFile(file, fixedName);
      return `export default ${JSON.stringify(`/${fileName}`)};`;
    },
    async generateBundle() {
      if (config.build.ssr || config.build.lib) return;
      const files = new Set();
      for (const { file, source } of await fileImports()) {
        const { id } = await this.resolve(source, path.resolve(ROOT, file));
        const [, , fixedName] = QUERY.exec(id);
        files.add(path.relative(ROOT, id.replace(QUERY, "")));
        const { fileName, text } = await scriptFile(replaced(id.replace(QUERY, "")), fixedName, [shippedPackages()]);
        this.emitFile({ type: "asset", fileName, source: text });
      }
      const unused = Object.keys(instead).filter((file) => !files.has(file));
      if (unused.length > 0) this.error(`no script is made of ${unused.join(", ")}, to build another instead`);
    },
  };
}
