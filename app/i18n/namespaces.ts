import { type Namespace, PAGES, RESOURCES } from "#contract/tables/pages";

/** What the frame and every error page say, whichever page is shown: the root route's. */
export const FRAME_NAMESPACES: readonly Namespace[] = ["common", "errors", "frame", "banner", "saving"];

/** The namespaces of the pages that a route module shows. Throws for a module that no page of the table names. */
export function namespacesOf(module: string): Namespace[] {
  const pages = [...PAGES, ...RESOURCES].filter((page) => page.module === module);
  if (pages.length === 0) throw new Error(`no page is shown by ${module}`);
  return [...new Set(pages.flatMap(({ namespaces }) => namespaces))];
}

/** What remix-i18next and the document read of a route: `export const handle = routeHandle("match")`. */
export interface RouteHandle {
  i18n: Namespace[];
  module: string;
}

export const routeHandle = (module: string): RouteHandle => ({ i18n: namespacesOf(module), module });

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === "object" && handle !== null && "i18n" in handle && Array.isArray(handle.i18n);

/** The module of the page that is shown; undefined of an error page. */
export const moduleOf = (routes: readonly { handle?: unknown }[]): string | undefined =>
  routes.map(({ handle }) => handle).findLast(isRouteHandle)?.module;

/** The namespaces of the routes that a `meta` function or a hook gets. */
export const namespacesOfRoutes = (routes: readonly ({ handle?: unknown } | undefined)[]): Namespace[] =>
  routes.flatMap((route) => (isRouteHandle(route?.handle) ? route.handle.i18n : []));
