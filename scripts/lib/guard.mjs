// Runs a server in its own process group and ends the whole group when its starter exits for any reason: that closes
// our standard input, even if it was killed. Otherwise wrangler, esbuild and workerd would outlive a killed starter.
//   node guard.mjs COMMAND ARGS…
import { spawn } from "node:child_process";

const [command, ...args] = process.argv.slice(2);
const server = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], shell: process.platform === "win32" });
const hasEnded = () => server.exitCode !== null || server.signalCode !== null;

async function end() {
  server.kill("SIGINT");
  for (let tries = 0; tries < 40 && !hasEnded(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
  try {
    process.kill(-process.pid, "SIGKILL");
  } catch {
    // The group is gone already, or the system has no process groups.
  }
  process.exit(0);
}

server.on("exit", (code) => process.exit(code ?? 1));
server.on("error", () => process.exit(1));
process.stdin.on("end", end).on("error", end).resume();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
