import fc from "fast-check";
import { expect, test } from "vitest";
import { holdReasons, readCommentText } from "./judge-comment.ts";
import type { SameText } from "./repeated-text.ts";

const NEW: SameText = { own: 0, others: 0 };
const reasonsOf = (given: string, same = NEW) => {
  const comment = readCommentText(given);
  return comment && holdReasons(comment, same);
};

test.each([
  ["What a goal!", NEW, []],
  ["Gooooooooooooooooooool!!!", NEW, []],
  ["Ha ha ha ha ha", NEW, []],
  ["<img src=x onerror=alert(1)>", NEW, []],
  ["See example.com", NEW, ["link"]],
  ["Fuck off to example.com", NEW, ["link", "words"]],
  ["a".repeat(100), NEW, ["repeated"]],
  ["buy now ".repeat(20), NEW, ["repeated"]],
  ["The best team\n".repeat(8), NEW, ["repeated"]],
  ["Goal!", { own: 1, others: 90 }, []],
  ["Goal!", { own: 3, others: 0 }, ["repeated"]],
  ["We played very well today", { own: 1, others: 0 }, ["repeated"]],
  ["We played very well today", { own: 0, others: 9 }, []],
  ["We played very well today, and nobody can say that we did not", { own: 0, others: 2 }, ["repeated"]],
])("%j with %j is held for %j", (text, same, reasons) => {
  expect(reasonsOf(text, same)).toEqual(reasons);
});

test.each(["", "  ", "\u200b", "a".repeat(501)])("%j is no comment", (text) => {
  expect(readCommentText(text)).toBeUndefined();
});

test.each([
  ["Great  game!", "great game"],
  ["GREAT GAME", "g\u200breat game..."],
  ["Gréat game", "great gaaaame".replace("aaaa", "a")],
  ["เก่งมาก", "เก่ง มาก!!"],
])("%j and %j are the same", (one, other) => {
  expect(readCommentText(one)?.gist).toBe(readCommentText(other)?.gist);
});

test("whatever is written is read, or refused, in little time", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 600 }), (given) => {
      const comment = readCommentText(given);
      if (!comment) return;
      expect(comment.text).not.toBe("");
      expect(comment.gist).not.toBe("");
      expect(Array.isArray(holdReasons(comment, NEW))).toBe(true);
    }),
  );
  const startedAt = performance.now();
  for (const part of ["a", "a ", "ก", "f.", "\u0301a", "😀", "\n", "@a"]) reasonsOf(part.repeat(20_000 / part.length));
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
