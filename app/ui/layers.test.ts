import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const ROOTS = ["app", "worker"];
/** Style sheets, components, and scripts that set styles. */
const SOURCES = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => `${root}/${path}`),
).filter((path) => /\.(?:css|tsx?)$/.test(path) && !/\.test\.tsx?$/.test(path));

/** The layers of the token file, back to front. */
const LAYERS = [...readFileSync("app/ui/tokens.css", "utf8").matchAll(/^ {2}(--z-[a-z]+): (\d+);$/gm)].map(
  ([, name = "", value]) => ({ name, value: Number(value) }),
);

/** What a source sets a z-index to, in CSS or in a component. */
const valuesIn = (source: string): string[] =>
  [...source.matchAll(/\bz-index:\s*([^;]+);|\bzIndex\b\s*[:=]\s*([^,;}]+)/g)].map(([, css, script]) =>
    (css ?? script ?? "").trim(),
  );

const VALUES = SOURCES.flatMap((path) =>
  valuesIn(readFileSync(path, "utf8")).map((value) => ({ path, layer: /^var\((--z-[a-z]+)\)$/.exec(value)?.[1] })),
);

describe("layers", () => {
  it("are numbered from back to front", () => {
    expect(LAYERS.length).toBeGreaterThan(4);
    expect(LAYERS.map(({ value }) => value)).toEqual(LAYERS.map((_, at) => at + 1));
  });

  it("are all that style sheets and components take their z-index from", () => {
    const names = LAYERS.map(({ name }) => name);
    expect(VALUES.filter(({ layer }) => !layer || !names.includes(layer))).toEqual([]);
  });

  it("are all in use", () => {
    expect(new Set(VALUES.map(({ layer }) => layer))).toEqual(new Set(LAYERS.map(({ name }) => name)));
  });

  it.each([
    ["a { z-index: 3; }", ["3"]],
    ["a { z-index: var(--z-bar); }", ["var(--z-bar)"]],
    ["<p style={{ zIndex: 2 }} />", ["2"]],
    ["element.style.zIndex = over;", ["over"]],
    ["--z-bar: 3;", []],
  ])("of %s are %j", (source, values) => {
    expect(valuesIn(source)).toEqual(values);
  });
});
