import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./project.mjs";

const LONGEST = 300;

const firstLine = (message = "") => stripVTControlCharacters(message).trim().split("\n", 1)[0].slice(0, LONGEST);
const line = (where, title, message) => [where, title, firstLine(message)].filter(Boolean).join(" › ");

function* specsOf(suite, titles = []) {
  // The outermost suite is a file, which the spec names itself.
  for (const spec of suite.specs ?? []) yield { spec, titles };
  for (const inner of suite.suites ?? []) yield* specsOf(inner, [...titles, inner.title]);
}

const READERS = {
  vitest: ({ testResults }) =>
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = path.relative(ROOT, name);
      const failed = assertionResults.filter((test) => test.status === "failed");
      if (failed.length === 0) return status === "failed" ? [line(file, "", message)] : [];
      return failed.map((test) => line(file, test.fullName, test.failureMessages?.[0]));
    }),
  playwright: ({ suites }) =>
    suites.flatMap((file) =>
      [...specsOf(file)].flatMap(({ spec, titles }) =>
        spec.tests
          .filter(({ status }) => status === "unexpected" || status === "flaky")
          .map(({ projectName, results }) => {
            const error = results.find((result) => result.error)?.error;
            return line(
              `[${projectName}] ${spec.file}:${spec.line}`,
              [...titles, spec.title].join(" › "),
              error?.message,
            );
          }),
      ),
    ),
};

/**
 * The failed tests of a runner's JSON report, a line each: file, title, first line of the reason. Of a whole run only
 * the end is often kept, and there the reasons are far above.
 */
export const failedTests = (kind, report) => READERS[kind](report);
