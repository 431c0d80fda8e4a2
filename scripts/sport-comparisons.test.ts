import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SPORTS } from "#contract/tables/sports";

const ROOTS = ["app", "contract", "upstream", "worker", "scripts"];
const NAME = `["'\`](?:${SPORTS.map(({ code }) => code).join("|")})["'\`]`;

/** Ways to decide by a sport, which a further sport would fall through. */
const FORMS: Readonly<Record<string, RegExp>> = {
  comparison: new RegExp(`[!=]==?\\s*${NAME}|${NAME}\\s*[!=]==?|\\bcase\\s+${NAME}`, "g"),
  // `?? "football"`, `|| "football"`, `sport = "football"`
  fallback: new RegExp(`(?:\\?\\?|\\|\\|)\\s*${NAME}|\\bsport(?::\\s*Sport)?\\s+=\\s+${NAME}`, "g"),
  // `isGame ? "basketball" : "football"`
  choice: new RegExp(`\\?\\s*${NAME}\\s*:(?!\\s*undefined)|(?<!\\?)\\?\\s[^?;{}]+?\\s:\\s*${NAME}`, "g"),
  list: new RegExp(`\\[\\s*${NAME}\\s*,\\s*${NAME}`, "g"),
  number: /\bsportType\s*(?:[!=]==?|\?\?|:)\s*\d|\bsportType:\s*["'`]?\d/g,
};

/** Allowed places: how many a file has, and why. */
const ALLOWED: Readonly<Record<string, { count: number; reason: string }>> = {
  "contract/tables/sports.ts": { count: SPORTS.length, reason: "the table of sports itself" },
  "upstream/simulator/football/progress.ts": {
    count: 1,
    reason: "football's own folder asks whether a match is football's",
  },
};

/** Adapters and tests may compare. */
const isChecked = (path: string): boolean =>
  /\.(?:tsx?|mjs)$/.test(path) && !/\.test\.tsx?$|\/test-[a-z-]+\.tsx?$/.test(path) && !path.startsWith("app/sports/");

const matchesOf = (source: string): string[] =>
  Object.entries(FORMS).flatMap(([form, pattern]) => [...source.matchAll(pattern)].map(([text]) => `${form}: ${text}`));

const FILES = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => `${root}/${path}`),
).filter(isChecked);

test("the files of every root are read", () => {
  for (const root of ROOTS) expect(FILES.filter((path) => path.startsWith(`${root}/`)).length).toBeGreaterThan(40);
  expect(FILES.length).toBeGreaterThan(1_500);
});

test("what differs between sports is in their adapters, or in a table by sport", () => {
  const found = FILES.map((path) => [path, matchesOf(readFileSync(path, "utf8"))] as const).filter(
    ([path, matches]) => matches.length !== (ALLOWED[path]?.count ?? 0),
  );
  expect(
    Object.fromEntries(found),
    "take an adapter or model of the sport (adapterOf, modelOf), bySport(value, …) or a Record<Sport, …> instead; " +
      "where an address names no sport, DEFAULT_SPORT",
  ).toEqual({});
});

test.each([
  [`sport === "football"`, 1],
  [`sport !== "basketball" && "football" === sport`, 2],
  [`sport == 'football'`, 1],
  ["sport !== `basketball`", 1],
  [`case "basketball": case 'football':`, 2],
  [`season.sport ?? "football"`, 1],
  [`query.get("sport") || "football"`, 1],
  [`({ sport = "football", name }) => name`, 1],
  [`(name: string, sport: Sport = "football") => name`, 1],
  [`isGame ? "basketball" : "football"`, 1],
  [`isGame ? "basketball" : other`, 1],
  [`canChange ? "football" : undefined`, 0],
  [`<PlayerName sport="football" />`, 0],
  [`type Query = { sport?: "football"; period?: string } | { sport: "basketball" }`, 0],
  [`hasQuarters(row) ? one : "football")`, 1],
  [`for (const sport of ["football", "basketball"]) render(sport)`, 1],
  ["sportType === 1", 1],
  ["sportType ?? 0", 1],
  ["{ sportType: 0 }", 1],
  [`{ sport: "football" }`, 0],
  [`{ sport: "football", id }`, 0],
  [`lowercase "football"`, 0],
  ["sportType: sportTypeOf(sport)", 0],
])("%s counts as %i", (source, count) => {
  expect(matchesOf(source).length).toBe(count);
});
