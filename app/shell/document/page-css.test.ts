import { expect, test } from "vitest";
import { PAGES } from "#contract/tables/pages/pages";
import { pageCss } from "./page-css.server.ts";

const styles = {
  sheets: { "frame.css": "frame ", "row.css": "row ", "list.css": "list " },
  everyPage: ["frame.css"],
  pages: { "match-list": ["row.css", "list.css"] },
  conditional: {
    appBar: "bar ",
    errorState: "error ",
    khmer: "khmer ",
    khmerDigits: "digits ",
    simplifiedChinese: "hans ",
    thai: "thai ",
    traditionalChinese: "hant ",
    view: "view ",
  },
};

const matchList = {
  page: PAGES.find(({ module }) => module === "match-list"),
  locale: "en",
  hasApp: false,
  view: undefined,
} as const;

test.each([
  ["a list of matches", matchList, "frame row list "],
  ["the same in Thai", { ...matchList, locale: "th" }, "frame thai row list "],
  ["the same below the bar of the app", { ...matchList, hasApp: true }, "frame bar row list "],
  ["the same as its visitor chose to see it", { ...matchList, view: { compact: true } }, "frame row list view "],
  [
    "the same with Khmer digits",
    { ...matchList, locale: "kh", view: { khmerDigits: true } },
    "frame khmer row list view digits ",
  ],
  ["the same in another language", { ...matchList, view: { khmerDigits: true } }, "frame row list view "],
  ["an error page", { ...matchList, page: undefined }, "frame "],
] as const)("%s has its sheets in their order", (_, styled, css) => {
  expect(pageCss(styles, styled)).toBe(css);
});
