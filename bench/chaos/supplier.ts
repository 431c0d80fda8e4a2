import { createServer, type IncomingMessage } from "node:http";
import { randomFrom } from "../../contract/test-random.ts";
import { listenOnLoopback } from "../../scripts/lib/loopback.mjs";
import { answerWith, type Truth } from "./supplier-faults.ts";

/** Depends on the instant: fetched each time. */
const LIVE = "/match/changes";

async function ask(origin: string, { url = "/", method = "GET", headers }: IncomingMessage): Promise<Truth> {
  const clock = headers["x-clock"];
  const answer = await fetch(origin + url, { method, headers: typeof clock === "string" ? { "x-clock": clock } : {} });
  const type = answer.headers.get("content-type") ?? "application/octet-stream";
  return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
}

/**
 * A supplier on loopback that answers like the one at `origin`, or fails as configured. Its answers are fetched once:
 * the bench measures the site, not the reference upstream's speed.
 */
export async function startSupplier(origin: string) {
  const truths = new Map<string, Promise<Truth>>();
  const random = randomFrom(1);
  let fault: string | undefined;
  let isDirect = false;
  let since = 0;
  let calls = 0;

  function truthOf(request: IncomingMessage): Promise<Truth> {
    const { url = "/" } = request;
    if (isDirect || url.startsWith(LIVE)) return ask(origin, request);
    const known = truths.get(url) ?? ask(origin, request);
    truths.set(url, known);
    known.catch(() => truths.delete(url));
    return known;
  }

  const server = createServer(async (request, response) => {
    calls += 1;
    // The client may disconnect during a fault.
    request.on("error", () => {});
    response.on("error", () => {});
    const truth = () => truthOf(request);
    try {
      await answerWith(fault, { request, response, truth, since: performance.now() - since, random: random() });
    } catch {
      response.destroy();
    }
  });
  return {
    ...(await listenOnLoopback(server)),
    /** Fails in this way; undefined ends the fault. */
    fail(next: string | undefined) {
      fault = next;
      since = performance.now();
    },
    /** Whether each call is passed on, since the origin itself fails. */
    passOn(next: boolean) {
      isDirect = next;
    },
    /** Calls since the last count. */
    countCalls() {
      const counted = calls;
      calls = 0;
      return counted;
    },
  };
}

export type Supplier = Awaited<ReturnType<typeof startSupplier>>;
