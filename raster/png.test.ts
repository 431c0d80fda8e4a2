import { inflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { crc32, encodePng } from "./png.ts";
import { quantise } from "./quantise.ts";

interface Chunk {
  name: string;
  data: Buffer;
}

/** The chunks of a PNG, each with its expected checksum. */
function chunksOf(png: Uint8Array): Chunk[] {
  const bytes = Buffer.from(png);
  const chunks: Chunk[] = [];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString("latin1", at + 4, at + 8);
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(bytes.subarray(at + 4, at + 8 + length)));
    chunks.push({ name, data: bytes.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

/** Red, green, blue and alpha of each pixel, decoded from the file alone. */
function decoded(png: Uint8Array): number[][] {
  const chunks = chunksOf(png);
  const data = (name: string) => chunks.find((chunk) => chunk.name === name)?.data ?? Buffer.alloc(0);
  const [head, palette, alphas] = [data("IHDR"), data("PLTE"), data("tRNS")];
  const [width, height, depth] = [head.readUInt32BE(0), head.readUInt32BE(4), head[8] ?? 0];
  const rows = inflateSync(data("IDAT"));
  const stride = 1 + Math.ceil((width * depth) / 8);
  return Array.from({ length: width * height }, (_, index) => {
    const bit = (index % width) * depth;
    const byte = rows[Math.floor(index / width) * stride + 1 + (bit >> 3)] ?? 0;
    const place = (byte >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
    return [...palette.subarray(3 * place, 3 * place + 3), alphas[place] ?? 255];
  });
}

const SOLID = [
  [200, 16, 46, 255],
  [255, 255, 255, 255],
  [0, 0, 0, 0],
  [18, 57, 91, 255],
] as const;

describe("a PNG with a palette", () => {
  it("has the checksum of the standard's example", () => {
    expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  });

  it("says again what it was made of, whatever its size, where its colours are few", async () => {
    const picture = fc
      .integer({ min: 1, max: 40 })
      .chain((width) => fc.tuple(fc.constant(width), fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1 })));
    await fc.assert(
      fc.asyncProperty(picture, async ([width, some]) => {
        const places = Array.from({ length: width * 3 }, (_, index) => some[index % some.length] ?? 0);
        const pixels = Uint8Array.from(places.flatMap((place) => SOLID[place] ?? []));
        const png = await encodePng(quantise(pixels, width, 8));
        expect(decoded(png)).toEqual(places.map((place) => [...(SOLID[place] ?? [])]));
      }),
    );
  });

  it("has no more colours than it may, and keeps those of large parts exactly", async () => {
    const steps = Array.from({ length: 100 }, (_, index) => [index, index, index, 255]);
    const pixels = Uint8Array.from([...Array(300).fill(SOLID[0]), ...Array(300).fill(SOLID[3]), ...steps].flat());
    const shown = decoded(await encodePng(quantise(pixels, 10, 8)));
    expect(new Set(shown.map(String)).size).toBeLessThanOrEqual(8);
    expect(shown[0]).toEqual([...SOLID[0]]);
    expect(shown[300]).toEqual([...SOLID[3]]);
  });

  it("takes back what a rasteriser multiplied colours with", async () => {
    const half = Uint8Array.from([100, 50, 0, 128]);
    expect(decoded(await encodePng(quantise(half, 1, 8)))).toEqual([[199, 100, 0, 128]]);
  });
});
