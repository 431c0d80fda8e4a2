import { expect, test } from "vitest";
import { articleAsset } from "./article-files.mjs";

const article = { id: "vn_article0002", title: "Tỷ số", blocks: [] };

test("an article is a file that may be kept for ever: another text has another name", () => {
  const { fileName, text } = articleAsset(article);
  expect(fileName).toMatch(/^assets\/articles\/vn_article0002-[\w-]{8}\.json$/);
  expect(JSON.parse(text)).toEqual(article);
  expect(articleAsset({ ...article, title: "Kết quả" }).fileName).not.toBe(fileName);
});
