import path from "node:path";
import { expect, test } from "vitest";
import { failedTests } from "./failed-tests.mjs";
import { ROOT } from "./project.mjs";

test("failed unit tests are told with the first line of their reason, without colours", () => {
  const report = {
    testResults: [
      {
        name: path.join(ROOT, "app/a.test.ts"),
        status: "failed",
        assertionResults: [
          { fullName: "a row is short", status: "passed" },
          {
            fullName: "a row is whole",
            status: "failed",
            failureMessages: ["\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n    at file.ts:3"],
          },
        ],
      },
      { name: path.join(ROOT, "app/b.test.ts"), status: "failed", message: "Cannot find c.ts", assertionResults: [] },
      { name: path.join(ROOT, "app/d.test.ts"), status: "passed", assertionResults: [] },
    ],
  };

  expect(failedTests("vitest", report)).toEqual([
    "app/a.test.ts › a row is whole › AssertionError: expected 1 to be 2",
    "app/b.test.ts › Cannot find c.ts",
  ]);
});

test("failed and repeated browser tests are told with their project, line and outer titles", () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: "list.spec.ts",
    line: 12,
    tests: [{ projectName: "site", status, results: message ? [{ error: { message } }] : [{}] }],
  });
  const report = {
    suites: [
      {
        title: "list.spec.ts",
        specs: [spec("a list", "expected")],
        suites: [{ title: "on a phone", specs: [spec("a row", "unexpected", "too wide\nthere"), spec("b", "flaky")] }],
      },
    ],
  };

  expect(failedTests("playwright", report)).toEqual([
    "[site] list.spec.ts:12 › on a phone › a row › too wide",
    "[site] list.spec.ts:12 › on a phone › b",
  ]);
});
