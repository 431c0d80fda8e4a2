import { describe, expect, it } from "vitest";
import { LETTERS } from "../../data/media/letters.ts";
import { contrast, inkOn } from "../../platform/contrast.ts";
import { competitionCrest, teamCrest } from "./crest.ts";

const club = (id: string, en: string, ...colours: [string, string]) => ({ id, names: { en }, colours });
const fillOf = (svg: string) => /fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? "";
const inkOf = (svg: string) => /<g [^>]*stroke="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? "";

describe("crests", () => {
  it("are the same each time, and differ between clubs", () => {
    const arsenal = club("20101", "Arsenal", "#ef0107", "#ffffff");
    expect(teamCrest(arsenal)).toBe(teamCrest({ ...arsenal }));
    expect(teamCrest(arsenal)).not.toBe(teamCrest({ ...arsenal, id: "20102" }));
  });

  it.each([
    ["white on white", "#ffffff", "#ffffff"],
    ["yellow and white", "#fde100", "#ffffff"],
    ["red and black", "#c8102e", "#000000"],
    ["dark blue and blue", "#001489", "#0032a0"],
  ])("keep the letters readable in %s", (_, primary, secondary) => {
    const svg = teamCrest(club("31", "Real Madrid", primary, secondary));
    expect(contrast(fillOf(svg), inkOf(svg))).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ["white on blue", "#003399", "#ffffff"],
    ["white on white", "#ffffff", "#ffffff"],
    ["light blue on claret", "#6c1d45", "#99d6ea"],
  ])("have an outline that is seen on white paper in %s", (_, primary, secondary) => {
    const [, edge = ""] =
      /fill="none" stroke="(#[0-9a-f]{6})"/.exec(teamCrest(club("31", "A", primary, secondary))) ?? [];
    expect(contrast("#ffffff", edge)).toBeGreaterThanOrEqual(1.5);
  });

  it("hold nothing but drawing, and no text: what draws them has no fonts", () => {
    for (let id = 20_000; id < 20_050; id += 1) {
      const svg = teamCrest(club(String(id), '"><script>alert(1)</script>', "#123456", "#fedcba"));
      expect(svg).not.toMatch(/script|<text/);
    }
  });

  it("exist for competitions, ids of any length", () => {
    const linesOf = (svg: string) => [...svg.matchAll(/ d="([^"]*)"\/>/g)].slice(-3).map(([, line]) => line);
    const written = (text: string) => [...text].map((letter) => LETTERS[letter]?.line);
    expect(linesOf(competitionCrest({ id: "75", names: { en: "FIFA World Cup" } }))).toEqual(written("FWC"));
    expect(linesOf(competitionCrest({ id: "123456789012345678", names: { en: "Cup" } }))).toEqual(written("CUP"));
  });
});

describe("inkOn", () => {
  it("takes the wished colour only where it is read", () => {
    expect(inkOn("#000000", "#ffff00")).toBe("#ffff00");
    expect(inkOn("#ffffff", "#ffff00")).toBe("#111111");
    expect(inkOn("#222222", "#000000")).toBe("#ffffff");
  });
});
