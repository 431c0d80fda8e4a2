import type { Context } from "hono";
import { waitAtMost } from "#contract/time/time-limit";
import type { Edge } from "../edge.ts";
import { splitAddress } from "../platform/address.ts";
import { isSameOrigin } from "../platform/decide-method.ts";
import { refuseLive } from "./live-answer.ts";

/** Milliseconds that a page's socket waits for its object. */
const OBJECT_LIMIT = 2_000;

/** Why a request may not open a socket; undefined if it may. */
export function refuseSocket(c: Context<Edge>): Response | undefined {
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") {
    const headers = { Upgrade: "websocket", Connection: "Upgrade" };
    return refuseLive({ status: 426, message: "open a WebSocket", headers });
  }
  if (isSameOrigin(c.req.header("Origin"), splitAddress(c.req.url).origin)) return undefined;
  return refuseLive({ status: 403, message: "not from a page of this site" });
}

/** An object's answer, or 503 when it is down or does not answer in time. */
export async function openSocket(
  object: Pick<Fetcher, "fetch">,
  request: Request,
  onFailure: (reason: string) => void,
): Promise<Response> {
  const pending = Promise.resolve().then(() => object.fetch(request));
  try {
    const answer = await waitAtMost(OBJECT_LIMIT, pending);
    if (answer) return answer;
    // The page has disconnected by then.
    pending.then(
      ({ webSocket }) => {
        webSocket?.accept();
        webSocket?.close();
      },
      () => undefined,
    );
    onFailure(`no answer in ${OBJECT_LIMIT} ms`);
  } catch (error) {
    onFailure(error instanceof Error ? error.message : "?");
  }
  return refuseLive({ status: 503, message: "nothing is pushed at the moment", headers: { "Retry-After": "60" } });
}
