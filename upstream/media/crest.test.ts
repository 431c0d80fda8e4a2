import { describe, expect, it } from "vitest";
import { contrast, inkOn } from "./contrast.ts";
import { competitionCrest, teamCrest } from "./crest.ts";

const club = (id: string, en: string, ...colours: [string, string]) => ({ id, names: { en }, colours });
const fillsOf = (svg: string) => [...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, colour]) => colour ?? "");

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
    const [background = "", , ink = ""] = fillsOf(teamCrest(club("31", "Real Madrid", primary, secondary)));
    expect(contrast(background, ink)).toBeGreaterThanOrEqual(3);
  });

  it("stay under 700 bytes and hold nothing but drawing", () => {
    for (let id = 20_000; id < 20_050; id += 1) {
      const svg = teamCrest(club(String(id), '"><script>alert(1)</script>', "#123456", "#fedcba"));
      expect(svg.length).toBeLessThan(700);
      expect(svg).not.toContain("script");
    }
  });

  it("exist for competitions, ids of any length", () => {
    expect(competitionCrest({ id: "75", names: { en: "FIFA World Cup" } })).toContain(">FWC<");
    expect(competitionCrest({ id: "123456789012345678", names: { en: "Cup" } })).toContain(">CUP<");
  });
});

describe("inkOn", () => {
  it("takes the wished colour only where it is read", () => {
    expect(inkOn("#000000", "#ffff00")).toBe("#ffff00");
    expect(inkOn("#ffffff", "#ffff00")).toBe("#111111");
    expect(inkOn("#222222", "#000000")).toBe("#ffffff");
  });
});
