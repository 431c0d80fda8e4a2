import { expect, test } from "vitest";
import { PAGES } from "#contract/tables/pages";
import { pageSheets } from "./page-css.server.ts";

const matchList = { routes: ["root", "home"], locale: "en", hasApp: false } as const;

test.each([
  ["a list of matches", matchList, ["everyPage", "rows", "matchList"]],
  ["the same in Thai", { ...matchList, locale: "th" }, ["everyPage", "thai", "rows", "matchList"]],
  ["the same below the bar of the app", { ...matchList, hasApp: true }, ["everyPage", "appBar", "rows", "matchList"]],
  ["a face without a page", { ...matchList, routes: ["root"] }, ["everyPage"]],
] as const)("%s has its sheets in their order", (_, styled, sheets) => {
  expect(pageSheets(styled)).toEqual(sheets);
});

test.each(PAGES.map(({ name }) => name))("the page %s has sheets of its own", (name) => {
  expect(pageSheets({ ...matchList, routes: [name] }).length).toBeGreaterThan(1);
});
