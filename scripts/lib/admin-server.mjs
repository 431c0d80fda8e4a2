import { writeDevVars } from "./dev-vars.mjs";
import { takeFirst } from "./locks.mjs";
import { freePort } from "./ports.mjs";
import { install, prepareDatabase } from "./prepare.mjs";
import { STATE, say } from "./project.mjs";
import { serverForImport } from "./running.mjs";
import { startUpstream } from "./workers.mjs";

/**
 * Where an operator's command sends its files, and whether that server ends with the command: the upstream of `url`, else
 * a server of this checkout that is running, else one that is started.
 * @param {{ url?: string, token?: string }} given
 * @param {{ edge: string, upstream: string, doing: string }} routes
 */
export async function adminServer({ url, token }, { edge, upstream, doing }) {
  if (url) return { address: new URL(upstream, url), token };
  let running = await serverForImport(STATE);
  // Another command may take the folder before us: then its server is the one to wait for.
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
