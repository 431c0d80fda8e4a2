import path from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type UserConfig } from "vite";
import { BUILD } from "./scripts/lib/project.mjs";
import { articleFiles } from "./scripts/vite/article-files.mjs";
import { assetFiles } from "./scripts/vite/asset-files.mjs";
import { cssModules } from "./scripts/vite/css-modules.mjs";
import { documentStyles } from "./scripts/vite/document-styles.mjs";
import { documentTexts, runModule } from "./scripts/vite/document-texts.mjs";
import { flagFiles } from "./scripts/vite/flags.mjs";
import { hydratingPages } from "./scripts/vite/hydrating-pages.mjs";
import { islandFiles } from "./scripts/vite/island-files.mjs";
import { memoiseReactEncoder } from "./scripts/vite/memoising-encoder.mjs";
import { scripts } from "./scripts/vite/scripts.mjs";
import { shippedPackages } from "./scripts/vite/shipped-packages.mjs";
import { translationFiles } from "./scripts/vite/translation-files.mjs";

// OFFLINE=off in a build removes the service worker from every device that has it (docs/decisions/0009).
const NO_SERVICE_WORKER = {
  "app/features/offline/service-worker.ts": "app/features/offline/retired-service-worker.ts",
};

const ASSETS = { articles: articleFiles, translations: translationFiles, texts: documentTexts, flags: flagFiles };

/** Packages that the server loads on first use: a server's bundle is one file, the worker's has several. */
const LATE = ["htmlparser2", "hast-util-sanitize"];

// The server bundle runs in workerd, which has no node_modules. In development it runs in Node.
const forWorkerd: UserConfig["ssr"] = {
  target: "webworker",
  noExternal: true,
  // Except for packages that the worker's bundle uses too: it provides them for both (see also SHARED).
  external: ["@remix-run/cloudflare", "@remix-run/router", "@remix-run/server-runtime", "turbo-stream", ...LATE],
  resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
};

/** Vite's own minimum browsers, also used for the style sheets of a server build. */
const BROWSERS = ["es2020", "edge88", "firefox78", "chrome87", "safari14"];

/** Contract tables that are in the worker's bundle too. package.json maps `#contract/`. */
const SHARED = /^#contract\//;

const REACT_DOM = path.resolve(import.meta.dirname, "scripts/vite/react-dom-on-server.ts");

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    command === "build" && hydratingPages(),
    memoiseReactEncoder(),
    documentStyles(),
    scripts({ instead: process.env.OFFLINE === "off" ? NO_SERVICE_WORKER : {} }),
    islandFiles(),
    assetFiles(ASSETS, runModule),
    shippedPackages(),
    remix({
      buildDirectory: path.relative(import.meta.dirname, BUILD),
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        // Links are full page loads, so no page needs the route list, and building it costs time.
        v3_lazyRouteDiscovery: false,
        v3_routeConfig: true,
      },
    }),
  ],
  css: { modules: cssModules },
  // Pages that need the service worker say so if there is none.
  define: { "import.meta.env.OFFLINE": JSON.stringify(process.env.OFFLINE ?? "") },
  resolve: {
    alias: [
      { find: "~", replacement: path.resolve(import.meta.dirname, "app") },
      ...(command === "build" && isSsrBuild ? [{ find: /^react-dom$/, replacement: REACT_DOM }] : []),
    ],
    mainFields: ["browser", "module", "main"],
  },
  build: {
    // No data: addresses; the content security policy allows them for images only.
    assetsInlineLimit: 0,
    // The server bundle too: it contains page content (React Router's scroll script), and cold starts parse it.
    minify: "esbuild",
    // workerd is always current: no syntax is lowered for older engines.
    // Joins small modules that several pages share: a form asks for half as many files, of the same size in all.
    ...(!isSsrBuild && { rollupOptions: { output: { experimentalMinChunkSize: 20_000 } } }),
    ...(isSsrBuild && {
      target: "esnext",
      cssTarget: BROWSERS,
      rollupOptions: { external: SHARED },
    }),
  },
  ...(command === "build" && { ssr: forWorkerd }),
}));
