// `import text from "./boot.ts?inline-script"`: a TypeScript module with its imports, bundled and minified to one
// classic script that a page can inline, so that code which runs before any file has arrived is typed and tested like
// the rest.
import { bundleScript } from "./bundle-script.mjs";

const QUERY = "?inline-script";

/** Bundles a module to the text of a classic script. */
export async function bundleInlineScript(file) {
  const code = await bundleScript(file, "iife");
  // Nothing in the text may end its <script> element early.
  if (/<\/script|<!--/i.test(code)) throw new Error(`${file}: its text would end the script element`);
  return code;
}

/** @returns {import("vite").Plugin} */
export function inlineScripts() {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return undefined;
      const resolved = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true });
      return resolved ? `${resolved.id}${QUERY}` : undefined;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await bundleInlineScript(file))};`;
    },
  };
}
