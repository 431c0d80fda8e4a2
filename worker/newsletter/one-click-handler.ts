import type { Context } from "hono";
import type { Edge } from "../edge.ts";
import { accountOfRequest } from "../members/account-for.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";
import type { Upstream } from "../upstream/upstream.ts";

const answer = (c: Context<Edge>, text: string, status: 200 | 400 | 503): Response =>
  c.text(`${text}\n`, status, { "Cache-Control": "no-store" });

/** The field that RFC 8058 requires, in either form encoding. Other bodies have none. */
async function isOneClick(request: Request): Promise<boolean> {
  try {
    return (await request.formData()).get("List-Unsubscribe") === "One-Click";
  } catch {
    return false;
  }
}

/** Ends the subscription of the token in the address; 200 however often, 503 if the mail client should retry. */
export async function unsubscribeByOneClick(c: Context<Edge>, upstream: Upstream): Promise<Response> {
  const token = c.req.query("token") ?? "";
  if (token === "" || !(await isOneClick(c.req.raw))) return answer(c, "Not a one-click request.", 400);
  try {
    const { isRefused } = await accountOfRequest(c, upstream, "en").call("newsletterUnsubscribe", { token });
    return isRefused ? answer(c, "This link is not valid.", 400) : answer(c, "Unsubscribed.", 200);
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    // Too long to be one of our tokens.
    return error.kind === "bad_request"
      ? answer(c, "This link is not valid.", 400)
      : answer(c, "Not possible now. Please try again.", 503);
  }
}
