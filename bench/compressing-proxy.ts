import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from "node:http";
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

/**
 * A server on loopback that compresses text with brotli as the platform does, chunk by chunk, so that streams stay
 * streams.
 */
async function listen(
  answer: Answer,
  upgrade?: (call: IncomingMessage, socket: Duplex, head: Buffer) => void,
): Promise<Proxy> {
  const server = createServer(answer);
  if (upgrade) server.on("upgrade", upgrade);
  return listenOnLoopback(server);
}

/** HTTP/1.1 only: the platform uses HTTP/2 and 3. */
const OF_THE_LINE = ["connection", "keep-alive", "transfer-encoding"];
const KEEPABLE = /public, max-age=\d{5,}/;

interface CachedAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Forwards calls to a local server, which does not compress by itself. Cacheable pictures and files are cached, as on
 * the platform: generating them per visit would take the browser's time on a machine with two cores.
 */
function passOn(target: string): Answer {
  const { hostname, port } = new URL(target);
  const memory = new Map<string, CachedAnswer>();
  return (call, response) => {
    response.removeHeader("connection");
    const cached = call.method === "GET" ? memory.get(call.url ?? "") : undefined;
    if (cached) return response.writeHead(cached.status, cached.headers).end(cached.body);
    const { "accept-encoding": _unasked, ...rest } = call.headers;
    const forwarded = request({ hostname, port, path: call.url, method: call.method, headers: rest }, (answered) => {
      const { statusCode: status = 502 } = answered;
      const isText = TEXT.test(answered.headers["content-type"] ?? "");
      const headers = passedOn(answered.headers, isText);
      const body = isText ? answered.pipe(createBrotliCompress(OPTIONS)) : answered;
      response.writeHead(status, headers);
      body.pipe(response);
      if (status !== 200 || call.method !== "GET" || !KEEPABLE.test(answered.headers["cache-control"] ?? "")) return;
      const chunks: Buffer[] = [];
      body.on("data", (chunk: Buffer) => chunks.push(chunk));
      body.on("end", () => memory.set(call.url ?? "", { status, headers, body: Buffer.concat(chunks) }));
    });
    forwarded.on("error", () => response.destroy());
    call.pipe(forwarded);
  };
}

/** In front of a local server. */
export const compressingProxy = (target: string): Promise<Proxy> =>
  listen(passOn(target), (call, socket, head) => passSocket(target, call, socket, head));

function passedOn(headers: IncomingHttpHeaders, isText: boolean): OutgoingHttpHeaders {
  const dropped = new Set([...OF_THE_LINE, ...(isText ? ["content-length"] : [])]);
  const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
  return isText ? { ...passed, "content-encoding": "br" } : passed;
}

/** One page from memory at `/`; its pictures come from a local server. */
export function staticPage(html: string, target: string): Promise<Proxy> {
  const pictures = passOn(target);
  return listen((call, response) => {
    if (call.url !== "/") return pictures(call, response);
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" });
    const compressed = createBrotliCompress(OPTIONS);
    compressed.pipe(response);
    compressed.end(html);
  });
}
