import { expect, it } from "vitest";
import { addLayers } from "./layer-statements.ts";

/** D1's limit for a parameter, in bytes. */
const LIMIT = 2_000_000;

/** The largest football season of odds files: 552 matches of some 2.4 kB of prices and 350 bytes. */
const price = { name: "Bet365", market: "1x2", line: null, prices: [1.5, 4.2, 6.1], at: "close" };
const text = (rows: number, bytes: number): string => {
  const one = JSON.stringify(price);
  return `[${Array.from({ length: Math.ceil((rows * bytes) / one.length) }, () => one).join(",")}]`;
};

it("passes no parameter that is longer than the database takes", () => {
  const layer = {
    batch: 1,
    competitionId: "102",
    season: "2024-25",
    format: "odds CSV",
    name: "E1",
    competition: "E1",
    hasRounds: false,
    isOfNations: false,
    spellings: ["Barnet"],
    hash: "a",
    matches: text(552, 350),
    prices: text(552, 2_600),
  };
  const statements = addLayers([layer, { ...layer, hash: "b", prices: null }, { ...layer, hash: "c" }]);
  const lengths = statements.flatMap(({ params }) => params.map((param) => String(param).length));
  expect(Math.max(...lengths)).toBeLessThan(LIMIT);
  expect(statements.filter(({ params }) => params[0] === "a" || params[0] === "c")).toHaveLength(2);
});
