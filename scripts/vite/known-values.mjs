// Modules whose values are known when building: a bundle holds the values alone, and not what made them.
import path from "node:path";
import { build } from "vite";

/** The named exports of a module, run here. They have to be what JSON can say. */
export async function valuesOf(file, plugins = []) {
  const output = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins,
    build: { write: false, lib: { entry: file, formats: ["es"], fileName: "values" } },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  return import(`data:text/javascript,${encodeURIComponent(bundle.output[0].code)}`);
}

/**
 * @param {readonly string[]} files
 * @returns {import("vite").Plugin}
 */
export function knownValues(files) {
  const known = new Set(files.map((file) => path.resolve(file)));
  return {
    name: "known-values",
    apply: "build",
    enforce: "pre",
    async load(id) {
      if (!known.has(id)) return undefined;
      const values = Object.entries(await valuesOf(id));
      return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
    },
  };
}
