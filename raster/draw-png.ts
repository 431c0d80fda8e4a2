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
  /** For a drawing with text: OpenType files with every character of it. */
  fonts?: readonly Uint8Array[];
}

/** Once per isolate or process. */
let ready: Promise<void> | undefined;

/** Compiles the rasteriser, once. */
export function startRasteriser(wasm: Bitmap["wasm"]): Promise<void> {
  ready ??= initWasm(wasm());
  return ready;
}

/** Renders an SVG to PNG; text only in the given fonts. */
export async function drawPng(
  svg: string,
  { side, colours, wasm, fonts = [] }: Bitmap,
): Promise<Uint8Array<ArrayBuffer>> {
  await startRasteriser(wasm);
  const drawing = new Resvg(svg, {
    fitTo: { mode: "width", value: side },
    font: fonts.length > 0 ? { fontBuffers: [...fonts] } : { loadSystemFonts: false },
  });
  const image = drawing.render();
  try {
    return await encodePng(quantise(image.pixels, image.width, colours));
  } finally {
    image.free();
    drawing.free();
  }
}
