import { readFileSync } from "node:fs";
import type { Plugin, PluginOption } from "vite";
import { expect, test } from "vitest";
import app from "../../vite.config.ts";
import edge from "../edge/vite.config.ts";

/** Plugins of packages. */
const OTHERS = /^remix\b|^rollup-plugin-license$/;

const namesOf = (plugins: PluginOption[] = []): string[] =>
  plugins
    .flat(2)
    .filter((plugin): plugin is Plugin => typeof plugin === "object" && plugin !== null && "name" in plugin)
    .map(({ name }) => name);

const ENVIRONMENT = { command: "build", mode: "production", isSsrBuild: false } as const;

// `npm test` builds first; the edge worker's configuration reads the build's version.
test("there are at most seven plugins of our own, and the document says why of each", async () => {
  const settings = await (app as unknown as (environment: typeof ENVIRONMENT) => { plugins: PluginOption[] })(
    ENVIRONMENT,
  );
  const names = [...namesOf(settings.plugins), ...namesOf((edge as { plugins?: PluginOption[] }).plugins)];
  const own = new Set(names.filter((name) => !OTHERS.test(name)));
  expect(own).toContain("memoise-react-encoder");
  expect(own.size).toBeLessThanOrEqual(7);
  const rows = readFileSync("docs/architecture.md", "utf8").split("\n");
  for (const name of own)
    expect(
      rows.filter((row) => row.startsWith(`| ${name} `)),
      name,
    ).toHaveLength(1);
});
