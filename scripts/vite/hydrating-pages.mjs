// The client's build holds the route modules of pages that React takes over (`hydrates` in the table of pages). In the
// place of any other stands a module that leads the client's router to a full page load.
import path from "node:path";
import { PAGES } from "../../contract/tables/pages.ts";

const ROUTE = /\/app\/pages\/([\w-]+)\/route\.tsx$/;
const STAND_IN = path.resolve(import.meta.dirname, "../../app/shell/boot/full-page-load.ts");

const hydrating = new Set(PAGES.filter(({ hydrates }) => hydrates).map(({ module }) => module));

/** The code in the place of a route module; undefined for what stays as it is. */
export function standIn(id) {
  const page = ROUTE.exec(id)?.[1];
  return page && !hydrating.has(page)
    ? `export { clientLoader, default } from ${JSON.stringify(STAND_IN)};\n`
    : undefined;
}

/**
 * For builds only. Remix asks a second Vite, which says that it serves, what route modules export; it has to hear of the
 * client's.
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
