import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { encodePng } from "./png.ts";
import { quantise } from "./quantise.ts";

interface Bitmap {
  /** Width in pixels; the height follows from the drawing. */
  side: number;
  /** At most 256. */
  colours: number;
  /** The rasteriser, compiled on first use. */
  wasm(): Parameters<typeof initWasm>[0];
}

/** Once per isolate or process. */
let ready: Promise<void> | undefined;

/** Renders an SVG without text (there are no fonts) to PNG. */
export async function drawPng(svg: string, { side, colours, wasm }: Bitmap): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= initWasm(wasm());
  await ready;
  const drawing = new Resvg(svg, { fitTo: { mode: "width", value: side }, font: { loadSystemFonts: false } });
  const image = drawing.render();
  try {
    return await encodePng(quantise(image.pixels, image.width, colours));
  } finally {
    image.free();
    drawing.free();
  }
}
