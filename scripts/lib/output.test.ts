import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const OUTPUT = pathToFileURL(path.join(ROOT, "scripts/lib/output.mjs")).href;
/** More than the system buffers for a pipe or socket that nobody reads. */
const LENGTH = 2_000_000;

/** A command that prints and then runs `next`, started by a shell: its output is a pipe, not one of Node's sockets. */
function piped(next: string, reader: string) {
  const code = `await import("${OUTPUT}"); console.error("printing"); console.log("x".repeat(${LENGTH - 1})); ${next}`;
  const script = `{ node --input-type=module -e "$CODE"; echo "status $?" >&2; } | ${reader}`;
  const stdio = ["ignore", "pipe", "pipe", "pipe"] as const;
  return spawn("sh", ["-c", script], { env: { ...process.env, CODE: code }, stdio: [...stdio] });
}

async function textOf(stream: Readable): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

test.each(["process.exit(0)", "process.exitCode = 0"])(
  "a reader that starts late gets everything before %s",
  async (next) => {
    const child = piped(next, "{ read -r start <&3; cat; }");
    const errors = textOf(child.stderr as Readable);
    child.stderr?.once("data", () => (child.stdio[3] as Writable).end("start\n"));
    expect((await textOf(child.stdout as Readable)).length).toBe(LENGTH);
    expect(await errors).toBe("printing\nstatus 0\n");
  },
);

test.each([
  ["141, as of a program ended by SIGPIPE", "", 141],
  ["that of finished work", "process.exitCode = 1;", 1],
])("a reader that goes away ends the command quietly, with the status %s", async (_which, before, status) => {
  const child = piped(`${before} setInterval(() => console.log("more"), 1)`, "head -c 5");
  const [text, errors] = await Promise.all([textOf(child.stdout as Readable), textOf(child.stderr as Readable)]);
  expect(text).toBe("xxxxx");
  expect(errors).toBe(`printing\nstatus ${status}\n`);
});

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};
const commands = new Set(Object.values(scripts).flatMap((line) => line.match(/scripts\/[\w-]+\.mjs/g) ?? []));

test.each([...commands, "bench/run.ts"])("%s writes that way", (file) => {
  expect(readFileSync(path.join(ROOT, file), "utf8")).toMatch(/^import ".*lib\/output\.mjs";$/m);
});
