import wasm from "@resvg/resvg-wasm/index_bg.wasm";
import { LruCache } from "#contract/memory/lru-cache";
import { SHARE_SIZE } from "#contract/tables/share-pictures";
import { drawPng, startRasteriser } from "../../../../raster/draw-png.ts";
import { measureInk } from "../../../../raster/measure-ink.ts";
import han from "../../../data/media/fonts/han.bin";
import khmer from "../../../data/media/fonts/khmer.bin";
import latin from "../../../data/media/fonts/latin.bin";
import thai from "../../../data/media/fonts/thai.bin";
import { spaceKhmer } from "./khmer-text.ts";
import { type Script, scriptsOf } from "./share-letters.ts";

/** A picture as SVG, and whether it shows what its address says. */
export interface DrawnShare {
  svg: string;
  isCurrent: boolean;
}

const FONTS: Readonly<Record<Script, ArrayBuffer>> = { latin, thai, khmer, han };

/** Two grounds, crests, and the steps of smooth letters; some 25 kB. */
const COLOURS = 48;

const MOST_PICTURES = 30;
const pictures = new LruCache<Promise<Uint8Array<ArrayBuffer>>>(MOST_PICTURES);

/** Each syllable and font takes a tenth of a millisecond to measure, and names have the same ones. */
const MOST_SYLLABLES = 2_000;
const inks = new LruCache<readonly [number, number]>(MOST_SYLLABLES);

async function draw(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  await startRasteriser(() => wasm);
  const fonts = [...scriptsOf(svg)].map((script) => new Uint8Array(FONTS[script]));
  const inkOf = (text: string, family: string) =>
    inks.getOrCreate(`${family} ${text}`, () => measureInk(text, family, fonts));
  return drawPng(spaceKhmer(svg, inkOf), { side: SHARE_SIZE.width, colours: COLOURS, wasm: () => wasm, fonts });
}

/** A picture for previews as a bitmap: networks show no SVG. */
export const drawnShare = (svg: string): Promise<Uint8Array<ArrayBuffer>> => pictures.getOrCreate(svg, () => draw(svg));
