import { type RouteConfig, route } from "@remix-run/route-config";
import { PAGES, RESOURCES } from "#contract/tables/pages/pages";

// Nothing to add here: each page is a row of PAGES.
export default [
  // Remix matches decoded paths.
  ...[...PAGES, ...RESOURCES].map(({ name, path, module }) =>
    route(`:locale${decodeURI(path)}`, `pages/${module}/route.tsx`, { id: name }),
  ),
  route("*", "pages/not-found/route.tsx", { id: "notFound" }),
] satisfies RouteConfig;
