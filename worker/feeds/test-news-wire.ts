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
