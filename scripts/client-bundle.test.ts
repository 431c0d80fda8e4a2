import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { PAGES } from "#contract/tables/pages/pages";
import { staticImports } from "../test/module-statements.ts";
import { edgeFiles } from "./lib/bundle-edge.mjs";
import { ROOT } from "./lib/project.mjs";

// `npm test` builds first; this checks what would be deployed.
const ASSETS = path.join(ROOT, "build/client/assets");
const read = (file: string): string => readFileSync(file, "utf8");
const scripts = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));
const namesIn = (text: string): string[] => scripts.filter((name) => text.includes(name));

const server = read(path.join(ROOT, "build/server/index.js"));
const manifest = scripts.find((name) => name.startsWith("manifest-")) ?? "";
const { routes, entry } = JSON.parse(
  read(path.join(ASSETS, manifest)).replace("window.__remixManifest=", "").replace(/;$/, ""),
) as Record<"routes", Record<string, { module: string; hasClientLoader: boolean }>> & { entry: { module: string } };

/** Scripts named in these texts, transitively. */
function reachable(texts: readonly string[]): Set<string> {
  const found = new Set<string>();
  const follow = (text: string): void => {
    for (const name of namesIn(text)) {
      if (found.has(name)) continue;
      found.add(name);
      follow(read(path.join(ASSETS, name)));
    }
  };
  texts.forEach(follow);
  return found;
}

test("no script of the build is out of reach of pages and of the client's router", () => {
  const found = reachable([server, entry.module, ...Object.values(routes).map(({ module }) => module), manifest]);
  expect(scripts.filter((name) => !found.has(name))).toEqual([]);
});

test.each(PAGES)(
  "the client's router goes to $name with a full page load, unless it hydrates",
  ({ name, hydrates }) => {
    const { module = "", hasClientLoader } = routes[name] ?? {};
    const code = read(path.join(ASSETS, path.basename(module)));
    if (hydrates) return expect(code.length).toBeGreaterThan(500);
    expect(hasClientLoader).toBe(true);
    expect(code.length).toBeLessThan(500);
  },
);

/**
 * Scripts with a part of Firebase's SDK: a marker that no other code contains, and the maximum gzipped bytes. Measured:
 * 29.6 kB for phone sign-in alone (33 with `getAuth`), 61.3 for the database.
 */
const SDKS = [
  ["codes, which forms load when they send one", "accounts:sendVerificationCode", 33_000],
  ["notices, which members load where the operator has a database", ".info/connected", 66_000],
] as const;

test.each(SDKS)("Firebase's SDK is one script for %s", (_, mark, most) => {
  const [sdk = "", ...more] = scripts.filter((name) => read(path.join(ASSETS, name)).includes(mark));
  expect(more).toEqual([]);
  const bytes = gzipSync(read(path.join(ASSETS, sdk))).length;
  console.log(`Firebase's SDK, ${mark}: ${(bytes / 1000).toFixed(1)} kB gzip`);
  expect(bytes).toBeLessThan(most);
  const importing = scripts.filter((name) => staticImports(read(path.join(ASSETS, name))).includes(`./${sdk}`));
  expect(importing).toEqual([]);
  expect(edgeFiles().filter(({ content }) => content.includes(mark))).toEqual([]);
});
