import { describe, expect, test } from "vitest";
import { FEEDS, feedPath } from "#contract/tables/feeds";
import { LOCALES } from "#contract/tables/locales";
import { matchPage } from "#contract/tables/pages/pages";
import { elementsOf, parseXml, textsIn } from "../platform/test-xml.ts";
import { jsonFeed, rss } from "./feed-handler.ts";
import { coverAddress, type NewsFeed } from "./news-feed.ts";
import { newsItem } from "./test-news-wire.ts";

const feed: NewsFeed = {
  locale: "en",
  origin: "https://scores.example",
  storageBaseUrl: "/storage",
  items: [newsItem],
};
const ADDRESS = "https://scores.example/en/news/football/ha-noi-beat-nam-dinh/42";
const HOSTILE = `]]></title><script>alert("1")</script>&\u0000\u001b\ud800`;
const hostile = { ...newsItem, title: HOSTILE, summary: HOSTILE, author: { ...newsItem.author, name: HOSTILE } };

test.each([undefined, "football", "basketball"] as const)("the feeds of %s stand at no page's address", (sport) => {
  for (const { file } of FEEDS) expect(matchPage(feedPath(file, sport))).toBeUndefined();
});

describe("as RSS", () => {
  const channelOf = (given: NewsFeed) => parseXml(rss(given)).children[0]!;

  test("a piece has all that a reader shows", () => {
    const [item] = elementsOf(channelOf(feed), "item");
    const fields = item?.children.map(({ name, text, attributes }) => [name, text || attributes]);
    expect(fields).toEqual([
      ["title", "Hà Nội beat Nam Định"],
      ["link", ADDRESS],
      ["guid", "tag:scores.example,2026:news-42"],
      ["description", "Two late goals decide it."],
      ["dc:creator", "Match data desk"],
      ["category", "Match reports"],
      ["category", "V.League 1"],
      ["pubDate", "Sat, 21 Nov 2026 09:30:00 GMT"],
      [
        "media:content",
        { url: "https://scores.example/storage/news/42.png", medium: "image", width: "1200", height: "630" },
      ],
    ]);
  });

  test.each(LOCALES)("in $name it says what it is of", ({ code, tag }) => {
    const channel = channelOf({ ...feed, locale: code, sport: "basketball" });
    expect(textsIn(channel, "language")).toEqual([tag]);
    expect(channel.children[0]?.text).toMatch(/^\p{L}.+ \| Matchlight$/u);
    expect(channel.children[1]?.text).toBe(`https://scores.example/${code}/news/basketball`);
    const [self] = elementsOf(channel, "atom:link");
    expect(self?.attributes.href).toBe(`https://scores.example/${code}/news/basketball/feed.xml`);
  });

  test("no text of a piece can become markup", () => {
    const channel = channelOf({ ...feed, items: [hostile] });
    expect(elementsOf(channel, "script")).toEqual([]);
    expect(textsIn(elementsOf(channel, "item")[0]!, "title")).toEqual([
      `]]></title><script>alert("1")</script>&\ufffd`,
    ]);
  });

  test("without pieces it is one still", () => {
    expect(elementsOf(channelOf({ ...feed, items: [] }), "item")).toEqual([]);
  });
});

describe("as JSON", () => {
  test("a piece has all that a reader shows", () => {
    const updatedAt = newsItem.publishedAt + 60_000;
    expect(JSON.parse(jsonFeed({ ...feed, items: [{ ...newsItem, updatedAt }] }))).toEqual({
      version: "https://jsonfeed.org/version/1.1",
      title: "Football and basketball news | Matchlight",
      home_page_url: "https://scores.example/en/news",
      feed_url: "https://scores.example/en/news/feed.json",
      description: "Match reports, previews, round-ups and guides.",
      icon: "https://scores.example/apple-touch-icon.png",
      language: "en",
      items: [
        {
          id: "tag:scores.example,2026:news-42",
          url: ADDRESS,
          title: "Hà Nội beat Nam Định",
          summary: "Two late goals decide it.",
          content_text: "Two late goals decide it.",
          image: "https://scores.example/storage/news/42.png",
          date_published: "2026-11-21T09:30:00.000Z",
          date_modified: "2026-11-21T09:31:00.000Z",
          authors: [{ name: "Match data desk" }],
          tags: ["Match reports", "V.League 1"],
        },
      ],
    });
  });

  test("any text of a piece stays as it is", () => {
    expect(JSON.parse(jsonFeed({ ...feed, items: [hostile] })).items[0].title).toBe(HOSTILE);
  });
});

test.each([
  ["a path below the storage", "news/42.png", "/storage", "https://scores.example/storage/news/42.png"],
  ["a drawing", "news/42.svg", "/storage", "https://scores.example/storage/news/42.png"],
  ["a storage elsewhere", "news/42.png", "https://img.example/s", "https://img.example/s/news/42.png"],
  ["a web address", "https://img.example/a.jpg?w=9", "/storage", "https://img.example/a.jpg?w=9"],
  ["a path of the site", "/storage/news/42.png", "/storage", "https://scores.example/storage/news/42.png"],
  ["a script", "javascript:alert(1)", "/storage", undefined],
  ["data", "data:image/png;base64,AA", "/storage", undefined],
])("the cover's address of %s", (_case, url, storageBaseUrl, address) => {
  expect(coverAddress({ origin: feed.origin, storageBaseUrl }, { url })).toBe(address);
});
