import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp from "sharp";
import { describe, expect, it, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { SHARE_SIZE } from "#contract/tables/share-pictures";
import { drawPng, startRasteriser } from "../../../../raster/draw-png.ts";
import { measureInk } from "../../../../raster/measure-ink.ts";
import { COMPETITIONS, TEAMS, teamById } from "../../../competitions/world/world.ts";
import { SHARE_WORDS } from "../../../data/media/share-words.ts";
import { spaceKhmer } from "./khmer-text.ts";
import { matchShare } from "./match-share.ts";
import { drawnName, familyOf, readable, runsOf, scriptsOf, widthOf } from "./share-letters.ts";
import { contestShare, tableShare, teamShare } from "./subject-share.ts";

const wasm = readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm"));
const fontFiles = Promise.all(
  ["latin", "thai", "khmer", "han"].map((name) => readFile(`upstream/data/media/fonts/${name}.bin`)),
);

async function drawn(svg: string): Promise<Uint8Array> {
  const fonts = (await fontFiles).map((file) => new Uint8Array(file));
  await startRasteriser(() => wasm);
  const spaced = spaceKhmer(svg, (text, family) => measureInk(text, family, fonts));
  return drawPng(spaced, { side: SHARE_SIZE.width, colours: 48, wasm: () => wasm, fonts });
}

const [arsenal, chelsea] = [teamById("20101")!, teamById("20107")!];
const matchIn = (locale: LocaleCode, notes: readonly string[] = ["Saka 23', 90+4'"]) =>
  matchShare({
    home: { name: drawnName(arsenal.names, locale), club: arsenal, notes },
    away: { name: drawnName(chelsea.names, locale), club: chelsea, notes: [] },
    competition: drawnName(COMPETITIONS.find(({ key }) => key === "premier-league")!.names, locale),
    score: [2, 1],
    state: SHARE_WORDS[locale].states.fullTime,
  });

describe("a picture for previews", () => {
  it.each(LOCALE_CODES)("is 1200 by 630 pixels and at most 60 kB: %s", async (locale) => {
    const table = tableShare({
      competition: "Premier League",
      title: SHARE_WORDS[locale].table,
      rows: TEAMS.slice(0, 20).map((club) => ({ club, name: drawnName(club.names, locale), total: "23" })),
    });
    for (const svg of [matchIn(locale), table]) {
      const png = await drawn(svg);
      expect(png.length).toBeLessThan(60_000);
      expect(await sharp(png).metadata()).toMatchObject({ format: "png", ...SHARE_SIZE });
    }
  });

  it("holds the score and who scored, the first of many", () => {
    const svg = matchIn("en", ["A 1'", "B 2'", "C 3'", "D 4'", "E 5'"]);
    expect(svg).toContain(">2–1<");
    expect(svg).toContain(">C 3'<");
    expect(svg).not.toContain("D 4'");
  });

  it("writes a name as text, whatever is in it", () => {
    const name = '</text><script>alert("1")</script>';
    for (const svg of [teamShare({ name, about: name }, arsenal), contestShare({ name, about: "" })])
      expect(svg).not.toMatch(/<script|<\/text><\/text>/);
  });
});

describe("the fonts of pictures", () => {
  it("have every character of the words and of nearly all names", () => {
    for (const locale of LOCALE_CODES) {
      const { states, sports, ...others } = SHARE_WORDS[locale];
      for (const text of [...Object.values(states), ...Object.values(sports), ...Object.values(others)])
        expect([...readable(text)].length, text).toBe([...text.replaceAll("\u200b", "")].length);
      const lost = [...TEAMS, ...COMPETITIONS].filter(
        ({ names }) => names[locale] && drawnName(names, locale) !== names[locale],
      );
      expect(lost.map(({ key }) => key)).toEqual([]);
    }
  });

  it("take a text apart by script", () => {
    expect(runsOf("ไทยลีก 1")).toEqual([
      { script: "thai", text: "ไทยลีก" },
      { script: "latin", text: " 1" },
    ]);
    expect([...scriptsOf("曼聯 Hà Nội")]).toEqual(["han", "latin"]);
    expect(readable("Зенит FC\u200b")).toBe(" FC");
  });

  test("a text is no wider than was reckoned", async () => {
    const fonts = (await fontFiles).map((file) => new Uint8Array(file));
    await startRasteriser(() => wasm);
    const wider = TEAMS.slice(0, 150).flatMap(({ names }) =>
      [names.en, names.th, names["zh-Hant"], names.vn].flatMap((name) => {
        const text = readable(name ?? "");
        const [run, ...others] = runsOf(text);
        if (!run || others.length > 0) return [];
        const [, right] = measureInk(text.replaceAll("&", "+"), familyOf(run.script), fonts);
        return right <= widthOf(text) ? [] : [`${text}: ${right} of ${widthOf(text)}`];
      }),
    );
    expect(wider).toEqual([]);
  });
});

describe("Khmer", () => {
  const inkOf = (text: string) => [0, text.length] as const;
  const text = (runs: string) => `<text x="100" y="50" font-size="10" text-anchor="middle" fill="#fff">${runs}</text>`;

  it("has a place for each syllable, around the middle", () => {
    const svg = spaceKhmer(text('<tspan font-family="Noto Sans Khmer">កេត</tspan>'), inkOf);
    // Two letters, one letter, and the gap between them: 3.09 units of ten pixels.
    expect([...svg.matchAll(/<text x="([\d.]+)"[^>]*>([^<]+)</g)].map(([, x, part]) => [x, part])).toEqual([
      ["84.5", "កេ"],
      ["105.4", "ត"],
    ]);
  });

  it("leaves other scripts as they are", () => {
    const latin = text('<tspan font-family="Noto Sans">Arsenal</tspan>');
    expect(spaceKhmer(latin, inkOf)).toBe(latin);
  });
});
