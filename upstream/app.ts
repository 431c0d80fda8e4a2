import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";
import { routePath } from "#contract/http/path-parameters";
import { publicPath } from "#contract/http/public-path";
import { ENDPOINTS, type EndpointName } from "#contract/registry";
import { BUSINESS_NOT_FOUND } from "#contract/tables/business-codes";
import { LARGEST_FORM } from "#contract/tables/call-limits";
import { cacheControlOf, type Endpoint } from "#contract/wire/endpoint";
import { buildFault } from "#contract/wire/scalars";
import { CALLS } from "./api/calls.ts";
import { requireShown } from "./api/context/require-shown.ts";
import { fillRoutes } from "./api/dev/fill-routes.ts";
import { docsPage } from "./api/docs/docs-page.ts";
import { openApiDocument } from "./api/docs/openapi.ts";
import { fantasySite } from "./api/fantasy/routes.ts";
import { answerMember } from "./api/members/answer-member.ts";
import { MEMBER_ANSWERS } from "./api/members/member-answers.ts";
import type { MemberCallName } from "./api/members/member-call.ts";
import { openStream, STREAM_PATH } from "./api/notices/open-stream.ts";
import { type Simulation, simulationMode } from "./match/simulation.ts";
import type { Sources } from "./match/sources.ts";
import type { Call, CallContext } from "./matches/call-context.ts";
import type { Directory } from "./matches/directory.ts";
import { CLOCK_HEADER, CLOCK_SPEED_HEADER, instantOfCall, siteClock, systemClock } from "./platform/clock.ts";
import { type Env, isLocalEnvironment } from "./platform/env.ts";
import { badRequest, CallRefusal, refusal, success } from "./platform/envelope.ts";
import { formFields } from "./platform/form-fields.ts";
import { loosened } from "./platform/loose-wire.ts";
import type { ContestEnv } from "./services/contests/contest-env.ts";
import type { ContestBindings } from "./services/contests/contest-stores.ts";
import type { Followers } from "./services/follow/followers.ts";
import { pictures } from "./services/media/routes.ts";
import { outbox } from "./services/members/outbox.ts";
import { newsCovers } from "./services/news/cover-routes.ts";
import type { NewsData } from "./services/news/news-data.ts";
import type { Channels } from "./store/channel-queries.ts";
import type { ReadOrigin } from "./store/origin-queries.ts";
import type { ReadSupply } from "./suppliers/read-supply.ts";

export interface Data {
  sources: Sources;
  directory: Directory;
  simulation: Simulation;
  followers: Followers;
  news: NewsData;
  contestBindings: ContestBindings;
  channels?: Channels;
  origin?: ReadOrigin;
  /** Absent where no supplier is listed. */
  supply?: ReadSupply;
  /** Absent if nothing is configured. */
  contests?: ContestEnv;
}

interface Parts {
  /** The data for one request. */
  open(env: Env): Promise<Data>;
  admin: Hono<{ Bindings: Env }>;
  /** Time limit of a call in milliseconds; imports may take longer. */
  limit?: number;
  /** Real milliseconds, for members: codes and sessions do not follow the site's clock. */
  realNow(): number;
  /** Work caused by a call, done after its answer; skipped on platforms without `waitUntil`. */
  afterCall?(name: SportsCallName, env: Env): Promise<unknown> | undefined;
}

type RequestContext = Context<{ Bindings: Env }>;
type SportsCallName = Exclude<EndpointName, MemberCallName>;

/** The edge's own format; other callers' text is kept out of the log. */
const REQUEST_ID = /^[\w-]{1,64}$/;
const METHOD_NOT_ALLOWED = 405;
const SERVER_ERROR = 500;
/** Shorter than the edge's time-out for uncached calls, so that the edge learns the reason. */
const CALL_LIMIT = 8_000;

/** Name and call agree by the type of CALLS, which TypeScript cannot follow through a loop over the names. */
const callOf = (name: SportsCallName) => CALLS[name] as unknown as Call<SportsCallName>;

const isMemberCall = (name: EndpointName): name is MemberCallName => name in MEMBER_ANSWERS;

/** A request's validated fields, or a 400 naming the first invalid one. */
function readQuery(name: EndpointName, given: Record<string, string>, search: Record<string, string>): unknown {
  const { query, fixedQuery = {} } = ENDPOINTS[name] as Endpoint;
  for (const [field, value] of Object.entries(fixedQuery))
    if (search[field] !== value) throw badRequest(field, `not ${value}`);
  const read = query.safeParse(given);
  if (read.success) return read.data;
  throw badRequest(buildFault(read.error).path, read.error.issues[0]?.message ?? "not valid");
}

