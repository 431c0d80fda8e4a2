// A separate checkout for tests of commands, with its own state, build and `.dev.vars`.
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isInstalled, withSeeded } from "./lib/prepare.mjs";
import { isRunning, startOf } from "./lib/processes.mjs";
import { ROOT } from "./lib/project.mjs";

/** Left behind by commands of this checkout, and the part of a build that no server reads. */
const LEFT_OUT =
  /\/(\.git|\.ci|\.wrangler|\.stryker-tmp|\.dev\.vars|node_modules|test-results|build\/server|build\.(?:new|old))$/;

export interface Command {
  child: ChildProcess;
  /** Its exit code, once it and its output have ended. */
  ended: Promise<number | null>;
  output(): string;
  /** Waits until it prints a text; fails with its output if it ends first. */
  prints(text: string): Promise<void>;
}

/** Without the variables that this test runner sets for itself and its workers. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_|TEST$|DEV$|PROD$|MODE$|MATCHLIGHT_)/.test(name)),
);

function run(cwd: string, args: readonly string[], env: Record<string, string>): Command {
  const child = spawn("node", [...args], {
    cwd,
    env: { ...ENVIRONMENT, ...env } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const prints = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve();
      for (const stream of [child.stdout, child.stderr]) stream.on("data", look);
      ended.then((code) => reject(new Error(`${args.join(" ")} ended with ${code}:\n${output}`)));
      look();
    });
  return { child, ended, output: () => output, prints };
}

export async function createCheckout() {
  // A command of the checkout would install through the link, and empty what it leads to.
  if (!isInstalled()) throw new Error("the packages of the lockfile are not installed: npm start or npm test does it");
  const folder = mkdtempSync(path.join(tmpdir(), "matchlight-"));
  cpSync(ROOT, folder, { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  // The browser tests need it too.
  await withSeeded((seeded) => cpSync(path.join(ROOT, seeded), path.join(folder, seeded), { recursive: true }));
  const commands: Command[] = [];
  const seen = new Map<number, string>();

  /** Records the commands' current servers: each leads a process group. */
  function noteServers(): void {
    for (const name of readdirSync(path.join(folder, ".wrangler")).filter((file) => file.endsWith(".lock"))) {
      const { servers } = JSON.parse(readFileSync(path.join(folder, ".wrangler", name), "utf8"));
      for (const { pid, started } of servers) seen.set(pid, started);
    }
  }

  return {
    folder,
    run(args: readonly string[], env: Record<string, string> = {}): Command {
      const command = run(folder, args, env);
      commands.push(command);
      return command;
    },
    noteServers,
    serversLeft: () => [...seen].filter(([pid, started]) => isRunning({ pid, started }, startOf)).map(([pid]) => pid),
    async end(): Promise<void> {
      for (const { child } of commands) child.kill("SIGTERM");
      await Promise.all(commands.map(({ ended }) => ended));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
