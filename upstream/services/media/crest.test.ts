import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { contrast, inkOn } from "#contract/colours/contrast";
import { drawPng } from "../../../raster/draw-png.ts";
import { COMPETITIONS, TEAMS, teamById } from "../../competitions/world/world.ts";
import { KIT_PATTERNS } from "../../data/clubs/kit-patterns.ts";
import type { TeamEntry } from "../../data/entries/types.ts";
import { FIELDS, FIGURES, OUTLINES } from "../../data/media/crest-parts.ts";
import { FLAGS } from "../../data/media/flags.ts";
import { LETTERS } from "../../data/media/letters.ts";
import { competitionCrest, describeCrest, teamCrest } from "./crest.ts";

const club = (id: string, ...colours: [string, string]) => ({ id, key: "", sport: "football" as const, colours });
const clubsOf = (ids: readonly string[]): TeamEntry[] =>
  ids.flatMap((id) => teamById(id) ?? []).filter(({ isNational }) => !isNational);
const CLUBS = TEAMS.filter(({ isNational }) => !isNational);

/** The most that two colours of two pixels differ, from 0 to 255. */
const differenceAt = (a: Buffer, b: Buffer, at: number): number =>
  Math.max(...[0, 1, 2, 3].map((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0))));

/** How many of 400 pixels two pictures differ in, to the eye. */
function differingPixels(a: Buffer, b: Buffer): number {
  const SEEN = 48;
  let count = 0;
  for (let at = 0; at < a.length; at += 4) if (differenceAt(a, b, at) >= SEEN) count += 1;
  return count;
}

const wasm = readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm"));

/** A crest as a row of a list shows it. */
async function smallCrest(team: TeamEntry): Promise<Buffer> {
  const png = await drawPng(teamCrest(team), { side: 96, colours: 16, wasm: () => wasm });
  return sharp(png).resize(20).ensureAlpha().raw().toBuffer();
}

describe("crests", () => {
  it("are the same each time", () => {
    const arsenal = teamById("20101")!;
    expect(teamCrest(arsenal)).toBe(teamCrest({ ...arsenal }));
  });

  it("are flags for national teams, and drawn where no flag is known", () => {
    const brazil = TEAMS.find(({ country, isNational }) => isNational && country === "BR")!;
    expect(teamCrest(brazil)).toContain(FLAGS.get("BR"));
    const other = { ...brazil, country: "XX" };
    expect(teamCrest(other)).toContain(describeCrest(other).figure.path);
  });

  it("differ between the clubs of every competition", () => {
    const alike = COMPETITIONS.flatMap(({ key, teamIds }) => {
      const first = new Map<string, string>();
      return clubsOf(teamIds).flatMap((team) => {
        const words = JSON.stringify(describeCrest(team));
        const other = first.get(words);
        first.set(words, team.key);
        return other === undefined ? [] : [`${key}: ${team.key}, ${other}`];
      });
    });
    expect(alike).toEqual([]);
  });

  it.each(["premier-league", "thai-league-1", "serie-a", "nba"])(
    "of %s are told apart when they are twenty pixels high",
    async (key) => {
      const competition = COMPETITIONS.find((one) => one.key === key)!;
      const teams = clubsOf(competition.teamIds);
      const pictures = await Promise.all(teams.map(smallCrest));
      const alike = pictures.flatMap((one, index) =>
        pictures.slice(0, index).flatMap((other, place) => {
          const pixels = differingPixels(one, other);
          return pixels >= 60 ? [] : [`${teams[index]?.key}, ${teams[place]?.key}: ${pixels}`];
        }),
      );
      expect(alike).toEqual([]);
    },
  );

  it("have colours that are seen beside each other, a figure that is seen on them, and an edge on both papers", () => {
    for (const team of CLUBS) {
      const { colours, figureColour, field } = describeCrest(team);
      expect(contrast(...colours), team.key).toBeGreaterThanOrEqual(1.6);
      const [first, second] = colours;
      const grounds = { first: [first], second: [second], both: [first, second] }[field.behind];
      for (const ground of grounds) expect(contrast(ground, figureColour), team.key).toBeGreaterThanOrEqual(1.6);
      const [edge = ""] = /#[0-9a-f]{6}(?=" stroke-width="1.4")/.exec(teamCrest(team)) ?? [];
      for (const paper of ["#ffffff", "#151b19"]) expect(contrast(edge, paper)).toBeGreaterThanOrEqual(1.6);
    }
  });

  it("are small, and hold nothing but drawing: what draws them has no fonts", () => {
    for (const team of TEAMS) {
      const svg = teamCrest(team);
      expect(svg.length, team.key).toBeLessThanOrEqual(team.isNational ? 4_000 : 700);
      expect(svg).not.toMatch(/<text|NaN|undefined/);
    }
  });

  it("exist for ids of any length", () => {
    expect(teamCrest(club("123456789012345678", "#123456", "#fedcba"))).toContain("<svg");
  });

  it("take the pattern of shirts that are known by it", () => {
    const keys = new Set(TEAMS.map(({ key }) => key));
    expect([...KIT_PATTERNS.keys()].filter((key) => !keys.has(key))).toEqual([]);
    const names = new Set(FIELDS.map(({ name }) => name));
    expect([...KIT_PATTERNS.values()].filter((pattern) => !names.has(pattern))).toEqual([]);
  });

  it("repeat only after as many clubs as there are combinations of parts", () => {
    const sizes = [OUTLINES.football.length, FIELDS.length, FIGURES.football.length];
    const words = new Set(
      Array.from({ length: 1_560 }, (_, index) => {
        const { outline, field, figure } = describeCrest(club(String(index), "#c8102e", "#ffffff"));
        return [outline, field.name, figure.name].join();
      }),
    );
    expect(words.size).toBe(sizes.reduce((product, size) => product * size, 1));
    expect([OUTLINES.basketball.length, FIGURES.basketball.length]).toEqual([sizes[0], sizes[2]]);
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
