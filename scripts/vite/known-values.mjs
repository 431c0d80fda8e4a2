// Modules whose values are known when building: the server's bundle holds the values alone, and not what made them. dayjs
// and its locales are wanted for names of months and weekdays only.
import path from "node:path";
import { build } from "vite";

/** The named exports of a module, run here. They have to be what JSON can say. */
export async function valuesOf(file) {
  const output = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: { write: false, lib: { entry: file, formats: ["es"], fileName: "values" } },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  return import(`data:text/javascript,${encodeURIComponent(bundle.output[0].code)}`);
}

/**
 * @param {readonly string[]} files of the server's bundle
 * @returns {import("vite").Plugin}
 */
export function knownValues(files) {
  let isServerBuild = false;
  const known = new Set(files.map((file) => path.resolve(file)));
  return {
    name: "known-values",
    apply: "build",
    enforce: "pre",
    configResolved(config) {
      isServerBuild = Boolean(config.build.ssr);
    },
    async load(id) {
      if (!isServerBuild || !known.has(id)) return undefined;
      const values = Object.entries(await valuesOf(id));
      return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
    },
  };
}
