import path from "node:path";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

const alias = { "~": path.resolve(import.meta.dirname, "app") };
const pool = (
  name: string,
  { main, configPath }: { main: string; configPath: string },
  include: string[],
  miniflare: Parameters<typeof cloudflareTest>[0] extends infer O
    ? O extends { miniflare?: infer M }
      ? M
      : never
    : never,
) => ({
  plugins: [cloudflareTest({ main, wrangler: { configPath }, miniflare })],
  resolve: { alias },
  test: {
    name,
    include,
    deps: { optimizer: { ssr: { enabled: true, include: ["@remix-run/cloudflare", "@remix-run/server-runtime"] } } },
  },
});

// The sources are tested here; the bundle, which the edge's configuration names, by the browser tests.
const EDGE = { main: "./worker/index.ts", configPath: "./wrangler.toml" };
const UPSTREAM = { main: "./upstream/index.ts", configPath: "./upstream/wrangler.toml" };

// Unit tests run in Node; `*.pool.test.ts` run in workerd, beside the worker they test.
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          environment: "node",
          include: ["{app,bench,content,contract,e2e,locales,raster,scripts,test,upstream,worker}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.pool.test.ts", "**/node_modules/**", "build/**"],
        },
      },
      pool("edge", EDGE, ["worker/**/*.pool.test.ts"], {
        bindings: { ENVIRONMENT: "local" },
        serviceBindings: { UPSTREAM: () => new Response("no upstream in this test", { status: 503 }) as never },
      }),
      pool("upstream", UPSTREAM, ["upstream/**/*.pool.test.ts"], {
        bindings: { ENVIRONMENT: "local", ADMIN_TOKEN: "test-token" },
      }),
    ],
  },
});
