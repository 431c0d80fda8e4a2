import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnLoopback } from "../../scripts/lib/loopback.mjs";

/** How a store behaves: `good`, or a way of failing. */
export type StoreMode = "good" | "throws" | "hangs" | "loses";

interface Entry {
  body: Buffer;
  metadata?: string;
}

const METADATA = "cf-kv-metadata";

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

type Answer = (request: IncomingMessage, response: ServerResponse, entries: Map<string, Entry>) => Promise<void>;

/** Workers KV in workerd's protocol: values by path, metadata in a header. */
const answerKv: Answer = async (request, response, entries) => {
  const key = (request.url ?? "").split("?")[0] ?? "";
  if (request.method === "PUT") {
    const metadata = request.headers[METADATA];
    entries.set(key, { body: await bodyOf(request), ...(typeof metadata === "string" && { metadata }) });
    response.writeHead(204).end();
    return;
  }
  if (request.method === "DELETE") {
    entries.delete(key);
    response.writeHead(204).end();
    return;
  }
  const found = entries.get(key);
  if (!found) response.writeHead(404).end();
  else response.writeHead(200, found.metadata ? { [METADATA]: found.metadata } : {}).end(found.body);
};

const HEAD_END = Buffer.from("\r\n\r\n");

/** Parses a raw HTTP response, which is what the Cache API receives to store. */
function readResponse(bytes: Buffer): { status: number; headers: string[]; body: Buffer } {
  const end = bytes.indexOf(HEAD_END);
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers = lines.flatMap((line) => {
    const at = line.indexOf(":");
    const name = line.slice(0, at);
    return /^(?:transfer-encoding|content-length|connection)$/i.test(name) ? [] : [name, line.slice(at + 1).trim()];
  });
  return { status: Number(first.split(" ")[1]), headers, body: bytes.subarray(end + HEAD_END.length) };
}

/** The Cache API in workerd's protocol: 504 is a miss. Entries never expire: runs are short. */
const answerColo: Answer = async (request, response, entries) => {
  const key = `${request.headers.host}${request.url}`;
  if (request.method === "PUT") {
    entries.set(key, { body: await bodyOf(request) });
    response.writeHead(204).end();
    return;
  }
  if (request.method === "PURGE") {
    response.writeHead(entries.delete(key) ? 200 : 404).end();
    return;
  }
  const found = entries.get(key);
  if (!found) {
    response.writeHead(504, { "cf-cache-status": "MISS" }).end();
    return;
  }
  const { status, headers, body } = readResponse(found.body);
  response.writeHead(status, [...headers, "cf-cache-status", "HIT"]).end(body);
};

/** A store on loopback with a switchable fault. */
async function startStore(answer: Answer) {
  const entries = new Map<string, Entry>();
  let mode: StoreMode = "good";
  const server = createServer((request, response) => {
    if (mode === "throws") return response.destroy();
    if (mode === "hangs") return undefined;
    const isLost = mode === "loses" && request.method === "PUT";
    // An isolate may end in the middle of a write.
    return answer(request, response, isLost ? new Map() : entries).catch(() => response.destroy());
  });
  return {
    ...(await listenOnLoopback(server)),
    fail: (next: StoreMode) => {
      mode = next;
    },
    size: () => entries.size,
  };
}

export type Store = Awaited<ReturnType<typeof startStore>>;

/** The stores of a data centre, which outlive its isolates. */
export interface Stores {
  kv: Store;
  colo: Store;
  close(): Promise<void>;
}

export async function startStores(): Promise<Stores> {
  const [kv, colo] = [await startStore(answerKv), await startStore(answerColo)];
  return {
    kv,
    colo,
    close: async () => void (await Promise.all([kv.close(), colo.close()])),
  };
}
