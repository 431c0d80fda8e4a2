import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { listenOnLoopback, passSocket } from "../scripts/lib/loopback.mjs";

/**
 * A document comes in about so many pieces, none of them smaller than a packet, a frame of the screen after each other.
 * A piece ends with a tag: between two of them browsers paint, hardly ever in the middle of a word.
 */
const PIECES = 24;
const PACKET_BYTES = 1_400;
const FRAME_MS = 17;

const isDocument = ({ headers }: IncomingMessage): boolean => /^text\/html/.test(headers["content-type"] ?? "");

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

async function sendInPieces(body: Buffer, response: ServerResponse): Promise<void> {
  const size = Math.max(PACKET_BYTES, Math.ceil(body.length / PIECES));
  for (let at = 0; at < body.length && !response.destroyed; ) {
    const end = body.indexOf(">", at + size) + 1 || body.length;
    response.write(body.subarray(at, end));
    at = end;
    await wait(FRAME_MS);
  }
  response.end();
}

/**
 * Stands before a site on loopback and lets its documents come in pieces, as on a slow line: whatever would move when
 * the rest of a page comes in, moves here each time.
 */
export async function startSlowLine(origin: string) {
  const server = createServer((incoming, response) => {
    const { "accept-encoding": _, ...headers } = incoming.headers;
    const onward = ask(`${origin}${incoming.url}`, { method: incoming.method, headers }, async (answer) => {
      const { "content-length": length, ...rest } = answer.headers;
      if (!isDocument(answer)) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        return answer.pipe(response);
      }
      response.writeHead(answer.statusCode ?? 502, rest);
      await sendInPieces(await bodyOf(answer), response);
    });
    onward.once("error", () => response.destroy());
    incoming.pipe(onward);
  });
  server.on("upgrade", (incoming, socket, head) => passSocket(origin, incoming, socket, head));
  return listenOnLoopback(server);
}
