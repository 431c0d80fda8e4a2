import { describe, expect, test } from "vitest";
import { BUSINESS_GONE } from "#contract/tables/business-codes";
import { pageOf, startEdge } from "../../test-edge.ts";
import type { EdgeContext } from "../context.ts";

const AT = 1_763_600_000_000;
const group = { id: "1", key: "guides", name: "Explained" };
const piece = {
  newsId: "101",
  title: "Offside",
  titleSlug: "offside",
  summary: "",
  html: "<p>a</p>",
  lang: "en",
  category: group,
  tags: [],
  author: group,
  publishedAt: AT,
  readMinutes: 1,
  totalComments: 0,
  related: [],
  variants: [],
  isDraft: false,
};
const announcement = { id: "stars", title: "Stars", html: "<p>a</p>", createTime: AT, lang: "en" };
const comment = {
  newsCommentId: "7",
  user: { name: "fan7" },
  text: "No.",
  createTime: AT,
  likeCount: 0,
  isLiked: false,
  isMine: false,
  isRemoved: false,
  isHeld: false,
  childComments: [],
  remainingChildCount: 0,
};
const commentsOf = (list: object[]) => ({ totalComments: list.length, hasNext: false, list });

const answer = (data: object) => Response.json({ message: "Success", result: { businessCode: 0, data } });
const gone = () => Response.json({ message: "Gone", result: { businessCode: BUSINESS_GONE } }, { status: 410 });

interface Text {
  path: string;
  before(): Response;
  /** The upstream's response after the withdrawal. */
  after(): Response;
  /** Whether a page would show the text. */
  isShown(context: EdgeContext): Promise<boolean>;
}

const TEXTS: [what: string, text: Text][] = [
  [
    "a piece",
    {
      path: "/en/news/all/offside/101",
      before: () => answer(piece),
      after: gone,
      isShown: async ({ upstream }) => (await upstream.call("newsDetail", { id: "101" })).value.id === "101",
    },
  ],
  [
    "an announcement",
    {
      path: "/en/announcement/stars",
      before: () => answer(announcement),
      after: gone,
      isShown: async ({ upstream }) =>
        (await upstream.call("notificationAnnouncement", { id: "stars" })).value.id === "stars",
    },
  ],
  [
    "a comment",
    {
      path: "/en/news/all/offside/101",
      before: () => answer(commentsOf([comment])),
      after: () => answer(commentsOf([])),
      isShown: async ({ upstream }) =>
        (await upstream.call("listComment", { newsId: "101" })).value.comments.length > 0,
    },
  ],
];

/** An edge whose pages show a text until it is withdrawn. */
function startSite({ path, before, after, isShown }: Text) {
  const withdrawn = { is: false };
  const edge = startEdge({
    upstream: () => (withdrawn.is ? after() : before()),
    render: async ({ url }, context) => {
      try {
        if (await isShown(context)) return pageOf(context, url);
        return new Response("<!doctype html>nothing", { headers: { "Content-Type": "text/html" } });
      } catch {
        context.doNotCache();
        return new Response("gone", { status: 410, headers: { "Content-Type": "text/html" } });
      }
    },
  });
  const shows = async () => (await (await edge.get(path)).text()).includes("<main>");
  return { ...edge, withdrawn, shows };
}

describe.each(TEXTS)("%s that is withdrawn is on no page after a minute", (_what, text) => {
  /** Seconds between visits, from a busy page to one visitor at the worst moment. */
  test.each([1, 4, 7, 13, 24, 29, 53])("with a visitor each %i s", async (step) => {
    const { pass, withdrawn, shows } = startSite(text);
    // Warms the caches in every state before the withdrawal.
    for (let at = 0; at <= 60; at += step) {
      await pass(at * 1000);
      expect(await shows()).toBe(true);
    }
    const from = 61;
    await pass(from * 1000);
    withdrawn.is = true;
    let last = from;
    for (let at = from; at < from + 120; at += step) {
      await pass(at * 1000);
      if (await shows()) last = at;
    }
    expect(last - from).toBeLessThan(60);
    expect(await shows()).toBe(false);
  });
});
