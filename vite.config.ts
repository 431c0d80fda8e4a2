import path from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type UserConfig } from "vite";
import { BUILD } from "./scripts/lib/project.mjs";
import { articleFiles } from "./scripts/vite/article-files.mjs";
import { buildVersion } from "./scripts/vite/build-version.mjs";
import { cssModules } from "./scripts/vite/css-modules.mjs";
import { documentTexts } from "./scripts/vite/document-texts.mjs";
import { flags } from "./scripts/vite/flags.mjs";
import { hydratingPages } from "./scripts/vite/hydrating-pages.mjs";
import { inlineScripts } from "./scripts/vite/inline-script.mjs";
import { islandFiles } from "./scripts/vite/island-files.mjs";
import { memoiseReactEncoder } from "./scripts/vite/memoising-encoder.mjs";
import { pageStylesModule } from "./scripts/vite/page-styles.mjs";
import { scriptFiles } from "./scripts/vite/script-file.mjs";
import { shippedPackages } from "./scripts/vite/shipped-packages.mjs";
import { styleNames } from "./scripts/vite/style-names.mjs";
import { translationFiles } from "./scripts/vite/translation-files.mjs";

// OFFLINE=off at a build takes the browser's worker back from every device that has it (docs/decisions/0009).
const SERVICE_WORKER = `app/shell/offline/${process.env.OFFLINE === "off" ? "retired-" : ""}service-worker.ts`;

/** Packages that the server loads when a page first needs them: a server's bundle is one file, the worker's has several. */
const LATE = ["htmlparser2", "hast-util-sanitize"];

// The server bundle runs in workerd, which has no node_modules. While developing it runs in Node.
const forWorkerd: UserConfig["ssr"] = {
  target: "webworker",
  noExternal: true,
  // But for what both this bundle and the worker's use: the worker's brings it for both (see also SHARED).
  external: ["@remix-run/cloudflare", "@remix-run/router", "@remix-run/server-runtime", "turbo-stream", ...LATE],
  resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
};

/** Vite's own oldest browsers, whose style sheets a server's build writes too. */
const BROWSERS = ["es2020", "edge88", "firefox78", "chrome87", "safari14"];

/** Tables of the contract that the worker's bundle has too. package.json says where `#contract/` is. */
const SHARED = /^#contract\//;

const REACT_DOM = path.resolve(import.meta.dirname, "scripts/vite/react-dom-on-server.ts");

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    buildVersion(),
    command === "build" && hydratingPages(),
    memoiseReactEncoder(),
    styleNames(),
    inlineScripts(),
    scriptFiles({
      "app/entry.page-script.ts": undefined,
      "app/live/follow-ball.ts": undefined,
      "app/features/favourites/member-stars.ts": undefined,
      "app/features/notices/socket-notices.ts": undefined,
      "app/features/notices/firebase/database-notices.ts": undefined,
      "app/features/notices/firebase/database-line.ts": undefined,
      [SERVICE_WORKER]: "sw.js",
    }),
    islandFiles(),
    flags(),
    translationFiles(),
    articleFiles(),
    documentTexts(),
    shippedPackages(),
    pageStylesModule(),
    remix({
      buildDirectory: path.relative(import.meta.dirname, BUILD),
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        // Pages are gone to as documents: none has use for the other routes, and to find those that it may list costs.
        v3_lazyRouteDiscovery: false,
        v3_routeConfig: true,
      },
    }),
  ],
  css: { modules: cssModules },
  // Pages that need the browser's worker say so where there is none.
  define: { "import.meta.env.OFFLINE": JSON.stringify(process.env.OFFLINE ?? "") },
  resolve: {
    alias: [
      { find: "~", replacement: path.resolve(import.meta.dirname, "app") },
      ...(command === "build" && isSsrBuild ? [{ find: /^react-dom$/, replacement: REACT_DOM }] : []),
    ],
    mainFields: ["browser", "module", "main"],
  },
  build: {
    // Nothing as a data: address; the content security policy allows them for images only.
    assetsInlineLimit: 0,
    // The server bundle too: what it puts into pages (React Router's scroll script) and what a cold start reads.
    minify: "esbuild",
    // workerd is always new: nothing is written in the longer words of older engines.
    ...(isSsrBuild && {
      target: "esnext",
      cssTarget: BROWSERS,
      rollupOptions: { external: SHARED },
    }),
  },
  ...(command === "build" && { ssr: forWorkerd }),
}));
