import { expect, test } from "vitest";
import type { CoverSize } from "#contract/domain/news";
import { coverSources } from "./news-cards.ts";

const BASE = "https://storage.example";
const avif = (url: string, width = 480): CoverSize => ({ url, width, type: "image/avif" });
const webp = (url: string, width = 480): CoverSize => ({ url, width, type: "image/webp" });

test.each<[string, CoverSize[] | undefined, ReturnType<typeof coverSources>]>([
  ["no sizes", undefined, []],
  [
    "both formats",
    [webp("news/a-480.webp"), avif("news/a-480.avif"), avif("news/a-960.avif", 960)],
    [
      { type: "image/avif", srcSet: `${BASE}/news/a-480.avif 480w, ${BASE}/news/a-960.avif 960w` },
      { type: "image/webp", srcSet: `${BASE}/news/a-480.webp 480w` },
    ],
  ],
  [
    "one of the storage's by its whole address",
    [avif(`${BASE}/a.avif`)],
    [{ type: "image/avif", srcSet: `${BASE}/a.avif 480w` }],
  ],
  ["one of a third party", [avif("https://other.example/a.avif"), avif("//other.example/a.avif")], []],
  ["a format that pages do not use", [{ ...avif("news/a-480.jxl"), type: "image/jxl" }], []],
  ["no width", [avif("news/a-0.avif", 0)], []],
  ["addresses that would be two", [avif(`${BASE}/a.avif 1x, https://other.example/b.avif`), avif(`${BASE}/a,b`)], []],
])("a cover of %s", (_, sizes, sources) => {
  expect(coverSources(sizes ? { sizes } : {}, BASE)).toEqual(sources);
});
