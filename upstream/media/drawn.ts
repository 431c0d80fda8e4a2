import wasm from "@resvg/resvg-wasm/index_bg.wasm";
import { drawPng } from "../../raster/draw-png.ts";
import { createRecent } from "../engine/recent.ts";

/** Pixels a side: three or more for each that a row shows it on, nearly two for each of the largest head's 56. */
const SIDE = 96;
/** As a crest shows no more than its own and the steps of its edges, some 650 bytes. */
const COLOURS = 8;
/** Cached drawings with their SVG, three megabytes: each takes two milliseconds, and pages ask for the same again and again. */
const MOST = 1_500;

const cache = createRecent<Promise<Uint8Array<ArrayBuffer>>>(MOST);

/** Of covers, which have few colours and their steps at edges; cached ones take some 40 kB each. */
const COVER = { width: 1200, colours: 32, most: 30 };

const covers = createRecent<Promise<Uint8Array<ArrayBuffer>>>(COVER.most);

/** A cover as a bitmap, for cards of social networks, which take no SVG. */
export const drawnCover = (svg: string): Promise<Uint8Array<ArrayBuffer>> =>
  covers.get(svg, () => drawPng(svg, { side: COVER.width, colours: COVER.colours, wasm: () => wasm }));

/** A crest or portrait as a bitmap, as suppliers have them: to a browser each picture in SVG is a document of its own. */
export const drawn = (svg: string): Promise<Uint8Array<ArrayBuffer>> =>
  cache.get(svg, () => drawPng(svg, { side: SIDE, colours: COLOURS, wasm: () => wasm }));
