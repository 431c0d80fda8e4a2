import { request } from "node:http";
import { isDocument, isWholeJson, isWholePage, saysAge } from "./completeness.ts";

export type Group = "pages" | "api" | "pictures" | "live";

export interface Address {
  group: Group;
  path: string;
  /** The same in the language of uncached pages, if its address is another: guides have a number in each. */
  coldPath?: string;
}

/** What a visitor got. */
export interface Visit extends Address {
  /** 0: the connection broke, or nothing arrived within the visitor's patience. */
  status: number;
  ms: number;
  text: string;
  /** Has all the content of a healthy response. */
  isComplete: boolean;
  /** Says that it is old. */
  saysAge: boolean;
  /** A page with an end and a heading, an API response that is JSON, or a picture. */
  isReadable: boolean;
  retryAfter: string | null;
  location: string | null;
}

/** Milliseconds: longer than the site's slowest page. */
const PATIENCE = 40_000;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

function isReadable({ group }: Address, text: string, type: string): boolean {
  if (group === "pages") return isDocument(text);
  return group === "pictures" ? text.length > 0 : type.includes("json") && isJson(text);
}

function isComplete({ group }: Address, text: string, healthy: string | undefined): boolean {
  if (healthy === undefined) return false;
  if (group === "pages") return isWholePage(text, healthy);
  if (group === "pictures") return text === healthy;
  // Changes since a cursor differ each time.
  return group === "live" ? isJson(text) : isWholeJson(text, healthy);
}

/** Fetches an address of a site completely. `healthy`: its response without faults. */
export async function visit(site: string, address: Address, healthy?: string): Promise<Visit> {
  const from = performance.now();
  const seen = (status: number, text: string, headers = new Headers()): Visit => ({
    ...address,
    status,
    ms: performance.now() - from,
    text,
    isComplete: status === 200 && isComplete(address, text, healthy),
    saysAge: saysAge(text, headers.get("cache-status")),
    isReadable: isReadable(address, text, headers.get("content-type") ?? ""),
    retryAfter: headers.get("retry-after"),
    location: headers.get("location"),
  });
  try {
    const answer = await fetch(site + address.path, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE) });
    const text = Buffer.from(await answer.arrayBuffer()).toString(address.group === "pictures" ? "latin1" : "utf8");
    return seen(answer.status, text, answer.headers);
  } catch {
    return seen(0, "");
  }
}

/** The result of a page's attempt to listen: the status, and the milliseconds until it or the first message arrived. */
export interface Listening {
  status: number;
  ms: number;
}

/** Opens a socket as a page does, and waits for its first message. */
export function listen(site: string, path: string): Promise<Listening> {
  const from = performance.now();
  const headers = {
    Connection: "Upgrade",
    Upgrade: "websocket",
    Origin: site,
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": Buffer.from("chaos chaos chao").toString("base64"),
  };
  return new Promise((resolve) => {
    const call = request(site + path, { headers });
    const end = (status: number): void => {
      resolve({ status, ms: performance.now() - from });
      call.destroy();
    };
    call.setTimeout(PATIENCE, () => end(0));
    call.on("response", (response) => end(response.statusCode ?? 0));
    call.on("error", () => end(0));
    call.on("upgrade", (_, socket, head) => {
      const endOpen = (): void => {
        end(101);
        socket.destroy();
      };
      if (head.length > 0) return endOpen();
      return socket.once("data", endOpen).on("error", endOpen);
    });
    call.end();
  });
}
