import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { encodePng } from "./png.ts";
import { quantise } from "./quantise.ts";

interface Bitmap {
  /** Pixels of its width; its height follows from the drawing. */
  side: number;
  /** At most 256. */
  colours: number;
  /** The rasteriser: whoever draws nothing compiles nothing. */
  wasm(): Parameters<typeof initWasm>[0];
}

/** Once for the isolate or process. */
let ready: Promise<void> | undefined;

/** A drawing, as SVG without text (there are no fonts), as a PNG. */
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
