import fs from "node:fs";
import { writeDevVars } from "./dev-vars.mjs";
import { freePort } from "./ports.mjs";
import { install, prepareDatabase } from "./prepare.mjs";
import { STATE, say } from "./project.mjs";
import { serverForImport } from "./running.mjs";
import { claimState } from "./states.mjs";
import { startUpstream } from "./workers.mjs";

/**
 * An upstream on a copy of the local data, for a trial of what a command would do: the data itself stays as it is. The
 * copy is that of a running server of this checkout, if there is one, and is removed when the command ends.
 */
export async function trialServer(path) {
  const source = (await serverForImport(STATE))?.state ?? STATE;
  const state = await claimState(`${STATE}-trial`);
  await install();
  fs.rmSync(state, { recursive: true, force: true });
  if (fs.existsSync(source)) fs.cpSync(source, state, { recursive: true });
  process.on("exit", () => fs.rmSync(state, { recursive: true, force: true }));
  await prepareDatabase(state);
  const { adminToken } = await writeDevVars();
  const port = await freePort();
  await startUpstream(port, state);
  say(`Trying it on a copy of ${source}: nothing is kept`);
  return { address: new URL(path, `http://127.0.0.1:${port}`), token: adminToken };
}
