import { expect, it } from "vitest";
import { WORLD_NAMES } from "../competitions/world/world-names.ts";
import { resolveCompetition } from "./resolve-competition.ts";
import { suggestCompetitions } from "./suggest-competitions.ts";

const suggest = (name: string, clubs: string[] = []) =>
  suggestCompetitions(
    resolveCompetition({ name, sport: "football" }, WORLD_NAMES, []),
    clubs,
    WORLD_NAMES,
    "football",
  ).map(({ name: suggested }) => suggested);
const ENGLISH = ["Arsenal", "Chelsea", "Liverpool", "Everton", "Fulham", "Nobody Town"];

it("suggests those of the country of its clubs, the one with words of its name first", () => {
  const [first, ...others] = suggest("English Championship EFL", ENGLISH);
  expect(first).toBe("EFL Championship");
  expect(others).toContain("Premier League");
  expect(others).not.toContain("FA Cup");
});

it("suggests one with nearly its name where its clubs tell nothing", () => {
  expect(suggest("UEFA Europa League - Quali")).toContain("UEFA Europa League");
});

it.each([
  "Bosnia and Herzegovina Cup",
  "Iceland Urvalsdeild",
  "Deutsche Regionalliga Nord",
  "Andorra | Segona Divisió",
])("takes %s for a new one", (name) => {
  expect(suggest(name, ["Nobody Town", "Nowhere United"])).toEqual([]);
});
