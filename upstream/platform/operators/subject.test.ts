import { expect, test } from "vitest";
import { subjectOf } from "./subject.ts";

test.each<[Record<string, unknown>[], string]>([
  [
    [
      { file: "en.1.json", hash: "ab" },
      { batch: 3, seasons: [] },
    ],
    "batch=3 file=en.1.json",
  ],
  [[{ newsCommentId: "12", action: "hide", operator: "Mai", reason: "insults Nok" }], "newsCommentId=12 action=hide"],
  [[{ file: "Tabelle\n2024 <b>.csv" }], "file=Tabelle_2024__b_.csv"],
  [[{ file: "x".repeat(100) }], `file=${"x".repeat(80)}`],
  [[{ id: "", batch: null }, { id: 7 }], "id=7"],
  [[], ""],
])("%j is about %j", (sources, subject) => {
  expect(subjectOf(...sources)).toBe(subject);
});
