import { expect, test } from "vitest";
import { isTeamText } from "./team-text.ts";

test.each([
  "1. FC Köln",
  "Schalke 04",
  "FC Sellier & Bellot Vlašim",
  "Olympiakos Piraeus (GRE)",
  "St. Louis City SC",
  "Partizan mt-s Belgrade",
  "Bosnia-Herzegovina",
  "Côte d'Ivoire",
  "Operário Ferroviário PR",
  "浦和レッズ",
  "Accrington FC (1878-1896)",
])("%j can be a team", (text) => {
  expect(isTeamText(text)).toBe(true);
});

test.each([
  "Exeter City 4-3 pen. (1-1, 0-1)",
  "Derby County             3-2 pen. (0-0)",
  "Luton Town a.e.t. ",
  "Germany:  Neuer",
  "Neuer - Kimmich",
  "Groß 46'",
  "Hannover 96  2:1",
  "Hannover 96 (1-2)",
  "A @ Town",
  "",
  "04",
  "x".repeat(61),
])("%j is something else", (text) => {
  expect(isTeamText(text)).toBe(false);
});
