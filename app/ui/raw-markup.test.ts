import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { filesWith, importsOf } from "../../test/source-tree.ts";

const APP = path.resolve(import.meta.dirname, "..");
const sources = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)test-[\w-]+\.tsx?$/.test(file),
);
const filesMatching = (text: RegExp) =>
  sources.filter((file) => text.test(readFileSync(path.join(APP, file), "utf8"))).sort();

test("markup is put into a page unescaped by two files only (docs/decisions/0020)", () => {
  expect(filesMatching(/dangerouslySetInnerHTML:|dangerouslySetInnerHTML=/)).toEqual([
    "ui/document/raw-markup.ts",
    "ui/left-to-script.ts",
  ]);
});

test("what goes through unescaped comes from React's own output only", () => {
  const named = filesWith(
    ["renderedMarkup"],
    sources.map((file) => `app/${file}`),
  );
  const using = named.filter((file) => importsOf(file).some(({ name }) => name === "renderedMarkup"));
  expect(using.sort()).toEqual(["app/ui/fragments/Fragments.tsx", "app/ui/fragments/Memoised.tsx"]);
});
