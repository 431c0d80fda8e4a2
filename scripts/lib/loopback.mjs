import { connect } from "node:net";

/**
 * Starts a server on loopback, at a port assigned by the system; returns its address, and how to close it with its
 * connections.
 * @param {import("node:http").Server} server
 */
export async function listenOnLoopback(server) {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Forwards a push connection to a site on loopback, from its first line on.
 * @param {string} site
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:stream").Duplex} socket
 * @param {Buffer} head
 */
export function passSocket(site, request, socket, head) {
  const passed = connect(Number(new URL(site).port), "127.0.0.1");
  const lines = [`${request.method} ${request.url} HTTP/1.1`];
  for (let at = 0; at < request.rawHeaders.length; at += 2)
    lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
  passed.write(`${lines.join("\r\n")}\r\n\r\n`);
  passed.write(head);
  socket.pipe(passed).pipe(socket);
  for (const [one, other] of [
    [socket, passed],
    [passed, socket],
  ]) {
    one.on("error", () => other.destroy());
    one.on("close", () => other.destroy());
  }
}
