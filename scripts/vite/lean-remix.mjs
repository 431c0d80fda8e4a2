// What Remix's server does for each document anew. It writes what loaders gave in its own format at once, also
// for pages that carry none of it in their documents: here it is written when it is read (app/entry.server.tsx). And its router sorts the
// routes and makes a pattern of each path whenever one is looked for, some four times a page: here it remembers both. And
// each loader is given a request copied twice, without two parameters that hardly any has: it is copied where one may be.

const SERVER = /@remix-run\/server-runtime\/dist\/esm\/server\.js$/;
const HANDOFF =
  /\.\.\.\(build\.future\.v3_singleFetch \? \{\s*serverHandoffStream: (encodeViaTurboStream\([^)]*\)),\s*renderMeta: \{\}\s*\} : null\),/g;
const ROUTER = /@remix-run\/router\/dist\/router\.js$/;
const SORTING = "  let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);\n  let matches = null;\n";
const COMPILING = "function compilePath(path, caseSensitive, end) {\n";

// Lists of routes live as long as a build, or are one rendering's own. Paths are those of the routes.
const REMEMBERING = `
const knownBranches = new WeakMap();
function branchesOf(routes) {
  let branches = knownBranches.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    knownBranches.set(routes, branches);
  }
  return branches;
}
const knownPaths = new Map();
function compilePath(path, caseSensitive = false, end = true) {
  const key = [path, caseSensitive, end].join();
  let compiled = knownPaths.get(key);
  if (!compiled) {
    compiled = compilePathAnew(path, caseSensitive, end);
    knownPaths.set(key, compiled);
  }
  return compiled;
}
`;

/** Remix's server with data of loaders that are written when they are read. Throws when the text is another: review. */
export function withLateHandoff(code) {
  const found = code.match(HANDOFF)?.length ?? 0;
  if (found !== 1) throw new Error(`@remix-run/server-runtime: expected one hand-off, found ${found}; review`);
  return code.replace(HANDOFF, "get serverHandoffStream() { return $1; },\n    renderMeta: {},");
}

const DATA = /@remix-run\/server-runtime\/dist\/esm\/data\.js$/;
const LOADING = /(result = await loader\(\{\s*request: singleFetch \? )stripRoutesParam\(stripIndexParam\(request\)\)/g;

// An address that has neither parameter, and that a copy would write in the same way.
const COPYING = `
function withoutOwnParams(request) {
  let hasNone = request.method === "GET" && !/[?&](index|_routes)=/.test(request.url);
  if (hasNone && /^[^?]*(\\?[\\w.-]+=[\\w.-]*(&[\\w.-]+=[\\w.-]*)*)?$/.test(request.url)) return request;
  return stripRoutesParam(stripIndexParam(request));
}
`;

/** Remix's caller of loaders with requests that are not copied for nothing. Throws when the text is another: review. */
export function withOneRequest(code) {
  const found = code.match(LOADING)?.length ?? 0;
  if (found !== 1) throw new Error(`@remix-run/server-runtime: expected one call of loaders, found ${found}; review`);
  return code.replace(LOADING, "$1withoutOwnParams(request)") + COPYING;
}

/** Remix's router with a memory for sorted routes and compiled paths. Throws when the text is another: review. */
export function withRouteMemory(code) {
  for (const text of [SORTING, COMPILING])
    if (code.split(text).length !== 2) throw new Error("@remix-run/router has changed; review what it remembers");
  const matching = code.replace(SORTING, "  let branches = branchesOf(routes);\n  let matches = null;\n");
  return matching.replace(COMPILING, "function compilePathAnew(path, caseSensitive, end) {\n") + REMEMBERING;
}

/** @returns {import("vite").Plugin} */
export const leanRemix = () => ({
  name: "lean-remix",
  enforce: "pre",
  transform(code, id) {
    if (DATA.test(id)) return { code: withOneRequest(code), map: null };
    if (SERVER.test(id)) return { code: withLateHandoff(code), map: null };
    return ROUTER.test(id) ? { code: withRouteMemory(code), map: null } : undefined;
  },
});
