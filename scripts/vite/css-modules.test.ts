import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { resolveConfig } from "vite";
import { describe, expect, test } from "vitest";
import { cssModules } from "./css-modules.mjs";
import { namesModule, namesOf } from "./style-names.mjs";

const ROOT = path.resolve(import.meta.dirname, "../..");
const config = await resolveConfig({ configFile: false, css: { modules: cssModules } }, "build");

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name));
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

const modules = new Map<string, Record<string, string>>();
for (const file of filesIn("app").filter((name) => name.endsWith(".module.css")))
  modules.set(file, await namesOf(path.join(ROOT, file), config));

interface Use {
  by: string;
  module: string;
  /** Undefined if it is computed. */
  name: string | undefined;
}

const IMPORT = /^import (\w+) from "([^"]+\.module\.css)";$/gm;
/** Not preceded by characters of a translation key or a longer name. */
const OUTSIDE_TEXT = "(?<![\\w\"':./-])";
const OF_TESTS = /classOf\(\s*"([^"]+)",\s*"(\w+)"/g;

/** A code module's uses of CSS modules. */
function usesIn(file: string): Use[] {
  const code = read(file);
  const uses = [...code.matchAll(OF_TESTS)].map(([, module = "", name]): Use => ({ by: file, module, name }));
  // Paths and comments contain many words that are not classes.
  const body = code.replace(/^import [^;]+;$|^\s*(?:\/\/|\/?\*).*$/gm, "");
  for (const [, local, source = ""] of code.matchAll(IMPORT)) {
    const place = source.startsWith("~/") ? path.join("app", source.slice(2)) : path.join(path.dirname(file), source);
    for (const [, name] of body.matchAll(new RegExp(`${OUTSIDE_TEXT}${local}\\.(\\w+)`, "g")))
      uses.push({ by: file, module: place, name });
    // Passed as a whole, or with a computed name.
    if (new RegExp(`${OUTSIDE_TEXT}${local}[[),};]`).test(body))
      uses.push({ by: file, module: place, name: undefined });
  }
  return uses;
}

const uses = [...filesIn("app"), ...filesIn("e2e")].filter((name) => /\.tsx?$/.test(name)).flatMap(usesIn);

describe("classes of CSS modules", () => {
  test("are there where code names them", () => {
    const missing = uses.filter(({ module, name }) => name !== undefined && !modules.get(module)?.[name]);
    expect(missing.map(({ by, module, name }) => `${by}: ${module} has no ${name}`)).toEqual([]);
  });

  test("are used where they are there", () => {
    const unused = [...modules].flatMap(([file, names]) => {
      const own = uses.filter(({ module }) => module === file);
      if (own.some(({ name }) => name === undefined)) return [];
      return Object.keys(names).flatMap((name) => (own.some((use) => use.name === name) ? [] : `${file}: ${name}`));
    });
    expect(unused).toEqual([]);
  });

  test("have served names of their own", () => {
    const served = [...modules.values()].flatMap((names) => Object.values(names));
    expect(served.length).toBeGreaterThan(100);
    expect(new Set(served).size).toBe(served.length);
  });
});

test("a bundle holds the names that it uses", async () => {
  const code = namesModule({ row: "aB3dE", new: "x1y2z" });
  expect({ ...(await import(`data:text/javascript,${encodeURIComponent(code)}`)) }).toEqual({
    row: "aB3dE",
    new: "x1y2z",
  });
});
