import { expect, test } from "vitest";
import { HOUR } from "#contract/time/units";
import { type FrontPiece, frontOrder } from "./front-order.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");

interface Named extends FrontPiece {
  name: string;
}

const piece = (name: string, hours: number, change: Partial<FrontPiece> = {}): Named => ({
  name,
  publishedAt: NOW - hours * HOUR,
  categoryId: "2",
  isByHand: false,
  competitionId: "999",
  isDerby: false,
  matchId: name,
  ...change,
});

const interest = (id: string): number => ({ "461": 24, "101": 20 })[id] ?? 0;
const order = (pieces: readonly Named[]) => frontOrder(pieces, NOW, interest).map(({ name }) => name);

test.each<[string, Named[], string[]]>([
  ["the newest of equals", [piece("old", 5), piece("new", 1)], ["new", "old"]],
  [
    "what the country follows before what is newer",
    [piece("new", 1), piece("own", 8, { competitionId: "461" })],
    ["own", "new"],
  ],
  [
    "news of today before the own league's of the day before",
    [piece("new", 1), piece("own", 30, { competitionId: "461" })],
    ["new", "own"],
  ],
  [
    "a report before a look at a table",
    [piece("table", 1, { categoryId: "5" }), piece("report", 2)],
    ["report", "table"],
  ],
  [
    "a preview before its match, but not after it has begun",
    [
      piece("begun", 25, { categoryId: "3", competitionId: "461" }),
      piece("another", 26, { categoryId: "5" }),
      piece("to come", 23, { categoryId: "3", competitionId: "461" }),
    ],
    ["to come", "another", "begun"],
  ],
  [
    "a derby before later matches of its league, and of one that is followed no more",
    [
      piece("later", 1, { competitionId: "101" }),
      piece("derby", 6, { competitionId: "101", isDerby: true }),
      piece("own", 3, { competitionId: "461" }),
    ],
    ["derby", "own", "later"],
  ],
  ["no derby of two days ago", [piece("derby", 48, { isDerby: true }), piece("new", 1)], ["new", "derby"]],
  ["what was written by hand", [piece("report", 1), piece("hand", 5, { isByHand: true })], ["hand", "report"]],
  ["no longer after two days", [piece("report", 47), piece("hand", 50, { isByHand: true })], ["report", "hand"]],
  [
    "several competitions: the third of one comes after another's",
    [
      piece("own 1", 1, { competitionId: "461" }),
      piece("own 2", 1.1, { competitionId: "461" }),
      piece("own 3", 1.2, { competitionId: "461" }),
      piece("England", 1.3, { competitionId: "101" }),
    ],
    ["own 1", "England", "own 2", "own 3"],
  ],
  [
    "a match's report before others, and its preview after them",
    [
      piece("preview", 20, { categoryId: "3", matchId: "1", competitionId: "461" }),
      piece("report", 1, { matchId: "1", competitionId: "461" }),
      piece("another", 3),
    ],
    ["report", "another", "preview"],
  ],
])("%s", (_case, pieces, names) => {
  expect(order(pieces)).toEqual(names);
});

test("each piece once, the tail by time", () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    piece(`${index}`, index, { competitionId: index % 2 ? "461" : "7" }),
  );
  const names = order(many);
  expect(new Set(names).size).toBe(20);
  const tail = names.slice(10).map(Number);
  expect(tail).toEqual(tail.toSorted((a, b) => a - b));
});
