import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOTS = ["app", "contract", "upstream", "worker"];
const NAME = `["'\`](?:football|basketball)["'\`]`;
const COMPARISON = new RegExp(`[!=]==?\\s*${NAME}|${NAME}\\s*[!=]==?|\\bcase\\s+${NAME}`, "g");

/** Allowed comparisons with a sport's name: how many a file has, and why. */
const ALLOWED: Readonly<Record<string, { count: number; reason: string }>> = {
  "upstream/simulator/football/progress.ts": {
    count: 1,
    reason: "football's own folder asks whether a match is football's",
  },
};

/** Adapters and tests may compare. */
const isChecked = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/test-[a-z-]+\.tsx?$/.test(path) && !path.startsWith("app/sports/");

/** Number of comparisons with a sport's name. */
const comparisonsIn = (source: string): number => source.match(COMPARISON)?.length ?? 0;

const FILES = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => `${root}/${path}`),
).filter(isChecked);

test("the files of every root are read", () => {
  for (const root of ROOTS) expect(FILES.filter((path) => path.startsWith(`${root}/`)).length).toBeGreaterThan(100);
  expect(FILES.length).toBeGreaterThan(2_000);
});

test("what differs between sports is in their adapters, or in a table by sport", () => {
  const counts = FILES.map((path) => [path, comparisonsIn(readFileSync(path, "utf8"))] as const);
  const allowed = Object.fromEntries(Object.entries(ALLOWED).map(([path, { count }]) => [path, count]));
  expect(
    Object.fromEntries(counts.filter(([, count]) => count > 0)),
    "take an adapter or model of the sport (adapterOf, modelOf), bySport(value, …) or a Record<Sport, …> instead",
  ).toEqual(allowed);
});

test.each([
  [`sport === "football"`, 1],
  [`sport !== "basketball" && "football" === sport`, 2],
  [`sport == 'football'`, 1],
  ["sport !== `basketball`", 1],
  [`case "basketball": case 'football':`, 2],
  [`sport: "football"`, 0],
  [`lowercase "football"`, 0],
])("%s counts as %i", (source, count) => {
  expect(comparisonsIn(source)).toBe(count);
});
