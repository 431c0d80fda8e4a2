import { Resvg } from "@resvg/resvg-wasm";

/** At which texts are measured. */
const SIZE = 100;

/**
 * The left and right end of a text's ink, in units of its letters' size. The rasteriser must have been started, and the
 * text needs no escaping.
 */
export function measureInk(text: string, family: string, fonts: readonly Uint8Array[]): readonly [number, number] {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="200"><text x="${SIZE}" y="100" font-size="${SIZE}" ` +
    `font-weight="700" font-family="${family}">${text}</text></svg>`;
  const drawing = new Resvg(svg, { font: { fontBuffers: [...fonts] } });
  const box = drawing.innerBBox();
  const ends = box ? ([(box.x - SIZE) / SIZE, (box.x + box.width - SIZE) / SIZE] as const) : ([0, 0] as const);
  box?.free();
  drawing.free();
  return ends;
}
