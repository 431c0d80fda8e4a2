import wasm from "@resvg/resvg-wasm/index_bg.wasm";
import { LruCache } from "#contract/memory/lru-cache";
import { drawPng } from "../../../raster/draw-png.ts";

/**
 * Pixels per side: at least three for each at which a row shows it, nearly two for each of the largest heading's 56.
 */
const SIDE = 96;
/** A crest has four colours, and three steps of each to smooth its edges; some 800 bytes. */
const COLOURS = 16;
/**
 * Cached drawings with their SVG, three megabytes: each takes two milliseconds to draw, and pages request the same ones
 * repeatedly.
 */
const MOST = 1_500;

const cache = new LruCache<Promise<Uint8Array<ArrayBuffer>>>(MOST);

/** For covers, which have few colours plus anti-aliasing steps; cached ones take some 40 kB each. */
const COVER = { width: 1200, colours: 32, most: 30 };

const covers = new LruCache<Promise<Uint8Array<ArrayBuffer>>>(COVER.most);

/** A cover as a bitmap, for social network cards, which do not support SVG. */
export const drawnCover = (svg: string): Promise<Uint8Array<ArrayBuffer>> =>
  covers.getOrCreate(svg, () => drawPng(svg, { side: COVER.width, colours: COVER.colours, wasm: () => wasm }));

/**
 * A crest or portrait as a bitmap, like those of suppliers: for a browser each SVG picture is a document of its own.
 */
export const drawn = (svg: string): Promise<Uint8Array<ArrayBuffer>> =>
  cache.getOrCreate(svg, () => drawPng(svg, { side: SIDE, colours: COLOURS, wasm: () => wasm }));
