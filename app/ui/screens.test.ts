import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { WIDE } from "./screens.ts";

const SOURCES = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(?:css|tsx?)$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(`app/${path}`, "utf8"));

const boundsOf = (side: "min" | "max"): number[] => [
  ...new Set(
    SOURCES.flatMap((source) =>
      [...source.matchAll(new RegExp(`\\(${side}-width: ([\\d.]+)px\\)`, "g"))].map(([, value]) => Number(value)),
    ),
  ),
];
const [narrow, wide] = [boundsOf("max"), boundsOf("min")];

it.each(wide)("nothing is between screens from %d px on and those below, and nothing is both", (from) => {
  expect(narrow.filter((to) => to >= from - 1 && to < from - 0.02)).toEqual([]);
  expect(narrow).not.toContain(from);
});

it("wide screens begin at one width", () => {
  expect(wide.filter((from) => Math.abs(from - 765) < 5).map((from) => `(min-width: ${from}px)`)).toEqual([WIDE]);
});
