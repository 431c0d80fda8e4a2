import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { constants, createBrotliCompress } from "node:zlib";
import { listenOnLoopback, passSocket } from "../scripts/lib/loopback.mjs";

const TEXT = /text|javascript|json|svg|manifest/;
const OPTIONS = { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export interface Proxy {
  url: string;
  close(): Promise<void>;
}

type Answer = (call: IncomingMessage, response: ServerResponse) => void;

/** A server on loopback that compresses text with brotli as the platform does, each chunk at once, so that streams stay streams. */
async function listen(
  answer: Answer,
  upgrade?: (call: IncomingMessage, socket: Duplex, head: Buffer) => void,
): Promise<Proxy> {
  const server = createServer(answer);
  if (upgrade) server.on("upgrade", upgrade);
  return listenOnLoopback(server);
}

/** In front of a local server, which does not compress by itself. */
export function compressingProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const answer: Answer = (call, response) => {
    const headers = { ...call.headers };
    delete headers["accept-encoding"];
    const forwarded = request({ hostname, port, path: call.url, method: call.method, headers }, (answered) => {
      const isText = TEXT.test(answered.headers["content-type"] ?? "");
      const { "content-length": _length, ...kept } = answered.headers;
      if (!isText) {
        response.writeHead(answered.statusCode ?? 502, answered.headers);
        return answered.pipe(response);
      }
      response.writeHead(answered.statusCode ?? 502, { ...kept, "content-encoding": "br" });
      return answered.pipe(createBrotliCompress(OPTIONS)).pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    call.pipe(forwarded);
  };
  return listen(answer, (call, socket, head) => passSocket(target, call, socket, head));
}

/** One page for every path, from memory. */
export const staticPage = (html: string): Promise<Proxy> =>
  listen((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" });
    const compressed = createBrotliCompress(OPTIONS);
    compressed.pipe(response);
    compressed.end(html);
  });
