// Three places where what the server's bundle does not need hangs on what it does. Remix gives its links and forms, which no
// page has, names for development tools: an assignment that no bundler leaves out, and with it the router's half. i18next's
// options name a reader of entities for a component that no page has. And the function that makes elements is CommonJS, so
// that each of some two thousand calls reads it from an object anew.
import path from "node:path";

const LINKS = /@remix-run\/react\/dist\/esm\/components\.js$/;
const NAMING = /^(?:NavLink|Link|Form)\.displayName = .*$/gm;
const OPTIONS = /react-i18next\/dist\/es\/defaults\.js$/;
const READER = "import { unescape } from './unescape.js';";
const JSX = path.resolve(import.meta.dirname, "../../node_modules/react/cjs/react-jsx-runtime.production.min.js");
const REQUIRES = 'var f=require("react"),';
const EXPORTS = "exports.Fragment=l;exports.jsx=q;exports.jsxs=q;";

/** Remix's components without the names of those that pages leave out. Throws when they do not stand there: review. */
export function withoutNames(code) {
  const found = code.match(NAMING)?.length ?? 0;
  if (found !== 3) throw new Error(`@remix-run/react: expected three names, found ${found}; review what is left out`);
  return code.replace(NAMING, "");
}

/** react-i18next's options without a reader of entities. Throws when it does not stand there: review. */
export function withoutReader(code) {
  if (!code.includes(READER)) throw new Error("react-i18next: no reader of entities; review what is left out");
  return code.replace(READER, "const unescape = undefined;");
}

/** React's maker of elements as an ES module. Throws when its text is another: React has changed. */
export function asModule(code) {
  if (!code.includes(REQUIRES) || !code.includes(EXPORTS)) throw new Error("react/jsx-runtime has changed; review");
  return code
    .replace(REQUIRES, 'import f from "react";var ')
    .replace(EXPORTS, "export{l as Fragment,q as jsx,q as jsxs};");
}

/** @returns {import("vite").Plugin} */
export function leanReact() {
  let isServerBuild = false;
  return {
    name: "lean-react",
    apply: "build",
    enforce: "pre",
    configResolved(config) {
      isServerBuild = Boolean(config.build.ssr);
    },
    resolveId: (source) => (isServerBuild && source === "react/jsx-runtime" ? JSX : undefined),
    transform(code, id) {
      if (!isServerBuild) return undefined;
      if (id === JSX) return { code: asModule(code), map: null };
      if (OPTIONS.test(id)) return { code: withoutReader(code), map: null };
      return LINKS.test(id) ? { code: withoutNames(code), map: null } : undefined;
    },
  };
}
