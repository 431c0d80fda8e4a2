import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TeamColours } from "../domain/match.ts";
import { contrast } from "./contrast.ts";
import { differenceOf, type PairTheme, pairCss, pickPair } from "./pick-pair.ts";

const THEMES: readonly PairTheme[] = ["light", "dark", "ground"];
const LEAST: Readonly<Record<PairTheme, number>> = { light: 3, dark: 3, ground: 4.5 };
const SURFACES: Readonly<Record<PairTheme, readonly string[]>> = {
  light: ["#ffffff", "#e9eeeb"],
  dark: ["#151b19", "#1d2522"],
  ground: ["#ffffff"],
};
const APART: Readonly<Record<PairTheme, number>> = { light: 25, dark: 25, ground: 10 };

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const shirt = fc.tuple(colour, colour) as fc.Arbitrary<TeamColours>;

describe.each(THEMES)("a pair of colours: %s", (theme) => {
  test("stands out and is told apart by any eyes, whatever the shirts", () => {
    fc.assert(
      fc.property(fc.option(shirt, { nil: undefined }), fc.option(shirt, { nil: undefined }), (one, other) => {
        const { home, away } = pickPair(one, other, theme);
        for (const surface of SURFACES[theme]) {
          expect(contrast(home, surface)).toBeGreaterThanOrEqual(LEAST[theme]);
          expect(contrast(away, surface)).toBeGreaterThanOrEqual(LEAST[theme]);
        }
        expect(differenceOf(home, away)).toBeGreaterThanOrEqual(APART[theme]);
      }),
      { numRuns: 400 },
    );
  });

  test.each<[string, TeamColours, TeamColours]>([
    ["red against red", ["#c8102e", "#ffffff"], ["#d11124", "#12395b"]],
    ["white against white", ["#ffffff", "#111111"], ["#ffffff", "#0a3d91"]],
    ["black against black", ["#000000", "#000000"], ["#000000", "#000000"]],
    ["red against green", ["#c8102e", "#ffffff"], ["#087a3c", "#ffffff"]],
  ])("%s", (_name, one, other) => {
    const { home, away } = pickPair(one, other, theme);
    expect(differenceOf(home, away)).toBeGreaterThanOrEqual(APART[theme]);
  });
});

test("shirts that stand out and differ keep their colours", () => {
  const [navy, orange]: TeamColours[] = [
    ["#0a1f5c", "#ffffff"],
    ["#ac3500", "#ffffff"],
  ];
  expect(pickPair(navy, orange, "light")).toEqual({ home: "#0a1f5c", away: "#ac3500" });
  const [claret, red]: TeamColours[] = [
    ["#670e36", "#95bfe5"],
    ["#c8102e", "#ffffff"],
  ];
  expect(pickPair(claret, red, "ground")).toEqual({ home: "#670e36", away: "#c8102e" });
});
test("a page gets both as custom properties, in neutral colours where a source knows none", () => {
  const css = pairCss();
  expect(css).toMatch(/^:root\{--home:var\(--l,#[0-9a-f]{6}\) var\(--d,#[0-9a-f]{6}\);--home-ground:#[0-9a-f]{6};/);
  expect(css).not.toContain("undefined");
});
