import { expect, test } from "vitest";
import { pathAfterLogOut } from "./log-out.server.ts";

const HOME = "/th/football/matches";

test.each([
  ["/th/basketball/matches", "/th/basketball/matches"],
  ["/en/football/matches?date=2026-11-21", "/en/football/matches?date=2026-11-21"],
  ["/th/news", "/th/news"],
  ["/th/accounting", "/th/accounting"],
  ["/th/account", HOME],
  ["/th/account?saved=country", HOME],
  ["/th/account/myProfile", HOME],
  ["", HOME],
  ["//other.example", HOME],
  ["https://other.example/th/news", HOME],
  ["/nowhere/news", HOME],
])("from %j to %s", (back, path) => {
  expect(pathAfterLogOut(back, "th")).toBe(path);
});
