import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { nestedBomb, wrongTypes } from "./bad-json.ts";

/** The supplier's healthy answer. */
export interface Truth {
  status: number;
  type: string;
  body: Buffer;
}

/** A call to be answered with a fault. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  truth(): Promise<Truth>;
  /** Milliseconds since the fault began. */
  since: number;
  /** From 0 to 1, the same in each run. */
  random: number;
}

type Fault = (exchange: Exchange) => void | Promise<void>;

const JSON_TYPE = { "content-type": "application/json" };
/** Content of a large answer. */
const MEGABYTE = Buffer.alloc(1024 * 1024, "x");

const send = ({ response }: Exchange, { status, type, body }: Truth): void =>
  void response.writeHead(status, { "content-type": type, "content-length": body.length }).end(body);

const good: Fault = async (exchange) => send(exchange, await exchange.truth());

const late =
  (milliseconds: number): Fault =>
  async (exchange) => {
    await pause(milliseconds);
    await good(exchange);
  };

const status =
  (code: number, headers: Record<string, string> = {}): Fault =>
  ({ response }) =>
    void response.writeHead(code, { ...JSON_TYPE, ...headers }).end(`{"result":{"businessCode":${code}}}`);

const text =
  (body: string, type = "application/json"): Fault =>
  ({ response }) =>
    void response.writeHead(200, { "content-type": type }).end(body);

/** Sends the beginning of the answer, with the length of the whole. */
const begin = async ({ response, truth }: Exchange): Promise<void> => {
  const { status: code, type, body } = await truth();
  response.writeHead(code, { "content-type": type, "content-length": body.length });
  response.write(body.subarray(0, Math.ceil(body.length / 2)));
};

const truncated: Fault = async (exchange) => {
  const { type, body } = await exchange.truth();
  send(exchange, { status: 200, type, body: body.subarray(0, Math.ceil(body.length / 2)) });
};

function* largeAnswer(): Generator<string | Buffer> {
  yield '{"result":{"businessCode":0,"data":"';
  for (let sent = 0; sent < 64; sent += 1) yield MEGABYTE;
  yield '"}}';
}

const large: Fault = ({ response }) => {
  response.writeHead(200, JSON_TYPE);
  return pipeline(largeAnswer(), response);
};

/** Milliseconds between two bytes. */
const DRIP = 100;

const drip: Fault = async ({ response, truth }) => {
  const { status: code, type, body } = await truth();
  response.writeHead(code, { "content-type": type, "content-length": body.length });
  for (let at = 0; at < body.length && !response.destroyed; at += 1) {
    response.write(body.subarray(at, at + 1));
    await pause(DRIP);
  }
  response.end();
};

const badTypes: Fault = async (exchange) => {
  const { type, body } = await exchange.truth();
  if (!type.includes("json")) return text("many", "text/plain")(exchange);
  return text(wrongTypes(body.toString()))(exchange);
};

/** Milliseconds for which a flapping supplier is up, and then down. */
const FLAP = 1_000;

const FAULTS = {
  down: ({ request }) => void request.socket.destroy(),
  "no answer": () => {},
  "hangs before the body": ({ response }) => response.writeHead(200, JSON_TYPE).flushHeaders(),
  "hangs amid the body": begin,
  "a second late": late(1_000),
  "ten seconds late": late(10_000),
  "answers 429": status(429, { "retry-after": "30" }),
  "answers 500": status(500),
  "answers 404": status(404),
  "answers 404 as a page": ({ response }) =>
    void response.writeHead(404, { "content-type": "text/html" }).end("<!doctype html><title>Not found</title>"),
  "answers a page": text("<!doctype html><title>Maintenance</title>", "text/html"),
  truncated,
  "cut off": async (exchange) => {
    await begin(exchange);
    exchange.response.destroy();
  },
  "wrong types": badTypes,
  "wrong shape": text('{"result":{"businessCode":0,"data":"busy","leagueMatchList":"busy"}}'),
  empty: text(""),
  "64 MB": large,
  "nested bomb": text(nestedBomb(1_000_000)),
  flapping: (exchange) =>
    Math.floor(exchange.since / FLAP) % 2 === 0 ? void exchange.request.socket.destroy() : good(exchange),
  "redirects in circles": ({ request, response }) => void response.writeHead(302, { location: request.url }).end(),
  "redirects elsewhere": ({ response }) => void response.writeHead(302, { location: "https://sign-in.example/" }).end(),
  "a byte at a time": drip,
} as const satisfies Record<string, Fault>;

const WITH_RANDOM: Readonly<Record<string, Fault>> = {
  ...FAULTS,
  random(exchange) {
    const each = [good, ...Object.values(FAULTS)];
    return each[Math.floor(exchange.random * each.length)]?.(exchange);
  },
};

/** Names of the supplier's faults. */
export const SUPPLIER_FAULTS: readonly string[] = Object.keys(WITH_RANDOM);

/** Answers a call with a fault, or truthfully without one. */
export const answerWith = (fault: string | undefined, exchange: Exchange): void | Promise<void> =>
  ((fault && WITH_RANDOM[fault]) || good)(exchange);
