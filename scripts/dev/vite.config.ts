// `npm run dev`: Vite with hot reload, the edge worker in front as in production, the reference upstream under its own
// wrangler. `npm start` runs the production setup; this is the fast loop.
import devServer from "@hono/vite-dev-server";
import cloudflareAdapter from "@hono/vite-dev-server/cloudflare";
import { defineConfig, mergeConfig } from "vite";
import production from "../../vite.config.ts";
import { browserPackages } from "./browser-packages.mjs";
import { styleAddress } from "./style-page.mjs";

export default defineConfig(async (environment) => {
  const base = typeof production === "function" ? await production(environment) : await production;
  return mergeConfig(base, {
    optimizeDeps: { include: await browserPackages() },
    server: { host: "127.0.0.1", port: Number(process.env.PORT), strictPort: true },
    plugins: [
      styleAddress(),
      devServer({
        entry: "worker/dev.ts",
        // Vite serves the app's own modules and assets; everything else is a page or a call.
        exclude: [
          /^\/(app|node_modules|contract|scripts)\/.*/,
          /^\/@.+/,
          /\?(?:t=|v=|import(?:&|$))/,
          /^\/__(?!clock|import|publish|comments|contest-videos|outbox)/,
        ],
        injectClientScript: false,
        adapter: () =>
          cloudflareAdapter({
            proxy: { configPath: "wrangler.toml", persist: { path: `${process.env.MATCHLIGHT_STATE}/v3` } },
          }),
      }),
    ],
  });
});
