import { expect, test } from "vitest";
import type { NoticeData } from "./notice.ts";
import { type PublishedVariant, withTitles } from "./published-titles.ts";
import { HAPPENINGS, OTHERS } from "./test-notices.ts";

const news: NoticeData = { ...OTHERS.news, key: "k", titles: { en: "Old" } } as NoticeData;
const VARIANTS: PublishedVariant[] = [
  { key: "k", language: "en", title: "New", id: 7, slug: "new" },
  { key: "k", language: "th", title: "ใหม่", id: 8, slug: "new-in-thai" },
  { key: "other", language: "pt", title: "Outro", id: 9, slug: "outro" },
];

test.each<[string, NoticeData, readonly PublishedVariant[], "en" | "th" | "pt", object]>([
  [
    "news leads to the variant of the reader's language",
    news,
    VARIANTS,
    "th",
    { newsId: "8", slug: "new-in-thai", titles: { en: "New", th: "ใหม่" } },
  ],
  [
    "news without one leads to the piece that was told of",
    news,
    VARIANTS,
    "pt",
    { newsId: "n1", slug: "a-title", titles: { en: "New", th: "ใหม่" } },
  ],
  ["news that is not there keeps its title", news, [], "en", { newsId: "n1", titles: { en: "Old" } }],
  [
    "an announcement has what is published by now",
    { ...OTHERS.announcement, key: "k", titles: {} } as NoticeData,
    VARIANTS.map(({ key, language, title }) => ({ key, language, title })),
    "th",
    { titles: { en: "New", th: "ใหม่" } },
  ],
  ["what happens in a match stays as it is", HAPPENINGS.goal as NoticeData, VARIANTS, "en", HAPPENINGS.goal as object],
])("%s", (_, data, variants, locale, expected) => {
  expect(withTitles(data, variants, locale)).toEqual({ ...data, ...expected });
});
