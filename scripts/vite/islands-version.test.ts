import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, type Rollup } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { islandsVersion } from "./islands-version.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "islands-version-"));
  for (const name of ["islands", "browser"]) mkdirSync(path.join(folder, name));
  write("islands/search.ts", `import { read } from "../browser/wire.ts";\nconsole.log(read(1));`);
  write("islands/runtime.ts", "console.log(ISLANDS_VERSION);");
  write("browser/wire.ts", "export const read = (value: unknown) => [value];");
  write("browser/other.ts", "export const other = 1;");
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

/** The version in the runtime of islands. */
async function versionBuilt(): Promise<string | undefined> {
  const { output } = (await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    root: folder,
    plugins: [islandsVersion()],
    build: {
      write: false,
      minify: "terser",
      rollupOptions: {
        input: ["search", "runtime"].map((name) => path.join(folder, `islands/${name}.ts`)),
        output: { entryFileNames: "[name].js" },
      },
    },
  })) as Rollup.RollupOutput;
  const runtime = output.find(({ fileName }) => fileName === "runtime.js");
  return /^console\.log\("([\w-]{8})"\)/.exec(runtime?.type === "chunk" ? runtime.code : "")?.[1];
}

test("the version changes with a module outside the islands' folder that an island imports, and with no other", async () => {
  const before = await versionBuilt();
  expect(before).toBeDefined();
  write("browser/other.ts", "export const other = 2;");
  expect(await versionBuilt()).toBe(before);
  write("browser/wire.ts", "export const read = (value: unknown) => ({ value });");
  expect(await versionBuilt()).not.toBe(before);
});
