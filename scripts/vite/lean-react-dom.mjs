// What the server's bundle needs of react-dom is its streaming renderer. Left to itself it brings two more: the browser's,
// for one function that the router's components would call there, and the renderer of strings.
import path from "node:path";

const STREAMING = path.resolve(
  import.meta.dirname,
  "../../node_modules/react-dom/cjs/react-dom-server.browser.production.min.js",
);
const ROUTERS_PART = "\0react-dom";

/** @returns {import("vite").Plugin} */
export function leanReactDom() {
  let isServerBuild = false;
  return {
    name: "lean-react-dom",
    apply: "build",
    enforce: "pre",
    configResolved(config) {
      isServerBuild = Boolean(config.build.ssr);
    },
    resolveId(source) {
      if (!isServerBuild) return undefined;
      if (source === "react-dom") return ROUTERS_PART;
      return source === "react-dom/server.browser" ? STREAMING : undefined;
    },
    load: (id) => (id === ROUTERS_PART ? "export const flushSync = (update) => update();" : undefined),
  };
}
