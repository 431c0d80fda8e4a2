import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./lib/project.mjs";
import { readShipped } from "./vite/shipped-packages.mjs";

const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
const noticed = [...read("THIRD-PARTY-NOTICES.md").matchAll(/^## (\S+) (\S+)$/gm)].map(
  ([, name = "", version = ""]) => `${name}@${version}`,
);

// `npm test` builds first. If one of these fails, `npm run notices` rewrites the file.
test("every package that the build has bundled has its notice", () => {
  const shipped = (readShipped() as { name: string; version: string }[]).map(
    ({ name, version }) => `${name}@${version}`,
  );
  expect(shipped.length).toBeGreaterThan(10);
  expect(shipped.filter((one) => !noticed.includes(one))).toEqual([]);
});

test("the versions are those that are installed", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, { version?: string }> };
  const installed = new Set(
    Object.entries(packages).map(([place, { version }]) => `${place.replace(/^.*node_modules\//, "")}@${version}`),
  );
  expect(noticed.filter((one) => !installed.has(one))).toEqual([]);
});
