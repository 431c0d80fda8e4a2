import type { NewsItem } from "#contract/domain/news";

const GROUP = { id: "2", key: "reports", name: "Match reports" };

/** An upstream's answer with these pieces, latest first, in the language of the `lang` parameter. */
export const newsAnswer = (...ids: string[]) => ({
  message: "Success",
  result: {
    businessCode: 0,
    data: {
      list: ids.map((newsId, index) => ({
        newsId,
        title: `Piece ${newsId}`,
        titleSlug: `piece-${newsId}`,
        summary: "What happened.",
        category: GROUP,
        tags: [],
        author: { id: "1", key: "editors", name: "Editorial team" },
        publishedAt: Date.parse("2026-11-21T11:00:00Z") - index * 86_400_000,
        lang: "en",
        readMinutes: 2,
        totalComments: 0,
      })),
      hasNext: false,
      categories: [GROUP],
    },
  },
});

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
