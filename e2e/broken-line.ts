import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { listenOnLoopback, passSocket } from "../scripts/lib/loopback.mjs";

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
  const server = createServer((request, response) => {
    if (isCut) return request.socket.destroy();
    const isWorker = request.url === "/sw.js";
    if (isWorker) workerRequests += 1;
    passOn(site, request, response, isWorker ? `\n// ${version}` : "");
  });
  server.on("upgrade", (request, socket, head) => {
    if (isCut) return socket.destroy();
    sockets.add(socket);
    passSocket(site, request, socket, head);
  });
  const { url, close } = await listenOnLoopback(server);
  return {
    url,
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
    close() {
      for (const socket of sockets) socket.destroy();
      return close();
    },
  };
}

function passOn(site: string, incoming: IncomingMessage, response: ServerResponse, addition: string): void {
  // Asked whether it has changed, the site would say no: it does not know of the addition.
  const {
    "accept-encoding": _encoding,
    "if-none-match": _tag,
    "if-modified-since": _date,
    ...headers
  } = incoming.headers;
  const passed = request(site + incoming.url, { method: incoming.method, headers }, (answer) => {
    const { "content-length": _length, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, rest);
    answer.pipe(response, { end: false });
    answer.on("end", () => response.end(addition));
  });
  passed.on("error", () => response.destroy());
  incoming.pipe(passed);
}
