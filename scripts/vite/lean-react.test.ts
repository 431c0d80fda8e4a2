import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { asModule, withoutNames, withoutReader } from "./lean-react.mjs";

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, "../../node_modules", file), "utf8");

test("React's maker of elements makes the same as an ES module", () => {
  const code = asModule(read("react/cjs/react-jsx-runtime.production.min.js"));
  expect(code).toContain('import f from "react";var k=Symbol.for("react.element")');
  expect(code).toContain("export{l as Fragment,q as jsx,q as jsxs};");
  expect(code).not.toMatch(/require\(|exports\./);
});

test("Remix's links and forms lose their names, and nothing else does", () => {
  const original = read("@remix-run/react/dist/esm/components.js");
  const code = withoutNames(original);
  expect(code).toContain('RemixContext.displayName = "Remix"');
  expect(original.split("\n").filter((line) => !code.includes(line))).toHaveLength(3);
});

test("the options of translations lose their reader of entities, and nothing else", () => {
  const code = withoutReader(read("react-i18next/dist/es/defaults.js"));
  expect(code).toMatch(/^const unescape = undefined;\nlet defaultOptions = \{/);
  expect(code).not.toContain("import");
});

test.each([withoutNames, withoutReader, asModule])(
  "a text that has changed is no text to guess about: %o",
  (change) => {
    expect(() => change("export {};")).toThrow("review");
  },
);
