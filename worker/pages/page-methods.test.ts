import { expect, test } from "vitest";
import { PAGES } from "#contract/tables/pages/pages";
import type { Route } from "../locale/decide-route.ts";
import { methodsOf } from "./page-methods.ts";

const forMembers = PAGES.find(({ hydrates, isForMembers }) => isForMembers && !hydrates);
const pageWhere = (hydrates: boolean) => {
  const page = PAGES.find((row) => Boolean(row.hydrates) === hydrates && !row.isForMembers);
  if (!page) throw new Error(`no page that ${hydrates ? "hydrates" : "does not hydrate"}`);
  return page;
};
const read = ["GET", "HEAD"];
const written = [...read, "POST"];
const place = { locale: "en", path: "/x", params: {} } as const;

test.each<[string, Route, string[]]>([
  ["a page with forms", { kind: "page", ...place, page: pageWhere(true) }, written],
  ["a page for members that React leaves alone", { kind: "page", ...place, page: forMembers } as Route, written],
  ["its data", { kind: "data", locale: "en", page: pageWhere(true) }, written],
  ["a page without forms", { kind: "page", ...place, page: pageWhere(false) }, read],
  ["the data of no page", { kind: "data", locale: "en" }, read],
  ["what is neither page nor data", { kind: "missing-file", page: pageWhere(true) } as Route, read],
  ["a redirect", { kind: "redirect", status: 302, location: "/en" }, read],
  ["a missing file", { kind: "missing-file" }, read],
])("%s", (_case, route, methods) => {
  expect(methodsOf(route)).toEqual(methods);
});
