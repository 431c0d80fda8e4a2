import { expect, test } from "vitest";
import { wireObject } from "./scalars.ts";
import { parseMatchColours, TEAM_COLOURS } from "./team-colours.ts";

const Wire = wireObject(TEAM_COLOURS);
const read = (answer: object) => parseMatchColours(Wire.parse(answer));

test.each<[string, object, object]>([
  ["nothing", {}, {}],
  ["an empty value", { homeColours: "", awayColours: null }, {}],
  ["a word", { homeColours: { main: "red", second: "#ffffff" } }, {}],
  ["one colour", { homeColours: { main: "#c8102e" } }, { colours: { home: ["#c8102e", "#c8102e"] } }],
  [
    "an unreadable second",
    { awayColours: { main: "#C8102E", second: "#fff" } },
    { colours: { away: ["#C8102E", "#C8102E"] } },
  ],
  [
    "both sides",
    { homeColours: { main: "#670e36", second: "#95bfe5" }, awayColours: { main: "#c8102e", second: "#ffffff" } },
    { colours: { home: ["#670e36", "#95bfe5"], away: ["#c8102e", "#ffffff"] } },
  ],
])("colours of shirts: %s", (_name, answer, expected) => {
  expect(read(answer)).toEqual(expected);
});
