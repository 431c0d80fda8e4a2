import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Duplex } from "node:stream";

/** A way to a site that can be cut, and by which the browser's worker comes in a newer version. */
export interface BrokenLine {
  url: string;
  cut(): void;
  mend(): void;
  /** From now on `/sw.js` is another one, that does the same. */
  renewWorker(): void;
  /** How often `/sw.js` was asked for. */
  workerRequests(): number;
  close(): Promise<void>;
}

/** Listens on loopback and passes everything on to a site. */
export async function startLine(site: string): Promise<BrokenLine> {
  let isCut = false;
  let version = 0;
  let workerRequests = 0;
  const sockets = new Set<Duplex>();
  const server = createServer((asked, response) => {
    if (isCut) return asked.socket.destroy();
    const isWorker = asked.url === "/sw.js";
    if (isWorker) workerRequests += 1;
    passOn(site, asked, response, isWorker ? `\n// ${version}` : "");
  });
  server.on("upgrade", (asked, socket, head) => {
    if (isCut) return socket.destroy();
    sockets.add(socket);
    passSocket(site, asked, socket, head);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      server.closeAllConnections();
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
    },
    renewWorker() {
      version += 1;
    },
    workerRequests: () => workerRequests,
    async close() {
      server.closeAllConnections();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passOn(site: string, asked: IncomingMessage, response: ServerResponse, addition: string): void {
  // Asked whether it has changed, the site would say no: it does not know of the addition.
  const { "accept-encoding": _encoding, "if-none-match": _tag, "if-modified-since": _date, ...headers } = asked.headers;
  const passed = request(site + asked.url, { method: asked.method, headers }, (answer) => {
    const { "content-length": _length, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, rest);
    answer.pipe(response, { end: false });
    answer.on("end", () => response.end(addition));
  });
  passed.on("error", () => response.destroy());
  asked.pipe(passed);
}

/** A connection for pushes, from its first line on. */
function passSocket(site: string, asked: IncomingMessage, socket: Duplex, head: Buffer): void {
  const passed = connect(Number(new URL(site).port), "127.0.0.1");
  const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
  for (let at = 0; at < asked.rawHeaders.length; at += 2)
    lines.push(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}`);
  passed.write(`${lines.join("\r\n")}\r\n\r\n`);
  passed.write(head);
  socket.pipe(passed).pipe(socket);
  for (const [one, other] of [
    [socket, passed],
    [passed, socket],
  ] as const) {
    one.on("error", () => other.destroy());
    one.on("close", () => other.destroy());
  }
}
