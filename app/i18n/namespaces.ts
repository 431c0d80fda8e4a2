import { type Namespace, PAGES, RESOURCES } from "#contract/tables/pages/pages";

/** Namespaces of the frame and of error pages, on every page: the root route's. */
export const FRAME_NAMESPACES: readonly Namespace[] = ["common", "errors", "frame", "banner", "saving"];

/** The namespaces of the pages of a route module. Throws for a module that is not in the page table. */
export function namespacesOf(module: string): Namespace[] {
  const pages = [...PAGES, ...RESOURCES].filter((page) => page.module === module);
  if (pages.length === 0) throw new Error(`no page is shown by ${module}`);
  return [...new Set(pages.flatMap(({ namespaces }) => namespaces))];
}

/** Read by remix-i18next and the document: `export const handle = routeHandle("match")`. */
interface RouteHandle {
  i18n: Namespace[];
  module: string;
}

export const routeHandle = (module: string): RouteHandle => ({ i18n: namespacesOf(module), module });

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === "object" && handle !== null && "i18n" in handle && Array.isArray(handle.i18n);

/** The module of the current page; undefined on error pages. */
export const moduleOf = (routes: readonly { handle?: unknown }[]): string | undefined =>
  routes.map(({ handle }) => handle).findLast(isRouteHandle)?.module;

/** The namespaces of the routes passed to a `meta` function or hook. */
export const namespacesOfRoutes = (routes: readonly ({ handle?: unknown } | undefined)[]): Namespace[] =>
  routes.flatMap((route) => (isRouteHandle(route?.handle) ? route.handle.i18n : []));
