// The edge worker's modules, of its sources and the app's build (docs/decisions/0018): `npm run build` runs it last.
import path from "node:path";
import { defineConfig, type Plugin, transformWithEsbuild } from "vite";
import { leanRemix } from "../vite/lean-remix.mjs";

const ROOT = path.resolve(import.meta.dirname, "../..");
const installed = (file: string): string => path.join(ROOT, "node_modules", file);

/** esbuild in front of terser: each sees through what the other leaves as it stands. */
const esbuildFirst: Plugin = {
  name: "esbuild-first",
  renderChunk: (code, { fileName }) => transformWithEsbuild(code, fileName, { minify: true, target: "esnext" }),
};

export default defineConfig({
  root: ROOT,
  publicDir: false,
  logLevel: "error",
  plugins: [leanRemix(), esbuildFirst],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: {
    // The ES modules of both: of the CommonJS ones that the bundler would take, nothing can be left out.
    alias: {
      "@remix-run/cloudflare": installed("@remix-run/server-runtime/dist/esm/index.js"),
      "@remix-run/router": installed("@remix-run/router/dist/router.js"),
      // Of which Remix uses one function.
      "set-cookie-parser": path.join(import.meta.dirname, "split-cookies.ts"),
    },
  },
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser", "module", "import"] },
  },
  build: {
    ssr: path.join(ROOT, "worker/index.ts"),
    outDir: path.join(ROOT, "build/edge"),
    target: "esnext",
    sourcemap: true,
    minify: "terser",
    // Without options that are only safe for code of some kinds; a third pass takes off nothing.
    // Notices of licences stand in the packages; this is run, not handed on.
    terserOptions: { module: true, ecma: 2020, compress: { passes: 2 }, format: { comments: false } },
    rollupOptions: {
      external: /^(cloudflare|node):/,
      // The platform takes each export of the first module for an entry: those that chunks have for each other are in the second.
      preserveEntrySignatures: "strict",
      output: {
        inlineDynamicImports: false,
        freeze: false,
        generatedCode: { symbols: false },
        entryFileNames: "index.js",
        chunkFileNames: "[name].js",
        // What the worker starts with, and small tables that only later ones share: a module of their own would cost more.
        manualChunks: (id) => (/\/(worker\/index|contract\/tables\/.+)\.ts$/.test(id) ? "edge" : undefined),
      },
    },
  },
});
