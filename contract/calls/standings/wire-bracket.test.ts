import { describe, expect, it } from "vitest";
import type { Placeholder } from "../../domain/bracket.ts";
import { parsePlaceholder, placeholderKey } from "./wire-bracket.ts";

describe("a placeholder", () => {
  it.each<[string, Placeholder]>([
    ["winner:quarter_final-2", { kind: "winner", tieId: "quarter_final-2" }],
    ["loser:semi_final-1", { kind: "loser", tieId: "semi_final-1" }],
    ["group:2:B", { kind: "group", rank: 2, group: "B" }],
    ["third:A/B/F", { kind: "third", groups: ["A", "B", "F"] }],
    ["rank:12", { kind: "rank", rank: 12 }],
    ["rank:3:east", { kind: "rank", rank: 3, conference: "east" }],
  ])("is written %s and read again", (key, place) => {
    expect(placeholderKey(place)).toBe(key);
    expect(parsePlaceholder(key)).toEqual(place);
  });

  it.each(["", "winner", "group:0:A", "group:x:A", "rank:-1", "Winner QF2"])("%o is none of ours", (key) => {
    expect(parsePlaceholder(key)).toBeUndefined();
  });
});
