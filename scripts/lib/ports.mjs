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

/** A port assigned by the system, for servers whose port does not matter. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject);
    server.listen({ port: 0, host: "127.0.0.1" }, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Ends the command when a port is taken, naming the next free one. */
export async function requireFreePort(port, command) {
  if (await isFree(port)) return;
  let next = port + 1;
  while (next < 65_535 && !(await isFree(next))) next += 1;
  die(`Port ${port} is taken. Stop what uses it, or choose another one:\n\n    PORT=${next} ${command}`);
}
