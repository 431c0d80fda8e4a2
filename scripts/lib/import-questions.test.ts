import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { QUESTION_KINDS } from "#contract/domain/imports";
import { questionText, readDecisions } from "./import-questions.mjs";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "decisions-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it("prints a question with its answers as they are typed", () => {
  const question = {
    id: 12,
    kind: "club",
    text: "IK Start",
    about: "Norway | 1. Division 2024",
    suggestions: [{ answer: "20101", name: "Start", evidence: "a part of the name" }],
    rows: 1,
  };
  expect(questionText(question).split("\n")).toEqual([
    '12  Which club is "IK Start"? (Norway | 1. Division 2024; 1 row waits)',
    "    12=20101  Start: a part of the name",
    "    12=new  none of ours",
  ]);
});

it.each(QUESTION_KINDS)("asks for a %s in words", (kind) => {
  const printed = questionText({
    id: 1,
    kind,
    text: "championship",
    about: "Superliga 2024",
    suggestions: [],
    rows: 2,
  });
  expect(printed).toMatch(/^1 {2}[A-Z][a-z ]+ "championship"\? \(Superliga 2024; 2 rows wait\)/);
  expect(printed).not.toContain("undefined");
});

describe("decisions", () => {
  it("are read from arguments and from files", () => {
    const file = path.join(folder, "decisions.txt");
    fs.writeFileSync(file, "# of March\n3 = new # a new club\n\nclub:90012=20101\r\n");
    expect(readDecisions(["7=Europe/London", file])).toEqual({
      decisions: [
        { question: "7", answer: "Europe/London" },
        { question: "3", answer: "new" },
        { question: "club:90012", answer: "20101" },
      ],
    });
  });

  it("are refused as a whole if one cannot be read", () => {
    expect(readDecisions(["7=new", "8"])).toEqual({ reason: "Not a decision: 8 is neither a decision nor a file" });
  });
});
