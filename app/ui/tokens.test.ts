import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DURATIONS, SHADOWS } from "../../scripts/dev/style-page.mjs";

/** Every declaration of the app's style sheets but the token file's. */
const DECLARATIONS = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".css") && path !== "ui/tokens.css")
  .flatMap((path) => {
    const css = readFileSync(`app/${path}`, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
    return [...css.matchAll(/(?<=[{;\s])([a-z-]+):\s*([^;{}]+);/g)].map(([, property = "", value = ""]) => ({
      path,
      property,
      value: value.replaceAll(/\s+/g, " "),
    }));
  });

const valuesOf = (property: string) => DECLARATIONS.filter((one) => one.property === property);

/**
 * Sizes that are none of the text's: a score beside crests, and letters in marks and drawings, which grow with what
 * they stand in.
 */
const OWN_SIZES = [
  "features/match/score-board.module.css",
  "features/score-head/score-head.module.css",
  "features/match-events/event-sign.module.css",
  "features/standings/standings.module.css",
  "features/odds/comparison/match-odds.module.css",
];
/** Articles are read at length: one step between two of the scale. */
const READING = "1.0625rem";
/** Letters in signs of a fixed size. */
const MARK = "0.6875rem";

describe("style sheets take from the tokens", () => {
  it("sizes of text in rem", () => {
    const own = valuesOf("font-size").filter(
      ({ path, value }) =>
        value.endsWith("rem") && !["1rem", READING, MARK].includes(value) && !OWN_SIZES.includes(path),
    );
    expect(own).toEqual([]);
  });

  it("shadows, but for rings", () => {
    const shadows = Object.values(SHADOWS).map((value) => `${value} var(--shade)`);
    const own = valuesOf("box-shadow").filter(
      ({ value }) => !/^(none$|0 0 0 |inset )/.test(value) && !shadows.includes(value),
    );
    expect(own).toEqual([]);
  });

  it("radii, but for circles, round ends and drawn marks of up to three pixels", () => {
    const part = /^(0|50%|999px|[23]px|var\(--(r|r-s)\))$/;
    const own = valuesOf("border-radius").filter(({ value }) => value.split(" ").some((one) => !part.test(one)));
    expect(own).toEqual([]);
  });

  it("durations of transitions", () => {
    const own = valuesOf("transition").filter(({ value }) =>
      [...value.matchAll(/(?<![\w.-])[\d.]+m?s/g)].some(([time]) => time !== "0s" && !DURATIONS.includes(time)),
    );
    expect(own.map(({ path, value }) => `${path}: ${value}`)).toEqual([
      // No motion: a menu stays open for a pointer that strays.
      "shell/panels.css: visibility 0s 0.11s",
    ]);
  });
});
