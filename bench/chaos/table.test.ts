import { expect, test } from "vitest";
import type { Round } from "./round.ts";
import { faultTable, findingLines, mergeRows, warmCell } from "./table.ts";
import { goodVisit } from "./test-visit.ts";

test("a cell counts statuses and what is not complete", () => {
  expect(warmCell("pages", [])).toBe("–");
  const visits = [goodVisit, { ...goodVisit, ms: 40 }];
  expect(warmCell("pages", visits)).toBe("200; 20, 40");
  const worse = { ...goodVisit, status: 0, isComplete: false, ms: 90 };
  expect(warmCell("pages", [...visits, worse])).toBe("200 × 2, none × 1 (1 of 3 incomplete); 40, 90");
});

const round: Round = {
  fault: "supplier: 500",
  warm: [goodVisit, { ...goodVisit, saysAge: true }],
  cold: [{ ...goodVisit, status: 503, ms: 1_240 }],
  sockets: [{ status: 101, ms: 80 }],
  calls: 1,
  recovery: 5_040,
  findings: [],
  isDisturbed: false,
};

test("a row has what visitors got", () => {
  const [head = "", , row = ""] = faultTable([round]).split("\n");
  expect(row).toBe("| supplier: 500 | 200; 20, 20 | – | – | – | 101; 0.1 s | 50 % | 50 % | 5.0 s | 503; 1.2 s |");
  expect(head.split("|")).toHaveLength(row.split("|").length);
});

test("faults that were measured again get new rows, the others keep theirs", () => {
  const [first, second] = [round, { ...round, fault: "KV hangs" }];
  const names = [first.fault, second.fault];
  const before = faultTable([second, { ...first, calls: 2 }, { ...round, fault: "a former fault" }]);
  expect(mergeRows(before, [first], names)).toBe(faultTable([first, second]));
  expect(mergeRows(before.replaceAll(" | ", "    |   "), [first, second], names)).toBe(faultTable([first, second]));
  expect(mergeRows("", [second], names)).toBe(faultTable([second]));
});

test("what is wrong is named once, and not without end", () => {
  const findings = Array.from({ length: 8 }, (_, index) => ({ text: `page ${index % 7}`, isTime: false }));
  const lines = findingLines([round, { ...round, findings }]);
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toBe("supplier: 500: and 2 more");
});
