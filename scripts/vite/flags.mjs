// Round flags of countries and home nations: `/flags/{code}.svg` for page headers, `/flags/{code}.png` for rows, of which
// pages have dozens (app/ui/flag-address.ts).
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { drawPng } from "../../raster/draw-png.ts";

const NAME = /^([a-z]{2}(?:-(?:eng|sct|wls|nir))?)\.svg$/;
/** Pixels: three per CSS pixel of a row's flag, which is about 24 wide. */
const SIDE = 72;
const COLOURS = 12;

const { resolve } = createRequire(import.meta.url);
const folder = path.join(path.dirname(resolve("circle-flags/package.json")), "flags");
const wasm = () => readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm"));

/** The flags that pages may use: ISO 3166-1 alpha-2 codes in lower case and the four home nations. */
export const flagCodes = () => readdirSync(folder).flatMap((name) => NAME.exec(name)?.[1] ?? []);

const drawing = (code) => readFileSync(path.join(folder, `${code}.svg`), "utf8");

/** What a flag shows, without the circle that it is cut to. */
export function flagContent(code) {
  const [, content] = /<g mask="url\(#a\)">(.*)<\/g><\/svg>\s*$/s.exec(drawing(code)) ?? [];
  if (!content || /id=|url\(/.test(content)) throw new Error(`the flag ${code} is drawn otherwise than the others`);
  return content;
}

/** A flag as a small bitmap: browsers treat each SVG picture as a document of its own. */
export const flagBitmap = (code) => drawPng(drawing(code), { side: SIDE, colours: COLOURS, wasm });

/** @type {import("./asset-files.mjs").Kind} */
export const flagFiles = {
  files: () =>
    flagCodes().flatMap((code) => [
      { fileName: `flags/${code}.svg`, source: () => drawing(code) },
      { fileName: `flags/${code}.png`, source: () => flagBitmap(code) },
    ]),
};
