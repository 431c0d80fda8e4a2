import { spawn } from "node:child_process";
import { ROOT } from "./project.mjs";

/** Runs a script of this project without blocking the process, which may answer it; returns its status and output. */
export async function runBeside(
  script: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): Promise<{ status: number | null; text: string }> {
  const child = spawn(process.execPath, [script, ...args], { cwd: ROOT, env: { ...process.env, ...env } });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (text += part.toString()));
  const status = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { status, text };
}
