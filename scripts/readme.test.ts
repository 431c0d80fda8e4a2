import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const README = read("README.md");

/** Cells of a Markdown table's row that begins with a text. */
function rowOf(document: string, start: string): string[] {
  const row = document.split("\n").find((line) => line.startsWith(`| ${start}`));
  if (row === undefined) throw new Error(`no row ${start}`);
  return row.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "").trim());
}

/** `**61.1**; 11.3 kB` → 61.1, 11.3. */
const numbersIn = (text = ""): string[] => text.match(/(?:1\/)?\d[\d.,]*\d|\d/g) ?? [];

test("it is short", () => {
  expect(README.split(/\s+/).filter((word) => /\w/.test(word)).length).toBeLessThanOrEqual(1_300);
});

/** Rows of the README's figures, and those of docs/performance.md that have them. */
const FIGURES: [own: string, theirs: string[]][] = [
  ["CPU of a page from the page cache", ["page from the page cache / bare worker"]],
  ["CPU of a rendered page of 500", ["rendered page of 500 matches / string template"]],
  ["HTML of a Saturday", ["HTML of a Saturday", "the first ten rows are within"]],
  [
    "script until read and navigated",
    ["script needed to read and navigate", "script until the list is live", "runtime of islands"],
  ],
  ["400 kbit/s, 400 ms: LCP", ["LCP / a static page with the same rows, 400 kbit/s"]],
  ["event in a match until painted", ["event in the engine until painted, with push", "the same by polling"]],
  ["live bytes / polling the full list", ["live bytes / polling the full list"]],
];

test.each(FIGURES)("%s: its figures and goals are those of docs/performance.md", (own, theirs) => {
  const [, measured, goal] = rowOf(README, own);
  const rows = theirs.map((start) => rowOf(read("docs/performance.md"), start));
  const [now, goals] = [rows.map((cells) => cells[2]).join(" "), rows.map((cells) => cells.at(-1)).join(" ")];
  expect(numbersIn(now)).toEqual(expect.arrayContaining(numbersIn(measured)));
  expect(numbersIn(goals)).toEqual(expect.arrayContaining(numbersIn(goal)));
});

test("each of its figures is compared", () => {
  const [, table = ""] = README.split("## Figures");
  expect(table.split("\n## ")[0]?.match(/^\| .*\d/gm)).toHaveLength(FIGURES.length);
});

test.each([
  ["a Saturday of 500 matches", "HTML of a Saturday"],
  ["modules of one page kind", "edge worker's modules"],
  ["scripts that come by themselves", "script until the list is live"],
])("%s: what the decision on goals says was measured is what docs/performance.md says", (decided, measured) => {
  const [, , said] = rowOf(read("docs/decisions/0044-goals-after-members.md"), decided);
  expect(numbersIn(rowOf(read("docs/performance.md"), measured)[2])).toEqual(numbersIn(said));
});

/** For those who change the code: CONTRIBUTING.md names them, or another command runs them. */
const OF_DEVELOPERS = ["typecheck", "lint"];

test("every command is in its table, and every command that it names is there", () => {
  const commands = Object.keys(JSON.parse(read("package.json")).scripts);
  const named = new Set(
    [...README.matchAll(/`?npm (run [a-z-]+|start|test|ci)\b/g)].map(([, name = ""]) => name.replace("run ", "")),
  );
  expect(commands.filter((name) => !named.has(name) && !OF_DEVELOPERS.includes(name))).toEqual([]);
  expect([...named].filter((name) => !commands.includes(name))).toEqual(["ci"]);
});

test("commands of wrangler that depend on an environment name one", () => {
  const documents = ["README.md", "docs/deploy.md", "docs/backup.md", "docs/publishing.md", "docs/suppliers.md"];
  const commands = documents.flatMap((file) =>
    [...read(file).matchAll(/npx wrangler (?:secret put [A-Z]|d1 (?:migrations|execute)\b)[^`\n]*/g)].map(
      ([one]) => one,
    ),
  );
  expect(commands.length).toBeGreaterThan(8);
  expect(commands.filter((one) => !one.includes("--env=") && !one.includes("…"))).toEqual([]);
});
