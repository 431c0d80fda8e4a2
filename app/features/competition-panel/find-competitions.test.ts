import { expect, test } from "vitest";
import { findCompetitions } from "./competition-panel.island.tsx";

const all = ["Premier League England", "La Liga España", "V.League 1 Việt Nam", "Thai\u200bLeague ថៃ"].map((name) => ({
  name,
  href: "#",
}));

test.each([
  ["lea eng", "Premier League England"],
  ["espana", "La Liga España"],
  ["viet v.league", "V.League 1 Việt Nam"],
  ["thaileague", "Thai\u200bLeague ថៃ"],
  ["serie", ""],
  ["  ", ""],
])("“%s” finds “%s”", (query, found) => {
  expect(
    findCompetitions(all, query)
      .map(({ name }) => name)
      .join(),
  ).toBe(found);
});
