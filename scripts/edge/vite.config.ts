// The edge worker's modules, built from its sources and the app's build (docs/decisions/0018): the last step of `npm
// run build`.
import { readdirSync } from "node:fs";
import path from "node:path";
import { defineConfig, type Plugin } from "vite";
import { BUILD, ROOT } from "../lib/project.mjs";
import { shippedPackages } from "../vite/shipped-packages.mjs";

const installed = (file: string): string => path.join(ROOT, "node_modules", file);

const MANIFEST = "manifest-";
const LAZY_ENCODER = path.join(import.meta.dirname, "lazy-turbo-stream.ts");

/** Remix's data encoder, except in the module that wraps it. */
const lazyEncoder: Plugin = {
  name: "lazy-encoder",
  enforce: "pre",
  resolveId: (source, importer) => (source === "turbo-stream" && importer !== LAZY_ENCODER ? LAZY_ENCODER : undefined),
};

/** The version of the app's build: Remix names the manifest of the client's router by it. */
function buildVersion(): string {
  const versions = readdirSync(path.join(BUILD, "client/assets"))
    .map((name) => path.parse(name))
    .filter(({ name, ext }) => name.startsWith(MANIFEST) && ext === ".js")
    .map(({ name }) => name.slice(MANIFEST.length));
  if (versions.length !== 1) throw new Error(`expected one manifest in the client's build, found ${versions.length}`);
  return versions[0] ?? "";
}

/** The HTML parser and the allow-list: loaded with an isolate's first piece of news. */
const HTML =
  /\/node_modules\/(htmlparser2|entities|dom(elementtype|handler|utils|-serializer)|hast-util-sanitize|unist-util-position|@ungap\/structured-clone)\//;

/**
 * The worker's start module, plus small tables and functions that only later modules share: a module of their own would
 * cost more.
 */
function chunkOf(id: string): string | undefined {
  if (HTML.test(id)) return "html";
  return /\/(worker\/index|contract\/(memory|tables|text)\/.+)\.ts$/.test(id) ? "edge" : undefined;
}

export default defineConfig({
  root: ROOT,
  publicDir: false,
  logLevel: "error",
  plugins: [lazyEncoder, shippedPackages()],
  define: {
    "process.env.NODE_ENV": JSON.stringify("production"),
    BUILD_VERSION: JSON.stringify(buildVersion()),
  },
  resolve: {
    alias: [
      // The ES modules of both, which can be tree-shaken.
      { find: "@remix-run/cloudflare", replacement: installed("@remix-run/server-runtime/dist/esm/index.js") },
      { find: "@remix-run/router", replacement: installed("@remix-run/router/dist/router.js") },
      // The app's build is not in place yet.
      { find: /^\.\.\/build\//, replacement: `${BUILD}/` },
    ],
  },
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser", "module", "import"] },
  },
  build: {
    ssr: path.join(ROOT, "worker/index.ts"),
    outDir: path.join(BUILD, "edge"),
    target: "esnext",
    sourcemap: true,
    minify: "esbuild",
    rollupOptions: {
      external: /^(cloudflare|node):/,
      // The platform treats each export of the first module as an entry point: chunks' exports for each other are in
      // the second.
      preserveEntrySignatures: "strict",
      output: {
        inlineDynamicImports: false,
        entryFileNames: "index.js",
        chunkFileNames: "[name].js",
        manualChunks: chunkOf,
      },
    },
  },
});