async function answer(name: EndpointName, c: RequestContext, parts: Parts): Promise<Response> {
  const { open, realNow } = parts;
  const { method } = ENDPOINTS[name];
  const given = method === "POST" ? await formFields(c.req.raw) : { ...c.req.query(), ...c.req.param() };
  const query = readQuery(name, given, c.req.query());
  requireShown({ name, query }, { mode: simulationMode(c.env.SIMULATION) });
  const openSports = async (): Promise<CallContext> => ({
    now: instantOfCall(c.req.header(CLOCK_HEADER), c.env.ENVIRONMENT, systemClock()),
    ...(await open(c.env)),
  });
  if (isMemberCall(name)) {
    const request = { c, token: given.token, realNow, openSports };
    return written(c, await answerMember(name, query, request));
  }
  const context = await openSports();
  const result = await callOf(name)(query as never, context);
  const execution = executionOf(c);
  const work = execution && parts.afterCall?.(name, c.env);
  if (work) execution?.waitUntil(work);
  c.header("Cache-Control", cacheControlOf(ENDPOINTS[name]));
  return written(c, success(result));
}

/** Undefined if there is none, as in tests that call the app directly. */
function executionOf(c: RequestContext): RequestContext["executionCtx"] | undefined {
  try {
    return c.executionCtx;
  } catch {
    return undefined;
  }
}

/** An answer in the configured dialect. */
const written = (c: RequestContext, body: { message: string; result: object }): Response =>
  c.json(c.env.WIRE === "loose" ? { message: body.message, result: loosened(body.result) as object } : body);

/** A database that hangs must not block its callers. */
const tooLate = (): HTTPException => new HTTPException(503, { message: "not answered in time" });

function onError(error: Error, c: RequestContext): Response {
  if (error instanceof CallRefusal) return c.json(error.body, error.status);
  const status = error instanceof HTTPException ? error.status : SERVER_ERROR;
  const given = c.req.header("x-request-id") ?? "";
  const requestId = REQUEST_ID.test(given) ? given : crypto.randomUUID();
  console.error(
    JSON.stringify({ event: "call_failed", requestId, path: c.req.path, reason: error.message, stack: error.stack }),
  );
  const body = refusal(status, status === SERVER_ERROR ? "internal error" : error.message);
  return c.json({ ...body, result: { ...body.result, requestId } }, status);
}

/** The router of the reference upstream, built from the contract's declarations. */
export function createApp(parts: Parts): Hono<{ Bindings: Env }> {
  const { open, admin, limit = CALL_LIMIT } = parts;
  const app = new Hono<{ Bindings: Env }>();
  app.use(async (c, next) => {
    await next();
    // A response that opens a socket loses it when copied.
    if (c.res.status === 101) return;
    // Refusals, members' answers and what belongs to no call.
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.set("X-Content-Type-Options", "nosniff");
  });
  app.use(async (c, next) => {
    const [instant, speed] = [c.req.header(CLOCK_HEADER), c.req.header(CLOCK_SPEED_HEADER)];
    siteClock.observe({ instant, speed }, c.env.ENVIRONMENT);
    await next();
  });
  app.route("/", admin);
  app.use(timeout(limit, tooLate));
  // Called by the edge when its clock was moved, so that notices need not wait for the next call.
  app.get("/dev/clock", (c) =>
    isLocalEnvironment(c.env) ? c.json({ now: siteClock.now(c.env.ENVIRONMENT) ?? null }) : c.notFound(),
  );
  app.route("/storage", pictures(open));
  app.route("/storage/news", newsCovers(open));
  app.route("/fantasy", fantasySite({ open, realNow: parts.realNow }));
  app.route("/dev/outbox", outbox());
  app.route("/dev/fill", fillRoutes(parts.realNow));
  app.get(STREAM_PATH, (c) => openStream(c, parts.realNow));
  app.get("/openapi.json", (c) => c.json(openApiDocument()));
  app.get("/docs", (c) => c.html(docsPage(openApiDocument())));
  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
    const { method } = ENDPOINTS[name];
    const path = routePath(publicPath(ENDPOINTS[name]));
    app.on(method, path, bodyLimit({ maxSize: LARGEST_FORM }), (c) => answer(name, c, parts));
    app.all(path, (c) => c.json(refusal(METHOD_NOT_ALLOWED, `only ${method}`), METHOD_NOT_ALLOWED, { Allow: method }));
  }
  app.notFound((c) => c.json(refusal(BUSINESS_NOT_FOUND, "no such call"), BUSINESS_NOT_FOUND));
  app.onError(onError);
  return app;
}
