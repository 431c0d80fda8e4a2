import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { failedTests } from "./failed-tests.mjs";
import { childEnv, ROOT, say } from "./project.mjs";

const running = new Set();
process.on("exit", () => {
  for (const child of running) child.kill("SIGTERM");
});

/** Runs a command with its output on the terminal; resolves to whether it succeeded. */
function run(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: childEnv(env),
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    running.add(child);
    child.on("error", (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on("close", (code) => {
      running.delete(child);
      resolve(code === 0);
    });
  });
}

const readReport = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
};

/** How to read a tool's JSON report: passed, failed, and skipped (not allowed in this project). */
const COUNTERS = {
  vitest: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites }) => ({
    passed: numPassedTests,
    // A file that fails to load has no failed test, but counts as a failure.
    failed: Math.max(numFailedTests, numFailedTests === 0 ? numFailedTestSuites : 0) + numPendingTests + numTodoTests,
  }),
  playwright: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }),
};

export function createStages() {
  const totals = { passed: 0, failed: 0 };
  const failures = [];
  const failed = [];

  const add = (title, { passed, failed }) => {
    totals.passed += passed;
    totals.failed += failed;
    if (failed > 0) failures.push(`${title} (${failed})`);
  };

  return {
    totals,
    failures,
    /** The failed tests of all runners, a line each. */
    failed,
    /** A check that counts as one test. */
    async check(title, command, args, env = {}) {
      say(title);
      const isGood = await run(command, args, env);
      add(title, { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });
      return isGood;
    },
    /** A test runner, counted by its own report. */
    async tests(title, kind, command, args, env = {}) {
      const report = path.join(ROOT, `.wrangler/report-${kind}-${process.pid}.json`);
      fs.mkdirSync(path.dirname(report), { recursive: true });
      say(title);
      const isGood = await run(command, args(report), { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
      const found = readReport(report);
      fs.rmSync(report, { force: true });
      if (found) failed.push(...failedTests(kind, found));
      const counts = found ? COUNTERS[kind](found) : { passed: 0, failed: 1 };
      add(title, isGood || counts.failed > 0 ? counts : { ...counts, failed: 1 });
      return isGood;
    },
  };
}
