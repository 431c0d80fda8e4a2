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
  [[{ file: "Tabelle\n2024 <b>.csv" }], 'file="Tabelle\\n2024 <b>.csv"'],
  [[{ file: "ตาราง 2024.csv" }], 'file="ตาราง 2024.csv"'],
  [[{ question: "12", answer: "?" }], 'question=12 answer="?"'],
  [[{ answer: "_" }], "answer=_"],
  [[{ file: "a\u202egpj.csv\u009b" }], 'file="a\\u202egpj.csv\\u009b"'],
  [[{ file: "x".repeat(200) }], `file=${"x".repeat(200)}`],
  [[{ file: "x".repeat(201) }], `file="${"x".repeat(200)}"…`],
  [[{ id: "", batch: null }, { id: 7 }], "id=7"],
  [[], ""],
])("%j is about %j", (sources, subject) => {
  expect(subjectOf(...sources)).toBe(subject);
});
