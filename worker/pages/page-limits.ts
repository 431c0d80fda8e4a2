import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { LARGEST_FORM } from "#contract/tables/call-limits";
import type { Edge } from "../edge.ts";
import { errorPageResponse } from "../http/error-page-response.ts";
import { isQueryTooLong, splitAddress } from "../platform/address.ts";
import { isSameOrigin } from "../platform/decide-method.ts";
import { readBody } from "../platform/read-body.ts";
import { methodsOf, READING } from "./page-methods.ts";

/** Bytes of a larger one that are still read before it is refused, and milliseconds that this may take. */
const LARGEST_DISCARDED = 1024 * 1024;
const DISCARDED_WITHIN = 5_000;

/** Refuses an address whose query is longer than any page's before anything reads it. */
export function queryLimit(): MiddlewareHandler<Edge> {
  return async function checkQuery(c, next) {
    if (isQueryTooLong(splitAddress(c.req.url))) return errorPageResponse(c, "badRequest", 414);
    await next();
  };
}

/**
 * Reads a body that nobody wants: a server that closes a connection with bytes unread may lose the response on its way
 * (RFC 9112, section 9.6).
 */
const discardBody = ({ body }: Request) =>
  readBody(body, LARGEST_DISCARDED, AbortSignal.timeout(DISCARDED_WITHIN)).catch(() => undefined);

const refuseTooLarge = (c: Context<Edge>): Promise<Response> => errorPageResponse(c, "tooLarge", 413);

/**
 * Refuses methods that a page does not take (405), forms from another site (403, RFC 6454: browsers send Origin with
 * every POST) and forms that are too large (413); each in the visitor's language.
 */
export function formLimits(): MiddlewareHandler<Edge> {
  const limit = bodyLimit({ maxSize: LARGEST_FORM, onError: refuseTooLarge });
  return async function checkForm(c, next) {
    const { method } = c.req;
    if (READING.includes(method)) return next();
    // Whatever the address: limits that apply everywhere are checked first.
    if (Number(c.req.header("Content-Length")) > LARGEST_FORM) {
      await discardBody(c.req.raw);
      return refuseTooLarge(c);
    }
    const methods = c.var.route ? methodsOf(c.var.route) : READING;
    if (!methods.includes(method)) return errorPageResponse(c, "methodNotAllowed", 405, { Allow: methods.join(", ") });
    if (!isSameOrigin(c.req.header("Origin"), splitAddress(c.req.url).origin))
      return errorPageResponse(c, "badRequest", 403);
    return limit(c, next);
  };
}
