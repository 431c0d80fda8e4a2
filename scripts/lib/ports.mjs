import net from "node:net";
import { die } from "./project.mjs";

const UNAVAILABLE_FAMILY = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

/** Whether nothing listens at an address; a missing address family counts as free. */
const isFreeAt = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", (error) => resolve(UNAVAILABLE_FAMILY.has(error.code)));
    server.once("listening", () => server.close(() => resolve(true)));
    server.listen({ port, host, exclusive: true });
  });

async function isFree(port) {
  for (const host of ["127.0.0.1", "::1", "0.0.0.0"]) if (!(await isFreeAt(port, host))) return false;
  return true;
}

/** Below what systems give to connections (Linux from 32768, others from 49152), and above what is well known. */
const FIRST = 20_000;
const PORTS = 12_000;
const given = new Set();

/**
 * A port for servers whose port does not matter. One assigned by the system could be given to a connection as well,
 * before the server listens.
 */
export async function freePort() {
  const port = FIRST + Math.floor(Math.random() * PORTS);
  if (given.has(port) || !(await isFree(port))) return freePort();
  given.add(port);
  return port;
}

/** Ends the command when a port is taken, naming the next free one. */
export async function requireFreePort(port, command) {
  if (await isFree(port)) return;
  let next = port + 1;
  while (next < 65_535 && !(await isFree(next))) next += 1;
  die(`Port ${port} is taken. Stop what uses it, or choose another one:\n\n    PORT=${next} ${command}`);
}
