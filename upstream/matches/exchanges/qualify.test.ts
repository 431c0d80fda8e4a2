import { describe, expect, it } from "vitest";
import { type CupQuota, type CupWinner, qualify } from "./qualify.ts";

const ORDER = [..."abcdefgh"];
const TIERS = ["first", "second", "third"];
const ALL: readonly CupQuota[] = [
  { cupId: "first", count: 2 },
  { cupId: "second", count: 2 },
  { cupId: "third", count: 1 },
];
const won = (teamId: string, leadsTo: string): CupWinner => ({ teamId, leadsTo });

describe("who qualifies for continental cups", () => {
  it.each<[string, readonly CupQuota[], readonly CupWinner[], Record<string, string>]>([
    ["by the table alone", ALL, [], { first: "ab", second: "cd", third: "e" }],
    ["a winner from below", ALL, [won("g", "second")], { first: "ab", second: "cg", third: "d" }],
    ["a winner from another league", ALL, [won("x", "second")], { first: "ab", second: "cx", third: "d" }],
    ["a winner with a better place", ALL, [won("a", "second")], { first: "ab", second: "cd", third: "e" }],
    ["a winner with the same place", ALL, [won("d", "second")], { first: "ab", second: "cd", third: "e" }],
    ["a winner with a worse place", ALL, [won("e", "second")], { first: "ab", second: "ce", third: "d" }],
    ["two winners", ALL, [won("g", "second"), won("h", "third")], { first: "ab", second: "cg", third: "h" }],
    ["one winner twice", ALL, [won("g", "second"), won("g", "third")], { first: "ab", second: "cg", third: "d" }],
    [
      "a second winner whom the first one's place lets in",
      ALL,
      [won("g", "second"), won("d", "third")],
      { first: "ab", second: "cg", third: "d" },
    ],
    ["no club in the winner's cup", [ALL[0]!, ALL[2]!], [won("g", "second")], { first: "ab", third: "g" }],
    ["no club in it or below", [ALL[0]!], [won("g", "second")], { first: "ab" }],
  ])("%s", (_, quotas, winners, expected) => {
    const found = qualify(ORDER, quotas, winners, (cupId) => TIERS.indexOf(cupId));
    expect(Object.fromEntries([...found].map(([cupId, ids]) => [cupId, ids.join("")]))).toEqual(expected);
  });
});
