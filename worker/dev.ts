import { createApp } from "./app.ts";
import { remixRender } from "./pages/render.ts";
import type { Env } from "./platform/env.ts";

// Served by Vite: each request gets the current source, so no page is cached.
const app = createApp({
  render: remixRender(() => import("virtual:remix/server-build"), "development"),
  version: "development",
  cachesPages: false,
});

/** The files that a build would make are Vite's (scripts/vite/asset-files.mjs). */
const ASSETS = {
  fetch: (address: string) => fetch(new URL(new URL(address).pathname, `http://127.0.0.1:${process.env.PORT}`)),
};

export default {
  fetch: (request: Request, env: Env, context: ExecutionContext) =>
    app.fetch(request, { ...env, ASSETS: ASSETS as unknown as Fetcher }, context),
};
