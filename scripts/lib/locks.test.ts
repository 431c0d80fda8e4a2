import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  addServer,
  commandOf,
  exclusively,
  isOursAlone,
  readLock,
  release,
  statusOf,
  take,
  takeFirst,
} from "./locks.mjs";
import { prepareDatabase } from "./prepare.mjs";
import { identityOf } from "./processes.mjs";

const RUNNING: Record<number, string> = { 1: "100", 2: "200" };
const startedAt = (pid: number): string | undefined => RUNNING[pid];
const at = (pid: number, started: string | undefined) => ({ pid, started });

test.each([
  ["no lock", undefined, "free"],
  ["a running command", { ...at(1, "100"), servers: [] }, "held"],
  ["a running command whose server has ended", { ...at(1, "100"), servers: [at(9, "900")] }, "held"],
  ["a killed command", { ...at(9, "900"), servers: [] }, "free"],
  ["a killed command whose pid another process has now", { ...at(1, "50"), servers: [] }, "free"],
  ["a killed command whose server still runs", { ...at(9, "900"), servers: [at(2, "200")] }, "ending"],
  ["a killed command whose server has ended too", { ...at(9, "900"), servers: [at(2, "150")] }, "free"],
])("%s: %s", (_which, lock, expected) => {
  expect(statusOf(lock, startedAt)).toBe(expected);
});

test.each([
  ["/checkout/scripts/start.mjs", "npm run start"],
  ["/checkout/bench/run.ts", "npm run bench"],
  ["/checkout/node_modules/playwright/cli.js", "npm run test"],
])("%s is %s", (file, expected) => {
  expect(commandOf(file)).toBe(expected);
});

let folder = "";
const named = (name: string): string => path.join(folder, name);
const write = (name: string, text: string): void => writeFileSync(`${named(name)}.lock`, text);
const ABANDONED = JSON.stringify({ ...at(process.pid, "long ago"), command: "npm run start", servers: [] });
const HELD = JSON.stringify({ ...identityOf(process.ppid), command: "npm run start", servers: [] });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "matchlight-locks-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ["nobody has", undefined, "free"],
  ["a killed command had", ABANDONED, "free"],
  ["is not readable", "{", "free"],
  ["a running command has", HELD, "held"],
])("a lock that %s", (_which, text, expected) => {
  if (text) write("state", text);
  expect(take(named("state"))).toBe(expected);
  expect(readLock(named("state"))?.pid).toBe(expected === "free" ? process.pid : process.ppid);
  release(named("state"));
  expect(existsSync(`${named("state")}.lock`)).toBe(expected !== "free");
  expect(readdirSync(folder).filter((name) => !name.endsWith(".lock"))).toEqual([]);
});

test("takes the first free one, and none where all are held", async () => {
  write("a", HELD);
  write("b", ABANDONED);
  expect(await takeFirst([named("a"), named("b"), named("c")])).toBe(named("b"));
  expect(await takeFirst([named("a"), named("b")])).toBeUndefined();
  release(named("b"));
});

test("a server is added to a lock of ours, and not to another's", () => {
  write("a", HELD);
  take(named("b"));
  for (const name of ["a", "b"]) addServer(named(name), process.pid);
  expect(readFileSync(`${named("a")}.lock`, "utf8")).toBe(HELD);
  expect(readLock(named("b"))).toMatchObject({ pid: process.pid, servers: [identityOf(process.pid)] });
  release(named("b"));
});

test("a lock is ours alone until a server runs under it", () => {
  const state = named("state");
  expect(isOursAlone(state)).toBe(false);
  write("another", HELD);
  take(named("another"));
  expect(isOursAlone(named("another"))).toBe(false);
  take(state);
  expect(isOursAlone(state)).toBe(true);
  addServer(state, process.ppid);
  expect(isOursAlone(state)).toBe(false);
  release(state);
  expect(isOursAlone(state)).toBe(false);
});

test("nobody prepares the database of a running server", async () => {
  const state = named("state");
  await expect(prepareDatabase(state)).rejects.toThrow("is not claimed, or a server uses the database there");
  take(state);
  addServer(state, process.ppid);
  await expect(prepareDatabase(state)).rejects.toThrow("is not claimed, or a server uses the database there");
  release(state);
  expect(existsSync(state)).toBe(false);
});

test("steps run one after the other, also after one that failed", async () => {
  const log: string[] = [];
  const step = (name: string) =>
    exclusively(named("build"), "building", async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`${name} ends`);
      if (name === "a") throw new Error("a failed");
      return name;
    });
  const results = await Promise.allSettled([step("a"), step("b")]);
  expect(log).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});
