import { describe, expect, test } from "vitest";
import { keptRows } from "./kept-rows.server.ts";
import { matchRow } from "./match-row.server.ts";
import { testFacts } from "./test-facts.ts";
import { finished, live, NOW, scheduled } from "./test-matches.ts";

const LATER = { now: NOW + 7 * 60_000 };

describe("a row that was made before", () => {
  test.each([
    ["to come", scheduled],
    ["over", finished],
  ])("is the same again while its match is %s, and what it would be anew", (_name, match) => {
    const facts = testFacts("th");
    const row = matchRow(match, facts);
    expect(matchRow(match, { ...testFacts("th"), ...LATER })).toBe(row);
    expect(matchRow({ ...match }, { ...facts, ...LATER }).text).toBe(row.text);
  });

  test("is made anew while its match is live: its minute goes on", () => {
    const facts = testFacts();
    const running = { ...live, clock: { from: 1, startedAt: NOW - 10 * 60_000 } } as const;
    expect(matchRow(running, { ...facts, ...LATER }).text).not.toBe(matchRow(running, facts).text);
  });

  test("is another in another language, without pictures, under another day, of another copy of the match", () => {
    const texts = [
      matchRow(finished, testFacts("en")),
      matchRow(finished, testFacts("kh")),
      matchRow(finished, testFacts("en", { savesData: true })),
      matchRow(finished, testFacts("en"), "Saturday"),
      matchRow({ ...finished, id: "7" }, testFacts("en")),
    ].map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("is forgotten with the language and zone that nobody asked for in a while", () => {
    const first = keptRows("first");
    for (let other = 0; other < 7; other += 1) keptRows(`other ${other}`);
    expect(keptRows("first")).toBe(first);
    for (let other = 0; other < 8; other += 1) keptRows(`another ${other}`);
    expect(keptRows("first")).not.toBe(first);
  });
});
