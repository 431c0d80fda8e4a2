import type { Context } from "hono";
import type { Edge } from "../edge.ts";
import { accountOfRequest } from "../members/account-for.ts";
import { UpstreamFault } from "../upstream/fault.ts";
import type { Upstream } from "../upstream/upstream.ts";

const answer = (c: Context<Edge>, text: string, status: 200 | 400 | 503): Response =>
  c.text(`${text}\n`, status, { "Cache-Control": "no-store" });

/** The field that RFC 8058 asks for, in either kind of form. A body that is no form has none. */
async function isOneClick(request: Request): Promise<boolean> {
  try {
    return (await request.formData()).get("List-Unsubscribe") === "One-Click";
  } catch {
    return false;
  }
}

/** Ends the subscription of the address's token; 200 however often, 503 where the mail program should try again. */
export async function unsubscribeByOneClick(c: Context<Edge>, upstream: Upstream): Promise<Response> {
  const token = c.req.query("token") ?? "";
  if (token === "" || !(await isOneClick(c.req.raw))) return answer(c, "Not a one-click request.", 400);
  try {
    const { isRefused } = await accountOfRequest(c, upstream, "en").call("newsletterUnsubscribe", { token });
    return isRefused ? answer(c, "This link is not valid.", 400) : answer(c, "Unsubscribed.", 200);
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    // Too long to be a token of ours.
    return error.kind === "bad_request"
      ? answer(c, "This link is not valid.", 400)
      : answer(c, "Not possible now. Please try again.", 503);
  }
}
