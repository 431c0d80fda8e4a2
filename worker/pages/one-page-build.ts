import type { ServerBuild } from "@remix-run/cloudflare";

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
