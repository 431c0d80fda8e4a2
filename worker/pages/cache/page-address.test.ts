import { expect, test } from "vitest";
import { decideRoute } from "../../locale/decide-route.ts";
import { addressUrl, pageAddress } from "./page-address.ts";

const read = (url: string) => {
  const { pathname, search } = new URL(url);
  const route = decideRoute({
    path: pathname,
    search,
    now: 0,
    chooseLocale: () => "en",
    chooseSport: () => "football",
  });
  if (route.kind !== "page") throw new Error(`${url} is no page`);
  return pageAddress(url, route);
};
const ORIGIN = "https://scores.example";

test.each([
  ["/en/football/matches", { path: "/football/matches", query: "", date: undefined }],
  ["/en/football/matches?date=2026-11-21", { query: "?date=2026-11-21", date: "2026-11-21" }],
  ["/en/football/matches?utm_source=x&date=2026-11-21", { query: "?date=2026-11-21", date: "2026-11-21" }],
  ["/en/football/matches?date=", { query: "", date: undefined }],
  ["/en/football/matches?date=x%20y", { query: "?date=x+y", date: "x y" }],
  ["/en/football/a/b/c/1?date=2026-11-21", { path: "/football/a/b/c/1", query: "", date: undefined }],
])("%s is read as %j", (path, expected) => {
  expect(read(ORIGIN + path)).toMatchObject({ origin: ORIGIN, locale: "en", ...expected });
});

test("leaves out parameters that the page does not read", () => {
  expect(addressUrl(read(`${ORIGIN}/th/football/matches?x=1&date=2026-11-21&y`))).toBe(
    `${ORIGIN}/th/football/matches?date=2026-11-21`,
  );
});
