import { type Context, Hono } from "hono";
import { BUSINESS_NOT_FOUND } from "#contract/envelope";
import { routePath } from "#contract/path-parameters";
import { publicPath } from "#contract/public-path";
import { ENDPOINTS, type EndpointName } from "#contract/registry";
import { faultOf } from "#contract/wire/scalars";
import type { Call, CallContext } from "./calls/call.ts";
import { CALLS } from "./calls/calls.ts";
import { fantasySite } from "./fantasy/routes.ts";
import { CLOCK_HEADER, instantOfCall, systemClock } from "./http/clock.ts";
import { docsPage } from "./http/docs-page.ts";
import type { Env } from "./http/env.ts";
import { badRequest, CallRefusal, refusal, success } from "./http/envelope.ts";
import { loosened } from "./http/loose-wire.ts";
import { openApiDocument } from "./http/openapi.ts";
import type { Directory } from "./matches/directory.ts";
import type { Sources } from "./matches/sources.ts";
import { pictures } from "./media/routes.ts";

export interface Data {
  sources: Sources;
  directory: Directory;
}

interface Parts {
  /** The data as they are for the time of one request. */
  open(env: Env): Promise<Data>;
  admin: Hono<{ Bindings: Env }>;
}

type RequestContext = Context<{ Bindings: Env }>;

/** The edge's own form; any other caller's text does not get into the log. */
const REQUEST_ID = /^[\w-]{1,64}$/;
const METHOD_NOT_ALLOWED = 405;
const SERVER_ERROR = 500;

/** A name and its call agree by the type of CALLS; TypeScript cannot follow that through a loop over the names. */
const callOf = (name: EndpointName) => CALLS[name] as unknown as Call<EndpointName>;

/** The fields of a form-encoded body; of any other body none, so that the call's schema names what is missing. */
async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return {};
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

async function answer(name: EndpointName, c: RequestContext, open: Parts["open"]): Promise<Response> {
  const { method } = ENDPOINTS[name];
  const given = method === "POST" ? await readForm(c.req.raw) : { ...c.req.query(), ...c.req.param() };
  const query = ENDPOINTS[name].query.safeParse(given);
  if (!query.success) {
    const field = faultOf(query.error).path;
    throw badRequest(field, query.error.issues[0]?.message ?? "not valid");
  }
  const now = instantOfCall(c.req.header(CLOCK_HEADER), c.env.ENVIRONMENT, systemClock());
  const context: CallContext = { now, ...(await open(c.env)) };
  const body = success(await callOf(name)(query.data as never, context));
  return c.json(c.env.WIRE === "loose" ? { message: body.message, result: loosened(body.result) } : body);
}

function onError(error: Error, c: RequestContext): Response {
  if (error instanceof CallRefusal) return c.json(error.body, error.status);
  const given = c.req.header("x-request-id") ?? "";
  const requestId = REQUEST_ID.test(given) ? given : crypto.randomUUID();
  console.error(
    JSON.stringify({ event: "call_failed", requestId, path: c.req.path, reason: error.message, stack: error.stack }),
  );
  const body = refusal(SERVER_ERROR, "internal error");
  return c.json({ ...body, result: { ...body.result, requestId } }, SERVER_ERROR);
}

/** The router of the reference upstream, made from the declarations of the contract. */
export function createApp({ open, admin }: Parts): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.use(async (c, next) => {
    await next();
    // The edge caches by its own policy for each call; nobody else should.
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.set("X-Content-Type-Options", "nosniff");
  });
  app.route("/", admin);
  app.route("/storage", pictures(open));
  app.route("/fantasy", fantasySite(open));
  app.get("/openapi.json", (c) => c.json(openApiDocument()));
  app.get("/docs", (c) => c.html(docsPage(openApiDocument())));
  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
    const { method } = ENDPOINTS[name];
    const path = routePath(publicPath(ENDPOINTS[name]));
    app.on(method, path, (c) => answer(name, c, open));
    app.all(path, (c) => c.json(refusal(METHOD_NOT_ALLOWED, `only ${method}`), METHOD_NOT_ALLOWED, { Allow: method }));
  }
  app.notFound((c) => c.json(refusal(BUSINESS_NOT_FOUND, "no such call"), BUSINESS_NOT_FOUND));
  app.onError(onError);
  return app;
}
