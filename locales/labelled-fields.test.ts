import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { filesBehind, moduleGraph } from "../scripts/vite/module-graph.mjs";
import { flatten } from "./checks/messages.ts";
import { unusedKeys } from "./checks/usage.ts";

// Every labelled field in the specification's section 3 for a team, a venue, a player or a basketball player's figures,
// with its label.
const FIELDS = {
  "player first name": "player:facts.firstName",
  "player last name": "player:facts.lastName",
  "player nationality": "player:facts.nationality",
  "player birthdate": "player:facts.birthDate",
  "player age": "player:facts.age",
  "player birth place": "player:facts.birthPlace",
  "player position": "player:facts.position",
  "player height": "player:facts.height",
  "player weight": "player:facts.weight",
  "player jersey number": "player:facts.number",
  "player experience": "player:facts.experience",
  "venue surface": "team:venue.surface",
  "venue address": "team:venue.address",
  "venue city": "team:venue.city",
  "venue capacity": "team:venue.capacity",
  "team founded year": "team:fact.founded",
  assists: "people:average.assists",
  blocks: "people:average.blocks",
  rebounds: "people:average.rebounds",
  steals: "people:average.steals",
  turnovers: "people:average.turnovers",
  "field goal percentage": "people:average.fieldGoalPct",
  "free throw percentage": "people:average.freeThrowPct",
  "three-point percentage": "people:average.threePointPct",
  minutes: "people:average.minutes",
  fouls: "people:average.fouls",
} as const;

const ROWS = Object.entries(FIELDS).map(([field, name]) => {
  const [namespace = "", key = ""] = name.split(":");
  return { field, namespace, key };
});

const wordsOf = (locale: string, namespace: string) =>
  flatten(JSON.parse(fs.readFileSync(path.join(import.meta.dirname, locale, `${namespace}.json`), "utf8")));

/** The pages that show the fields of a namespace. */
const PAGES_OF: Readonly<Record<string, readonly string[]>> = {
  player: ["player-overview"],
  team: ["team"],
  people: ["player-overview", "player-career"],
};

const routeOf = (page: string): string => `app/pages/${page}/route.tsx`;
const graph = await moduleGraph(Object.values(PAGES_OF).flat().map(routeOf));

const sourceOf = (namespace: string): string =>
  [...new Set((PAGES_OF[namespace] ?? []).flatMap((page) => filesBehind(graph, routeOf(page))))]
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(file, "utf8"))
    .join("\n");

describe.each(LOCALES)("in $code", ({ code }) => {
  it.each(ROWS)("$field has its label", ({ namespace, key }) => {
    expect(wordsOf(code, namespace).get(key)).toMatch(/\p{L}/u);
  });

  it("no two fields of one list have the same label", () => {
    for (const namespace of ["player", "people", "team"]) {
      const words = wordsOf(code, namespace);
      const labels = ROWS.filter((row) => row.namespace === namespace).map(({ key }) => words.get(key));
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});

it.each(["player", "team", "people"])("the page shows every field of %s", (namespace) => {
  const keys = ROWS.filter((row) => row.namespace === namespace);
  expect(unusedKeys(keys, sourceOf(namespace))).toEqual([]);
});
