import { describe, expect, test } from "vitest";
import { splitFile } from "./read-article.ts";

const FRONT = {
  titleTag: "Tỷ số bóng đá trực tuyến hôm nay",
  metaDescription: "a".repeat(120),
  title: "Tỷ số bóng đá hôm nay",
  published: "2026-11-24",
  related: ["vn_article0001", "vn_article0003", "vn_article0004", "vn_article0005", "th_article0001"],
};
const fileOf = (front: object, body = "Mở đầu.\n"): string =>
  `---\n${Object.entries(front)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join("")}---\n${body}`;

describe("the file of an article", () => {
  test("is front matter and Markdown", () => {
    expect(splitFile(fileOf(FRONT))).toEqual({ front: FRONT, body: "Mở đầu.\n" });
  });

  test("may have been updated", () => {
    expect(splitFile(fileOf({ ...FRONT, updated: "2026-12-01" })).front.updated).toBe("2026-12-01");
  });

  test.each([
    ["no front matter", "Mở đầu.\n"],
    ["an unknown field", fileOf({ ...FRONT, author: "Lan" })],
    ["an address, which the table has", fileOf({ ...FRONT, slug: "tyso" })],
    ["no title", fileOf({ ...FRONT, title: undefined })],
    ["a title for search engines that is cut off", fileOf({ ...FRONT, titleTag: "a".repeat(61) })],
    ["one that says little", fileOf({ ...FRONT, titleTag: "Tỷ số" })],
    ["a description that is cut off", fileOf({ ...FRONT, metaDescription: "a".repeat(156) })],
    ["a title that shouts", fileOf({ ...FRONT, title: "Tỷ số bóng đá hôm nay!" })],
    ["a title with markup", fileOf({ ...FRONT, title: "Tỷ số <b>hôm nay</b>" })],
    ["no day of its own", fileOf({ ...FRONT, published: undefined })],
    ["a day that is none", fileOf({ ...FRONT, published: "2026-11-31" })],
    ["an update before it was there", fileOf({ ...FRONT, updated: "2026-11-23" })],
    ["few related articles", fileOf({ ...FRONT, related: ["th_article0001"] })],
  ])("has no %s", (_what, text) => {
    expect(() => splitFile(text)).toThrow();
  });
});
