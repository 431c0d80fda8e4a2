import type { Endpoint } from "./endpoint.ts";

/** The address in the browser-facing API, and in the specification's list: `hkfc` in front for the sevens server. */
export const publicPath = ({ server, path }: Pick<Endpoint, "server" | "path">): string =>
  server === "sevens" ? `/hkfc${path}` : path;

/** The query that every call of an endpoint has, with its question mark; empty where there is none. */
export const fixedSearch = ({ fixedQuery }: Pick<Endpoint, "fixedQuery">): string =>
  fixedQuery ? `?${new URLSearchParams(fixedQuery)}` : "";
