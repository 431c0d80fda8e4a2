// Remix's list of what a browser preloads for each page. Only pages that React takes over (app/boot/hydrates.ts) say it in
// their documents, and they are few: the server's bundle holds theirs, where the others' are sixty kilobytes.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const MANIFEST = "\0virtual:remix/server-manifest";
const ROUTES = path.resolve(import.meta.dirname, "../../app/routes");

/** Names of the route modules that name HYDRATES in their handle. */
const hydratingModules = () =>
  readdirSync(ROUTES)
    .filter((name) => readFileSync(path.join(ROUTES, name), "utf8").includes("...HYDRATES"))
    .map((name) => path.basename(name, ".tsx"));

/** A manifest whose routes preload nothing, but for the root and those of these modules. */
export function leanManifest(manifest, modules) {
  const preloads = ({ id, module }) =>
    id === "root" || modules.some((name) => path.posix.basename(module).startsWith(`${name}-`));
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    preloads(route) ? route : { ...route, imports: [] },
  ]);
  return { ...manifest, routes: Object.fromEntries(routes) };
}

/** The build's version as a module of its own, for the worker looks for kept pages by it before it has loaded the build. */
export const versionModule = ({ version }) => `export const version = ${JSON.stringify(version)};\n`;

/** @returns {import("vite").Plugin} */
export function leanManifests() {
  let isServerBuild = false;
  return {
    name: "lean-manifest",
    apply: "build",
    configResolved(config) {
      isServerBuild = Boolean(config.build.ssr);
    },
    async transform(code, id) {
      if (!isServerBuild || id !== MANIFEST) return undefined;
      const { default: manifest } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      this.emitFile({ type: "asset", fileName: "version.js", source: versionModule(manifest) });
      return { code: `export default ${JSON.stringify(leanManifest(manifest, hydratingModules()))};`, map: null };
    },
  };
}
