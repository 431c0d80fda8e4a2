// A TypeScript module with its imports as the text of one script, for what runs outside the app's own bundle.
import path from "node:path";
import { build } from "vite";

const ROOT = path.resolve(import.meta.dirname, "../..");

/**
 * Bundles a module to one minified script.
 * @param {string} file
 * @param {"iife" | "es"} format classic, running at once, or a module
 */
export async function bundleScript(file, format) {
  const output = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
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
  return bundle.output[0].code.trim();
}
