import { availableParallelism } from "node:os";
import path from "node:path";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

const alias = { "~": path.resolve(import.meta.dirname, "app") };
// Allows for a busy machine three times slower than ours: tests wait for conditions, not for time.
const TIMEOUTS = { testTimeout: 60_000, hookTimeout: 120_000 };
const SETUP_FILES = ["./test/property-seed.ts"];

const pool = (
  {
    name,
    include,
    exclude,
    setupFiles = [],
    isolate = false,
  }: { name: string; include: string[]; exclude?: string[]; setupFiles?: string[]; isolate?: boolean },
  { main, configPath }: { main: string; configPath: string },
  miniflare: Parameters<typeof cloudflareTest>[0] extends infer O
    ? O extends { miniflare?: infer M }
      ? M
      : never
    : never,
) => ({
  plugins: [cloudflareTest({ main, wrangler: { configPath }, miniflare })],
  define: { BUILD_VERSION: JSON.stringify("tests") },
  resolve: { alias },
  test: {
    name,
    include,
    isolate,
    ...(exclude && { exclude }),
    setupFiles: [...SETUP_FILES, ...setupFiles],
    ...TIMEOUTS,
    deps: { optimizer: { ssr: { enabled: true, include: ["@remix-run/cloudflare", "@remix-run/server-runtime"] } } },
  },
});

// The sources are tested here; the browser tests cover the bundle that the edge's configuration names.
const EDGE = { main: "./worker/index.ts", configPath: "./wrangler.toml" };
const UPSTREAM = { main: "./upstream/index.ts", configPath: "./upstream/wrangler.toml" };

const NO_UPSTREAM = {
  // NEWSLETTER overrides the line in .dev.vars that `npm start` and the browser tests write.
  bindings: { ENVIRONMENT: "local", NEWSLETTER: "off" },
  serviceBindings: { UPSTREAM: () => new Response("no upstream in this test", { status: 503 }) as never },
};

// Unit tests run in Node; `*.pool.test.ts` run in workerd, beside the worker they test.
export default defineConfig({
  test: {
    // One more than cores, since some tests wait; the default leaves one core free, which on two cores doubles the time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          environment: "node",
          setupFiles: SETUP_FILES,
          ...TIMEOUTS,
          // Modules load once per worker instead of once per test file: half the time of the whole run.
          isolate: false,
          // Tests use the source names of classes.
          css: { include: [/\.module\.css$/], modules: { classNameStrategy: "non-scoped" } },
          include: ["{app,bench,content,contract,e2e,locales,raster,scripts,test,upstream,worker}/**/*.test.{ts,tsx}"],
          // Tests that start whole sites and commands belong to `npm run sweep`.
          exclude: [
            "**/*.pool.test.ts",
            ...(process.env.SWEEP ? [] : ["**/*.sweep.test.ts"]),
            "**/node_modules/**",
            "build/**",
          ],
        },
      },
      pool({ name: "edge", include: ["worker/**/*.pool.test.ts"], exclude: ["worker/live/**"] }, EDGE, NO_UPSTREAM),
      // State of hubs and databases stays in its isolate: each file gets its own.
      pool({ name: "live", include: ["worker/live/**/*.pool.test.ts"], isolate: true }, EDGE, NO_UPSTREAM),
      pool(
        { name: "upstream", include: ["upstream/**/*.pool.test.ts"], setupFiles: ["./upstream/test-empty-stores.ts"] },
        UPSTREAM,
        {
          // For tests with several databases.
          d1Databases: { SECOND: "second-of-tests", THIRD: "third-of-tests" },
          bindings: {
            ENVIRONMENT: "local",
            ADMIN_TOKEN: "test-token",
            PREVIEW_SECRET: "a-secret-for-previews-0123456789ab",
            MEMBERS_SECRET: "a-secret-of-the-tests-0123456789",
            PASSWORD_COST: "low",
            SMS_PROVIDER: "outbox",
            MAIL_PROVIDER: "outbox",
            SITE_URL: "https://scores.example",
            // Tests of stories write them themselves; elsewhere they would fill lists.
            STORIES: "off",
            SWEEP: process.env.SWEEP ?? "",
          },
        },
      ),
    ],
  },
});
