import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { islandModules, islandsVersion } from "./island-files.mjs";

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
const versionNow = () => islandsVersion(["search", "runtime"].map((name) => path.join(folder, `islands/${name}.ts`)));

test("the version changes with a module outside the islands' folder that an island imports, and with no other", async () => {
  const before = await versionNow();
  expect(before).toMatch(/^[\w-]{8}$/);
  write("browser/other.ts", "export const other = 2;");
  expect(await versionNow()).toBe(before);
  write("browser/wire.ts", "// What it is for.\nexport const read = (value: unknown) => [value];");
  expect(await versionNow()).toBe(before);
  write("browser/wire.ts", "export const read = (value: unknown) => ({ value });");
  expect(await versionNow()).not.toBe(before);
});

test("the site's islands have the same version each time", async () => {
  const modules = Object.values(islandModules());
  expect(await islandsVersion(modules)).toBe(await islandsVersion(modules));
});
