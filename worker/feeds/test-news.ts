import type { NewsItem } from "#contract/domain/news";

/** A piece; tests override single fields. */
export const newsItem: NewsItem = {
  id: "42",
  slug: "ha-noi-beat-nam-dinh",
  title: "Hà Nội beat Nam Định",
  summary: "Two late goals decide it.",
  cover: { url: "news/42.svg", width: 1200, height: 630, alt: "" },
  category: { id: "2", key: "reports", name: "Match reports" },
  tags: [{ id: "c766", key: "v-league-1", name: "V.League 1" }],
  author: { id: "2", key: "match-desk", name: "Match data desk" },
  publishedAt: Date.parse("2026-11-21T09:30:00Z"),
  sport: "football",
  language: "en",
  readingTime: 2,
  comments: 0,
};
