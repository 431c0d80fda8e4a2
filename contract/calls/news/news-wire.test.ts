import { expect, test } from "vitest";
import { parseNewsItem, WireNewsItem } from "./news-wire.ts";

const COVER = { url: "news/ab.jpg", w: "1600", h: 900, alt: "A stand" };
const size = (change: object = {}) => ({ url: "news/ab-480.avif", w: 480, type: "image/avif", ...change });

const coverOf = (cover: unknown) =>
  parseNewsItem(
    WireNewsItem.parse({
      newsId: "1",
      title: "A title",
      titleSlug: "a-title",
      summary: "A summary",
      cover,
      category: { id: "1", key: "guides", name: "Explained" },
      author: { id: "1", key: "editors", name: "Editors" },
      publishedAt: 1_700_000_000_000,
      lang: "en",
    }),
  )[0]?.cover;

test.each<[string, object, unknown]>([
  ["none, of suppliers that know one picture", {}, []],
  ["an empty list", { sizes: [] }, []],
  [
    "one that a converter left alone",
    { sizes: size({ w: "480" }) },
    [{ url: "news/ab-480.avif", width: 480, type: "image/avif" }],
  ],
  [
    "those that can be read",
    { sizes: [{ url: 1 }, size({ type: "image/webp" })] },
    [{ url: "news/ab-480.avif", width: 480, type: "image/webp" }],
  ],
])("a cover has %s", (_, given, sizes) => {
  expect(coverOf({ ...COVER, ...given })).toEqual({
    url: "news/ab.jpg",
    width: 1600,
    height: 900,
    alt: "A stand",
    sizes,
  });
});
