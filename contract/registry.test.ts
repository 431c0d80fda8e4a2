import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fixedSearch, publicPath } from "./http/public-path.ts";
import { ENDPOINTS, findEndpoint } from "./registry.ts";

const SPECIFICATION = readFileSync(new URL("./specification/endpoints.txt", import.meta.url), "utf8");

const specified = SPECIFICATION.split("\n")
  .map((line) => /^(?:# EXT )?(GET|POST) (\/\S+)/.exec(line))
  .filter((found) => found !== null)
  .map(([, method, path]) => `${method} ${path}`);

const declared = Object.values(ENDPOINTS).map((one) => `${one.method} ${publicPath(one)}${fixedSearch(one)}`);

/** The edge worker answers /ip itself. */
const ANSWERED_AT_THE_EDGE = ["GET /ip"];

describe("the contract", () => {
  it("declares only calls of the specification's list", () => {
    expect(declared.filter((call) => !specified.includes(call))).toEqual([]);
  });

  it("declares each call once, under its own name", () => {
    expect(new Set(declared).size).toBe(declared.length);
    for (const [name, one] of Object.entries(ENDPOINTS)) expect(one.name).toBe(name);
  });

  it("finds each call at its address in the browser-facing API", () => {
    for (const one of Object.values(ENDPOINTS)) expect(findEndpoint(publicPath(one))).toBe(one);
    expect(findEndpoint("/match/nonsense")).toBeUndefined();
    expect(findEndpoint("/hkfc/match/score")?.server).toBe("sevens");
  });

  it("caches nothing that changes something or is personal", () => {
    for (const one of Object.values(ENDPOINTS))
      if (one.effect || one.access !== "public") expect(one.cache).toBeUndefined();
  });

  it("keeps good copies at least a minute, and none shorter than it serves them", () => {
    for (const { cache } of Object.values(ENDPOINTS)) {
      if (!cache) continue;
      expect(cache.keepFor).toBeGreaterThanOrEqual(60);
      expect(cache.freshFor).toBeLessThanOrEqual(cache.staleFor);
      expect(cache.staleFor).toBeLessThanOrEqual(cache.keepFor);
    }
  });

  it("tells nothing of matches that is older than half a minute while the upstream is well", () => {
    for (const name of ["matchList", "matchListV1", "matchListV2", "worldCupMatches", "matchInfo", "ranking"] as const)
      expect(ENDPOINTS[name].cache?.staleFor).toBeLessThanOrEqual(30);
  });

  it("leaves none undeclared", () => {
    expect(specified.filter((call) => !declared.includes(call) && !ANSWERED_AT_THE_EDGE.includes(call))).toEqual([]);
  });
});
