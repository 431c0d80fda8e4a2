// Bundles a TypeScript module and its imports as the text of one script, for code outside the app's own bundle.
import path from "node:path";
import { build, transformWithEsbuild } from "vite";
import { cssModules } from "./css-modules.mjs";
import { styleNames } from "./style-names.mjs";

const ROOT = path.resolve(import.meta.dirname, "../..");

/**
 * Bundles a module to one minified script.
 * @param {string} file
 * @param {"iife" | "es"} format classic, running at once, or a module
 * @param {import("vite").Plugin[]} plugins
 */
export async function bundleScript(file, format, plugins = []) {
  const output = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    css: { modules: cssModules },
    plugins: [styleNames(), ...plugins],
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
