import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { identityOf, isRunning, readStat, startOf } from "./processes.mjs";

/** The fields between state and start time. */
const REST = Array.from({ length: 18 }, (_, index) => index).join(" ");

test.each([
  ["a running process", `17 (node) R ${REST} 4711 99`, { hasEnded: false, started: "4711" }],
  ["a name with spaces and brackets", `17 (a) b (c) S ${REST} 4711 99`, { hasEnded: false, started: "4711" }],
  [
    "one that has ended and that nobody has waited for",
    `17 (node) Z ${REST} 4711 99`,
    { hasEnded: true, started: "4711" },
  ],
])("reads the line of %s", (_which, line, expected) => {
  expect(readStat(line)).toEqual(expected);
});

test.each([
  ["the same process", "10", "10", true],
  ["another one with the same pid", "10", "20", false],
  ["one that has ended", "10", undefined, false],
  ["one that had ended when it was noted", undefined, undefined, false],
])("%s", (_which, started, now, expected) => {
  expect(isRunning({ pid: 17, started }, () => now)).toBe(expected);
});

test("knows a process until it ends", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await once(child, "spawn");
  const identity = identityOf(child.pid ?? 0);
  expect(isRunning(identity)).toBe(true);
  expect(identity.started).not.toBe(undefined);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(isRunning(identity)).toBe(false);
  expect(startOf(child.pid ?? 0)).toBeUndefined();
});
