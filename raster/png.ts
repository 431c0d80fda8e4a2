import type { Indexed } from "./quantise.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** IHDR values: a palette; the only defined compression and filter methods, no interlacing. */
const INDEXED = 3;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

/** CRC-32 of ISO 3309, which ends each chunk. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** Length, name, data, checksum. */
function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** The smallest bit depth of 1, 2, 4 and 8 for so many colours. */
const depthFor = (colours: number): number => [1, 2, 4].find((bits) => colours <= 1 << bits) ?? 8;

/** Rows of packed pixels, each preceded by its filter type: none, as suits a palette. */
function scanlines({ width, height, indices }: Indexed, depth: number): Uint8Array<ArrayBuffer> {
  const stride = 1 + Math.ceil((width * depth) / 8);
  const rows = new Uint8Array(stride * height);
  for (const [index, place] of indices.entries()) {
    const bit = (index % width) * depth;
    const at = Math.floor(index / width) * stride + 1 + (bit >> 3);
    rows[at] = (rows[at] ?? 0) | (place << (8 - depth - (bit & 7)));
  }
  return rows;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const everyFourth = (palette: Uint8Array, isTaken: (channel: number) => boolean): Uint8Array =>
  palette.filter((_, index) => isTaken(index % 4));

/** A PNG with a palette and the smallest sufficient bit depth. */
export async function encodePng(picture: Indexed): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, palette } = picture;
  const depth = depthFor(palette.length / 4);
  const head = new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, depth, INDEXED, 0, 0, 0]);
  new DataView(head.buffer).setUint32(0, width);
  new DataView(head.buffer).setUint32(4, height);
  const alphas = everyFourth(palette, (channel) => channel === 3);
  // Opaque colours come last and need no tRNS entry.
  const seenThrough = alphas.subarray(0, alphas.findLastIndex((alpha) => alpha < 255) + 1);
  const parts = [
    new Uint8Array(SIGNATURE),
    chunk("IHDR", head),
    chunk(
      "PLTE",
      everyFourth(palette, (channel) => channel < 3),
    ),
    ...(seenThrough.length > 0 ? [chunk("tRNS", seenThrough)] : []),
    chunk("IDAT", await deflate(scanlines(picture, depth))),
    chunk("IEND", new Uint8Array()),
  ];
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}
