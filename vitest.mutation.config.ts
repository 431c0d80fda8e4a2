import path from "node:path";
import { defineConfig } from "vitest/config";
import stryker from "./stryker.config.json" with { type: "json" };

/** The folders of the mutated modules: their own tests have to notice, not a page's somewhere above them. */
const folders = new Set(stryker.mutate.map((file) => path.posix.dirname(file).replace("/**", "")));

export default defineConfig({
  resolve: { alias: { "~": path.resolve(import.meta.dirname, "app") } },
  test: {
    environment: "node",
    setupFiles: ["./test/property-seed.ts"],
    isolate: false,
    testTimeout: 20_000,
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: "non-scoped" } },
    include: [...folders].map((folder) => `${folder}/*.test.{ts,tsx}`),
    exclude: ["**/*.pool.test.ts"],
  },
});
