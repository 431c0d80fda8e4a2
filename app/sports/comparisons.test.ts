import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOTS = ["app", "contract", "worker"];
const COMPARISON = /(?:[!=]==?\s*["'](?:football|basketball)["']|["'](?:football|basketball)["']\s*[!=]==?)/g;
const CASE = /\bcase\s+["'](?:football|basketball)["']/g;

/** Allowed comparisons with a sport's name: how many a file has, and why. */
const ALLOWED: Readonly<Record<string, { count: number; reason: string }>> = {};

/** Adapters and tests may compare. */
const isChecked = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/test-[a-z-]+\.tsx?$/.test(path) && !path.startsWith("app/sports/");

/** Number of comparisons with a sport's name, by file. */
function comparisons(): Record<string, number> {
  const files = ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => `${root}/${path}`),
  );
  const counts = files.filter(isChecked).map((path) => {
    const source = readFileSync(path, "utf8");
    return [path, (source.match(COMPARISON)?.length ?? 0) + (source.match(CASE)?.length ?? 0)] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

test("what differs between sports is in their adapters, or in a table by sport", () => {
  const allowed = Object.fromEntries(Object.entries(ALLOWED).map(([path, { count }]) => [path, count]));
  expect(comparisons(), "take adapterOf(sport), bySport(value, …) or a Record<Sport, …> instead").toEqual(allowed);
});

test.each([
  [`sport === "football"`, 1],
  [`sport !== "basketball" && "football" === sport`, 2],
  [`sport == 'football'`, 1],
  [`sport: "football"`, 0],
])("%s counts as %i", (source, count) => {
  expect(source.match(COMPARISON)?.length ?? 0).toBe(count);
});
