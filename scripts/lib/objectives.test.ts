import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { judge, OBJECTIVES, queryOf, WINDOWS } from "./objectives.mjs";
import { ROOT } from "./project.mjs";

const read = (file: string): string => readFileSync(path.join(ROOT, "docs", file), "utf8");
const idsIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, id = ""]) => id);
const IDS = OBJECTIVES.map(({ id }) => id);

test("the documents have a row for each objective, and no other", () => {
  expect(idsIn(read("slo.md"), /^\| \[([a-z]+)\]\(runbook\.md#missed-\1\) /gm)).toEqual(IDS);
  expect(idsIn(read("runbook.md"), /^\| <a id="missed-([a-z]+)"><\/a>\[\1\]\(slo\.md\) /gm)).toEqual(IDS);
});

test("the documents say the goals and what counts as bad as they are measured", () => {
  // Columns are as wide as their widest cell.
  const rows = read("slo.md").replace(/ +\|/g, " |").split("\n");
  for (const { id, bad, goal, figure } of OBJECTIVES) {
    const row = rows.find((line) => line.startsWith(`| [${id}]`));
    expect(row, id).toContain(`| ${Number((goal * 100).toFixed(2))} % |`);
    expect(row, id).toContain(`| \`${figure}\`: \`${bad}\` |`);
  }
});

test("a query asks for the figures of its objective and of its time only", () => {
  expect(queryOf(OBJECTIVES[0]!, 60, "matchlight_figures")).toBe(
    "SELECT sum(_sample_interval * double1) AS total, sumIf(_sample_interval * double1, blob2 = 'fault') AS bad " +
      "FROM matchlight_figures WHERE index1 = 'request' AND timestamp > NOW() - INTERVAL '60' MINUTE",
  );
});

describe("an objective of 99 %", () => {
  const hour = WINDOWS[0]!;
  test.each([
    [{ total: 0, bad: 0 }, 0, false],
    [{ total: 1_000, bad: 10 }, 1, false],
    [{ total: 1_000, bad: 144 }, 14.4, false],
    [{ total: 1_000, bad: 145 }, 14.5, true],
    // Too few to say anything.
    [{ total: 99, bad: 99 }, 100, false],
  ])("%j", (counted, burning, isTooFast) => {
    const judged = judge({ goal: 0.99 }, hour, counted);
    expect(judged.burning).toBeCloseTo(burning);
    expect(judged.isTooFast).toBe(isTooFast);
  });

  test.each([
    [29, false],
    [30, true],
  ])("that is measured each minute has a number of its own: %i bad figures", (total, isTooFast) => {
    expect(judge({ goal: 0.99, least: 30 }, hour, { total, bad: total }).isTooFast).toBe(isTooFast);
  });
});
