// Remix puts the route module of every page into the client's build, where only pages that hydrate need one (`hydrates` in
// the table of pages). Any other is replaced by a module that makes the client's router do a full page load.
import path from "node:path";
import { PAGES } from "../../contract/tables/pages/pages.ts";

const ROUTE = /\/app\/pages\/([\w-]+)\/route\.tsx$/;
const STAND_IN = path.resolve(import.meta.dirname, "../../app/shell/boot/full-page-load.ts");

const hydrating = new Set(PAGES.filter(({ hydrates }) => hydrates).map(({ module }) => module));

/** The replacement code of a route module; undefined for modules that stay. */
export function standIn(id) {
  const page = ROUTE.exec(id)?.[1];
  return page && !hydrating.has(page)
    ? `export { clientLoader, default } from ${JSON.stringify(STAND_IN)};\n`
    : undefined;
}

/**
 * For builds only. Remix asks a second Vite, in serve mode, for the exports of route modules; that one must see the
 * client's versions.
 * @returns {import("vite").Plugin}
 */
export function hydratingPages() {
  let isServerBundle = false;
  return {
    name: "hydrating-pages",
    enforce: "pre",
    configResolved(config) {
      isServerBundle = config.command === "build" && Boolean(config.build.ssr);
    },
    transform(_code, id) {
      const code = isServerBundle ? undefined : standIn(id);
      return code && { code, map: null };
    },
  };
}
