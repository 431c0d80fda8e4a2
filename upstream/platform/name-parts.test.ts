import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, test } from "vitest";
import { boundOfNames, partOfName, partsBetween } from "./name-parts.ts";
import { newName } from "./secrets.ts";

describe("equal parts of usernames", () => {
  it("have every name once, and about as many each", () => {
    const [of, names] = [20, Array.from({ length: 20_000 }, () => newName(12))];
    const counts = Array.from(
      { length: of },
      (_, at) => names.filter((name) => name > boundOfNames(at, of) && name <= boundOfNames(at + 1, of)).length,
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(names.length);
    // A letter is drawn from a byte, so eight of them are a ninth more frequent.
    for (const count of counts) expect(count).toBeGreaterThan(800);
    for (const count of counts) expect(count).toBeLessThan(1_250);
  });

  it("have names of other kinds, too", () => {
    for (const name of ["0", "u0001", "zzzz", "\u{1f600}"])
      expect([0, 1, 2].filter((at) => name > boundOfNames(at, 3) && name <= boundOfNames(at + 1, 3))).toHaveLength(1);
  });
});

test.each([
  ["a", 1, 0],
  ["2", 2, 0],
  ["z", 2, 1],
  ["", 4, 0],
  ["\u{1f600}", 4, 3],
  // A bound belongs to the part before it.
  [boundOfNames(1, 2), 2, 0],
  [`${boundOfNames(1, 2)}2`, 2, 1],
  [boundOfNames(3, 4), 4, 2],
])("of %j in %i parts, it is part %i", (username, of, part) => {
  expect(partOfName(username, of)).toBe(part);
});

test.each([1, 2, 3, 4, 8])("a name is in the part of %i that is between its bounds", (of) => {
  for (let count = 0; count < 200; count += 1) {
    const name = newName(16);
    const part = partOfName(name, of);
    expect([name > boundOfNames(part, of), name <= boundOfNames(part + 1, of)]).toEqual([true, true]);
    // Doubling the parts halves each.
    expect(Math.floor(partOfName(name, 2 * of) / 2)).toBe(part);
  }
});

test.each([
  ["", boundOfNames(1, 1), 2, [0, 1]],
  ["", boundOfNames(1, 2), 2, [0]],
  [boundOfNames(1, 2), boundOfNames(2, 2), 2, [1]],
  [boundOfNames(1, 3), boundOfNames(2, 3), 2, [0, 1]],
  [boundOfNames(1, 4), boundOfNames(3, 4), 4, [1, 2]],
])("names after %j up to %j are in these of %i parts: %j", (after, upTo, of, parts) => {
  expect(partsBetween(after, upTo, of)).toEqual(parts);
});

test.each([2, 4, 8])("operators find the bounds of %i databases in docs/backup.md", (of) => {
  const text = readFileSync(path.join(import.meta.dirname, "../../docs/backup.md"), "utf8");
  const [, cell = ""] = new RegExp(`^\\| ${of} +\\|(.*)\\|$`, "m").exec(text) ?? [];
  const bounds = Array.from({ length: of - 1 }, (_, index) => boundOfNames(index + 1, of));
  expect([...cell.matchAll(/`(\w+)`/g)].map(([, bound]) => bound)).toEqual(bounds);
});
