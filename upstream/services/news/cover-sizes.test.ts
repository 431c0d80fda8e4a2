import { expect, test } from "vitest";
import { pngOf, smallAvif, webpOf } from "./test-pictures.ts";
import { readCover } from "./uploaded-cover.ts";

const ORIGINAL = pngOf(3200, 1800);
const FALLBACK = pngOf(1600, 900);
const NAME = "[0-9a-f]{32}";

test("a cover with sizes has its fallback's measures, and all files are called after what was uploaded", () => {
  const read = (fallback: Uint8Array, sizes: Uint8Array[]) => {
    const done = readCover({ bytes: ORIGINAL, fallback, sizes }, "A stand");
    if ("faults" in done) throw new Error(JSON.stringify(done.faults));
    return done.upload;
  };
  const { cover, pictures } = read(FALLBACK, [smallAvif(), webpOf(480, 270), webpOf(1600, 900)]);
  expect(cover).toMatchObject({ width: 1600, height: 900, alt: "A stand" });
  expect(cover.sizes?.map(({ width, type }) => [width, type])).toEqual([
    [480, "image/avif"],
    [480, "image/webp"],
    [1600, "image/webp"],
  ]);
  const files = pictures.map(({ file }) => file).join(" ");
  expect(files).toMatch(new RegExp(`^(${NAME})\\.png \\1-480\\.avif \\1-480\\.webp \\1-1600\\.webp$`));
  expect(pictures[0]?.bytes).toBe(FALLBACK);
  // Another encoder does not make another cover.
  expect(read(pngOf(1200, 675), [webpOf(480, 270)]).cover.file).toBe(cover.file);
});

test("a cover that is sent alone is the single picture", () => {
  const read = readCover({ bytes: ORIGINAL }, "");
  expect(read).toMatchObject({ upload: { cover: { width: 3200 }, pictures: [{ mediaType: "image/png" }] } });
  expect("upload" in read && read.upload.cover.sizes).toBeUndefined();
});

test.each<[string, Uint8Array[], RegExp]>([
  ["in another shape", [webpOf(480, 480)], /480 × 480 pixels is not of this picture/],
  ["wider than the picture", [webpOf(1920, 1080)], /1920 × 1080 pixels/],
  ["twice", [webpOf(480, 270), webpOf(480, 270)], /480 pixels wide twice/],
  ["in a format that pages do not use", [pngOf(480, 270)], /neither AVIF nor WebP/],
  ["of no picture", [new TextEncoder().encode("<svg/>")], /neither AVIF nor WebP/],
  ["too large", [new Uint8Array(1024 * 1024 + 1)], /larger than 1 MB/],
  ["too many", Array.from({ length: 7 }, () => smallAvif()), /more than 6/],
])("sizes %s are refused", (_, sizes, reason) => {
  const read = readCover({ bytes: ORIGINAL, fallback: FALLBACK, sizes }, "");
  expect("faults" in read && read.faults).toEqual([{ field: "cover", reason: expect.stringMatching(reason) }]);
});

test.each<[string, Uint8Array, RegExp]>([
  ["wider than 1600 pixels", pngOf(3200, 1800), /3200 pixels wide/],
  ["that only some browsers show", smallAvif(), /neither JPEG nor PNG nor WebP/],
  ["too large", new Uint8Array(1024 * 1024 + 1), /larger than 1 MB/],
])("a fallback %s is refused", (_, fallback, reason) => {
  const read = readCover({ bytes: ORIGINAL, fallback }, "");
  expect("faults" in read && read.faults[0]?.reason).toMatch(reason);
});
