import { spawn } from "node:child_process";
import { childEnv, ROOT } from "../lib/project.mjs";

/**
 * Runs the project's wrangler; resolves to its exit code and all that it printed, also where it fails. What it is asked
 * for as JSON is `stdout`; warnings are beside it.
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string, stdout: string }>}
 */
export function runWrangler(args, command = "wrangler") {
  return new Promise((resolve) => {
    const output = [];
    const stdout = [];
    const child = spawn(command, args, { cwd: ROOT, env: childEnv(), stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.on("data", (chunk) => {
      output.push(chunk);
      stdout.push(chunk);
    });
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.on("error", (error) => resolve({ code: 1, output: error.message, stdout: "" }));
    child.on("close", (code) =>
      resolve({ code: code ?? 1, output: `${Buffer.concat(output)}`, stdout: `${Buffer.concat(stdout)}` }),
    );
  });
}

/** A step of wrangler's that failed: the message has what it printed. */
export class WranglerFault extends Error {
  constructor(args, output) {
    super(`wrangler ${args.slice(0, 3).join(" ")} failed:\n${output.trim()}`);
  }
}

/** What a step of wrangler's that has to succeed answers. */
export async function mustRun(wrangler, args) {
  const answer = await wrangler(args);
  if (answer.code !== 0) throw new WranglerFault(args, answer.output);
  return answer;
}
