import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readCover } from "../../upstream/services/news/uploaded-cover.ts";
import { coverSizes, widthsOf } from "./cover-sizes.mjs";

const plain = (width: number, height: number, alpha?: number) =>
  sharp({
    create: {
      width,
      height,
      ...(alpha === undefined ? { channels: 3 } : { channels: 4 }),
      background: { r: 9, g: 90, b: 40, alpha },
    },
  });

test.each([
  [4000, [480, 960, 1600]],
  [1600, [480, 960, 1600]],
  [1200, [480, 960, 1200]],
  [600, [480, 600]],
])("a picture of %d pixels is sent in widths of %j", (width, widths) => {
  expect(widthsOf(width)).toEqual(widths);
});

describe("a cover that is resized", () => {
  test("is one that the upstream takes, upright and without what the camera wrote", async () => {
    const camera = { exif: { IFD0: { Copyright: "somebody" } } };
    const lying = await plain(400, 640)
      .withMetadata({ orientation: 6, ...camera })
      .jpeg()
      .toBuffer();
    const resized = await coverSizes(lying);
    const { exif, orientation, format, width } = await sharp(resized?.fallback).metadata();
    expect({ exif, orientation, format, width }).toEqual({ format: "jpeg", width: 640 });
    const wide = await plain(640, 320).png().toBuffer();
    const read = readCover({ bytes: wide, ...(await coverSizes(wide)) }, "A pitch");
    if (!("upload" in read)) throw new Error(JSON.stringify(read));
    const { cover, pictures } = read.upload;
    expect(cover).toMatchObject({ file: expect.stringMatching(/^[0-9a-f]{32}\.jpg$/), width: 640, height: 320 });
    expect(cover.sizes?.map(({ type, width: size }) => [type, size])).toEqual([
      ["image/avif", 480],
      ["image/avif", 640],
      ["image/webp", 480],
      ["image/webp", 640],
    ]);
    expect(pictures.map(({ mediaType }) => mediaType)).toEqual([
      "image/jpeg",
      ...(cover.sizes ?? []).map(({ type }) => type),
    ]);
  });

  test("keeps its transparency", async () => {
    const clear = await coverSizes(await plain(600, 300, 0.5).png().toBuffer());
    expect(await sharp(clear?.fallback).metadata()).toMatchObject({ format: "webp", hasAlpha: true });
    const opaque = await coverSizes(await plain(600, 300, 1).png().toBuffer());
    expect((await sharp(opaque?.fallback).metadata()).format).toBe("jpeg");
  });
});

test("what is no picture of ours is left to the upstream, and a damaged one is refused", async () => {
  for (const bytes of [Buffer.from("text"), Buffer.alloc(0), await plain(600, 300).gif().toBuffer()])
    expect(await coverSizes(bytes)).toBeUndefined();
  const whole = await plain(640, 320).jpeg().toBuffer();
  await expect(coverSizes(whole.subarray(0, whole.length - 200))).rejects.toThrow();
});
