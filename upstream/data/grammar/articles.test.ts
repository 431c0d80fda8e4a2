import { expect, it } from "vitest";
import { competitionById, TEAMS } from "../../competitions/world/world.ts";
import { articlesOfCompetition, articlesOfTeam } from "./articles.ts";

const teamCalled = (name: string) => TEAMS.find(({ names }) => names.en === name)!;

it.each([
  ["Boston Celtics", "the", "o"],
  ["Utah Jazz", "the", "o"],
  ["New York Liberty", "the", "o"],
  ["Alvark Tokyo", "", "o"],
  ["Real Madrid", "", "o"],
  ["LA Galaxy", "the", "o"],
  ["LA Galaxy U21", "the", "o"],
  ["FC Dallas", "", "o"],
  ["Bolton Wanderers", "", "o"],
  ["Juventus", "", "a"],
  ["Juventus U20", "", "a"],
  ["Ponte Preta", "", "a"],
  ["Flamengo", "", "o"],
  ["Brazil", "", "o"],
  ["Argentina", "", "a"],
  ["Portugal", "", ""],
  ["United States", "the", ""],
  ["Netherlands", "the", "a"],
])("%s is named in sentences with “%s” in English and “%s” in Portuguese", (name, en, pt) => {
  expect(articlesOfTeam(teamCalled(name))).toEqual({ en, pt });
});

it.each([
  ["101", "the", "a"],
  ["401", "the", "o"],
  ["201", "the", "o"],
  ["76", "", "as"],
  ["81", "", "os"],
  ["321", "", "a"],
  ["461", "", "a"],
  ["8001", "the", "a"],
])("the competition %s is named with “%s” in English and “%s” in Portuguese", (id, en, pt) => {
  expect(articlesOfCompetition(competitionById(id)!)).toEqual({ en, pt });
});
