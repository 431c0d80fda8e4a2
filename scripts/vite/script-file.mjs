// `import address from "./page-script.ts?script-file"`: builds a TypeScript module with its imports as one file, and
// returns its address. `?script-file=sw.js` gives it a fixed name instead of a content hash.
import { createHash } from "node:crypto";
import path from "node:path";
import { bundleScript } from "./bundle-script.mjs";
import { shippedPackages } from "./shipped-packages.mjs";

const QUERY = /\?script-file(?:=([\w.-]+))?$/;

/** A script's text and file name. A fixed name means a classic script, any other a module. */
export async function scriptFile(file, fixedName, plugins) {
  const text = await bundleScript(file, fixedName ? "iife" : "es", plugins);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { fileName: fixedName ?? `assets/${path.basename(file, ".ts")}-${hash}.js`, text };
}

/**
 * @param {Record<string, string | undefined>} scripts the modules that the build must hold, with their fixed names: only
 *   the server's bundle imports addresses, and only the client's build has files
 * @returns {import("vite").Plugin}
 */
export function scriptFiles(scripts) {
  let isBuild = false;
  let isServerBuild = false;
  let root = "";
  return {
    name: "script-files",
    enforce: "pre",
    configResolved(config) {
      isBuild = config.command === "build";
      isServerBuild = Boolean(config.build.ssr);
      root = config.root;
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
      const file = id.slice(0, found.index);
      // In development Vite serves the module itself; there is no service worker then, whose cached entries would be
      // stale.
      if (!isBuild) return `export default ${JSON.stringify(found[1] ? "" : `/${path.relative(root, file)}`)};`;
      const { fileName } = await scriptFile(file, found[1]);
      return `export default ${JSON.stringify(`/${fileName}`)};`;
    },
    async generateBundle() {
      if (isServerBuild) return;
      for (const [file, fixedName] of Object.entries(scripts)) {
        const { fileName, text } = await scriptFile(path.resolve(root, file), fixedName, [shippedPackages()]);
        this.emitFile({ type: "asset", fileName, source: text });
      }
    },
  };
}
