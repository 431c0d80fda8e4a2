import type { Endpoint } from "../wire/endpoint.ts";

/** The address in the browser-facing API and in the specification: prefixed with `hkfc` for the sevens server. */
export const publicPath = ({ server, path }: Pick<Endpoint, "server" | "path">): string =>
  server === "sevens" ? `/hkfc${path}` : path;

/** The fixed query of an endpoint, with its question mark; empty if there is none. */
export const fixedSearch = ({ fixedQuery }: Pick<Endpoint, "fixedQuery">): string =>
  fixedQuery ? `?${new URLSearchParams(fixedQuery)}` : "";
