import type { NewsCover, NewsDetail, NewsItem } from "#contract/domain/news";

/** An article as an upstream sends it; constant unless changed. */
export const testItem = (change: Partial<NewsItem> = {}): NewsItem => ({
  id: "101",
  slug: "offside",
  title: "Offside, explained",
  summary: "Who is offside, and when it counts.",
  cover: { url: "news/101.svg", width: 1200, height: 675, alt: "" },
  category: { id: "1", key: "guides", name: "Explained" },
  tags: [{ id: "11", key: "rules", name: "Rules" }],
  author: { id: "1", key: "editors", name: "The editors" },
  publishedAt: Date.parse("2026-11-20T09:00:00Z"),
  sport: "football",
  language: "en",
  readingTime: 4,
  comments: 0,
  ...change,
});

export const testPiece = (change: Partial<NewsDetail> = {}): NewsDetail => ({
  ...testItem(),
  html: "<p>Nobody is offside in their own half.</p>",
  related: [],
  variants: [],
  isDraft: false,
  ...change,
});

/** An uploaded and resized cover. */
export const RESIZED_COVER: NewsCover = {
  url: "news/ab.jpg",
  width: 1600,
  height: 900,
  alt: "A stand at night",
  sizes: [
    { url: "news/ab-480.avif", width: 480, type: "image/avif" },
    { url: "news/ab-1600.avif", width: 1600, type: "image/avif" },
    { url: "news/ab-480.webp", width: 480, type: "image/webp" },
  ],
};
