import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { listenOnLoopback, passSocket } from "../scripts/lib/loopback.mjs";

/** A connection to a site that can be cut, and that can serve a newer service worker. */
export interface BrokenLine {
  url: string;
  cut(): void;
  mend(): void;
  /** From now on `/sw.js` is a different file that does the same. */
  renewWorker(): void;
  /** Number of requests for `/sw.js`. */
  workerRequests(): number;
  close(): Promise<void>;
}

/** Listens on loopback and forwards everything to a site. */
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
  // A conditional request would get 304: the site does not know about the addition.
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
