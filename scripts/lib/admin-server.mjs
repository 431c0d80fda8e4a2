import { writeDevVars } from "./dev-vars.mjs";
import { takeFirst } from "./locks.mjs";
import { freePort } from "./ports.mjs";
import { install, prepareDatabase } from "./prepare.mjs";
import { STATE, say } from "./project.mjs";
import { serverForImport } from "./running.mjs";
import { startUpstream } from "./workers.mjs";

/**
 * The server for an operator's command, and whether it ends with the command: the upstream at `url`, else a running
 * server of this checkout, else a newly started one.
 * @param {{ url?: string, token?: string }} given
 * @param {{ edge: string, upstream: string, doing: string }} routes
 */
export async function adminServer({ url, token }, { edge, upstream, doing }) {
  if (url) return { address: new URL(upstream, url), token };
  let running = await serverForImport(STATE);
  // Another command may claim the folder first: then wait for its server.
  while (!running && (await takeFirst([STATE])) === undefined) running = await serverForImport(STATE);
  if (running) {
    say(`${doing} the server on port ${running.port}`);
    const address = new URL(running.kind === "edge" ? edge : upstream, `http://127.0.0.1:${running.port}`);
    const site = running.kind === "edge" ? address.origin : undefined;
    return { address, token: running.adminToken, state: running.state, site };
  }
  await install();
  await prepareDatabase();
  const { adminToken } = await writeDevVars();
  const port = await freePort();
  await startUpstream(port);
  return { address: new URL(upstream, `http://127.0.0.1:${port}`), token: adminToken, isOurs: true };
}
