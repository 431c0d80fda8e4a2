import { expect, test } from "vitest";
import { BUSINESS_GONE } from "#contract/tables/business-codes";
import { pageOf, startEdge } from "../test-edge.ts";

const PIECE = "/en/news/all/offside/101";
const group = { id: "1", key: "guides", name: "Explained" };
const piece = {
  ...{ newsId: "101", title: "Offside", titleSlug: "offside", summary: "", html: "<p>a</p>", lang: "en" },
  ...{ category: group, tags: [], author: group, publishedAt: 1_763_600_000_000, readMinutes: 1, totalComments: 0 },
  ...{ related: [], variants: [], isDraft: false },
};

/** An edge whose pages are made of a piece, until that is withdrawn. */
function startNews() {
  const withdrawn = { is: false };
  const edge = startEdge({
    upstream: () =>
      withdrawn.is
        ? Response.json({ message: "Gone", result: { businessCode: BUSINESS_GONE } }, { status: 410 })
        : Response.json({ message: "Success", result: { businessCode: 0, data: piece } }),
    render: async ({ url }, context) => {
      try {
        await context.upstream.call("newsDetail", { id: "101" });
        return pageOf(context, url);
      } catch {
        context.doNotCache();
        return new Response("gone", { status: 410, headers: { "Content-Type": "text/html" } });
      }
    },
  });
  return { ...edge, withdrawn };
}

/** Seconds between two visitors, from a crowd to one who comes by at the worst moment. */
test.each([1, 4, 7, 13, 24, 29, 53])(
  "a piece that is withdrawn is on no page after a minute, with a visitor each %i s",
  async (step) => {
    const { get, pass, withdrawn } = startNews();
    // Caches are warm in every state before the piece goes.
    for (let at = 0; at <= 60; at += step) {
      await pass(at * 1000);
      expect((await get(PIECE)).status).toBe(200);
    }
    const gone = 61;
    await pass(gone * 1000);
    withdrawn.is = true;
    let last = gone;
    for (let at = gone; at < gone + 120; at += step) {
      await pass(at * 1000);
      if ((await get(PIECE)).status === 200) last = at;
    }
    expect(last - gone).toBeLessThan(60);
    expect((await get(PIECE)).status).toBe(410);
  },
);
