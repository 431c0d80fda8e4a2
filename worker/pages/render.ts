import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { EdgeContext } from "./context.ts";

/**
 * A build with only the routes of one page, given by its route id; the whole build if there is no such route. The
 * framework sorts, matches and lists all routes of its build several times per document, and the edge already knows the
 * page.
 */
export function onePageBuild(build: ServerBuild, page: string): ServerBuild {
  const ids = lineOf(build, page);
  if (ids.length === 0) return build;
  const { routes, assets } = build;
  return { ...build, routes: only(ids, routes), assets: { ...assets, routes: only(ids, assets.routes) } };
}

/** A route's id and those of its parents. */
function lineOf({ routes }: ServerBuild, page: string): string[] {
  const ids: string[] = [];
  for (let route = routes[page]; route; route = route.parentId ? routes[route.parentId] : undefined) ids.push(route.id);
  return ids;
}

const only = <Value>(names: readonly string[], record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));

/** Answers a request for a page or from the client's router; `page` is the id of the page's route, if it is a page. */
export type Render = (request: Request, context: EdgeContext, page?: string) => Promise<Response>;

/** Thrown instead of an empty response: the app could not even render its error page. */
export class RenderFault extends Error {
  override readonly name = "RenderFault";
}

/** The framework's last resort is a line of plain text, with a stack in development. */
const isLastResort = (response: Response): boolean =>
  response.status >= 500 && (response.headers.get("Content-Type") ?? "text/plain").startsWith("text/plain");

/** What the app does before a request reaches its loaders (app/entry.server.tsx). */
interface Preparing {
  prepare?(context: EdgeContext): Promise<void>;
}

/** The Remix app as a Render. Throws RenderFault when it has no page to show. */
export function remixRender(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): Render {
  const handlerFor = createHandlers(build, mode);
  return async function renderRemix(request, context, page) {
    const { entry } = typeof build === "function" ? await build() : build;
    await (entry.module as Preparing).prepare?.(context);
    const response = await handlerFor(page)(request, { ...context });
    if (!isLastResort(response)) return response;
    throw new RenderFault(`the app answered ${response.status} without a page`);
  };
}

/**
 * One handler per requested page, and one for all else. A build that may change serves everything through one handler.
 */
function createHandlers(build: ServerBuild | (() => Promise<ServerBuild>), mode: string) {
  const handleAll = createRequestHandler(build, mode);
  if (typeof build === "function") return () => handleAll;
  const handlers = new Map<string, RequestHandler>();
  return (page: string | undefined): RequestHandler => {
    if (page === undefined) return handleAll;
    const made = handlers.get(page);
    if (made) return made;
    const handler = createRequestHandler(onePageBuild(build, page), mode);
    handlers.set(page, handler);
    return handler;
  };
}
