import path from "node:path";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

const alias = { "~": path.resolve(import.meta.dirname, "app") };
const pool = (
  name: string,
  configPath: string,
  include: string[],
  miniflare: Parameters<typeof cloudflareTest>[0] extends infer O
    ? O extends { miniflare?: infer M }
      ? M
      : never
    : never,
) => ({
  plugins: [cloudflareTest({ wrangler: { configPath }, miniflare })],
  resolve: { alias },
  test: {
    name,
    include,
    deps: { optimizer: { ssr: { enabled: true, include: ["@remix-run/cloudflare", "@remix-run/server-runtime"] } } },
  },
});

// Unit tests run in Node; `*.pool.test.ts` run in workerd, beside the worker they test.
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          environment: "node",
          include: ["{app,bench,content,contract,e2e,locales,scripts,test,upstream,worker}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.pool.test.ts", "**/node_modules/**", "build/**"],
        },
      },
      pool("edge", "./wrangler.toml", ["worker/**/*.pool.test.ts"], {
        bindings: { ENVIRONMENT: "local" },
        serviceBindings: { UPSTREAM: () => new Response("no upstream in this test", { status: 503 }) as never },
      }),
      pool("upstream", "./upstream/wrangler.toml", ["upstream/**/*.pool.test.ts"], {
        bindings: { ENVIRONMENT: "local", ADMIN_TOKEN: "test-token" },
      }),
    ],
  },
});
