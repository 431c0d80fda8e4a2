// The site's icons as bitmaps, drawn from public/icon.svg: for browsers that install the site (manifest.webmanifest)
// and for home screens of iPhones and iPads.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { drawPng } from "../../raster/draw-png.ts";

const PUBLIC = path.resolve(import.meta.dirname, "../../public");
const COLOURS = 32;

const wasm = () => readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm"));

/** The drawing, and the same without rounded corners: systems cut these themselves. */
export const iconDrawing = () => readFileSync(path.join(PUBLIC, "icon.svg"), "utf8");
const squareDrawing = () => iconDrawing().replace(/ rx="\d+"/, "");
/** A mask may leave no more than a circle of four fifths of the width, in which the mark must be whole. */
const maskableDrawing = () =>
  squareDrawing().replace(/<g (.*)<\/g>/, '<g transform="translate(12 12) scale(0.9) translate(-12 -12)" $1</g>');

/** Each bitmap: its file in public/, its width in pixels, and what it is drawn from. */
export const SITE_ICONS = [
  { file: "icon-192.png", side: 192, drawing: iconDrawing },
  { file: "icon-512.png", side: 512, drawing: iconDrawing },
  { file: "icon-maskable-512.png", side: 512, drawing: maskableDrawing },
  { file: "apple-touch-icon.png", side: 180, drawing: squareDrawing },
];

export const iconPath = ({ file }) => path.join(PUBLIC, file);

/** The bytes of one of them. */
export const drawIcon = ({ side, drawing }) => drawPng(drawing(), { side, colours: COLOURS, wasm });
