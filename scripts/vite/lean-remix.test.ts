import { readFileSync } from "node:fs";
import path from "node:path";
import * as original from "@remix-run/router";
import { describe, expect, test } from "vitest";
import { withLateHandoff, withOneRequest, withRouteMemory } from "./lean-remix.mjs";

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, "../../node_modules", file), "utf8");
const router = withRouteMemory(read("@remix-run/router/dist/router.js"));
const remembering: typeof original = await import(`data:text/javascript,${encodeURIComponent(router)}`);

describe("the router that remembers", () => {
  const routes = [
    {
      id: "root",
      path: "",
      children: [
        { id: "list", path: ":locale/:sport/matches" },
        { id: "match", path: ":locale/:sport/:country/:league/:match/:id" },
        { id: "named", path: ":locale/football/matches" },
        { id: "exact", path: ":locale/About", caseSensitive: true },
        { id: "optional", path: ":locale/news/:page?" },
        { id: "rest", path: "*" },
      ],
    },
  ];

  test.each([
    "/en/football/matches",
    "/en/basketball/matches/",
    "/EN/Football/Matches",
    "/en/About",
    "/en/about",
    "/en/news",
    "/en/news/2",
    "/en/football/england/premier-league/a-b/17",
    "/ไทย/%E0%B9%84/matches",
    "/nothing/here/at/all",
    "/",
  ])("finds %s as the original does, at first and again", (address) => {
    const expected = original.matchRoutes(routes, address);
    expect(remembering.matchRoutes(routes, address)).toEqual(expected);
    expect(remembering.matchRoutes(routes, address)).toEqual(expected);
    expect(remembering.matchRoutes(structuredClone(routes), address)).toEqual(expected);
  });

  test.each([
    ["/a", {}],
    ["/a", { end: false }],
    ["/a", { caseSensitive: true }],
    ["/a/*", { end: false }],
  ])("matches a path %s with %o as the original does", (pattern, options) => {
    for (const address of ["/a", "/A", "/a/b", "/b"]) {
      const asked = { path: pattern, ...options };
      expect(remembering.matchPath(asked, address)).toEqual(original.matchPath(asked, address));
    }
  });
});

test("what loaders gave is written when it is read, and nothing else is changed", () => {
  const text = read("@remix-run/server-runtime/dist/esm/server.js");
  const code = withLateHandoff(text);
  const lines = code.split("\n").filter((line: string) => !text.includes(line));
  expect(lines).toEqual([
    "    get serverHandoffStream() { return encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode); },",
    "    renderMeta: {},",
  ]);
});

describe("a loader's request", () => {
  const text = withOneRequest(read("@remix-run/server-runtime/dist/esm/data.js"));
  // What it imports is for answers that are no plain values.
  const alone = text.replace(/^import .*$/gm, "").replace("export {", "export { withoutOwnParams,");
  const imported = "const isDeferredData = () => false, json = () => {}, isResponse = () => false;";
  const load = () => import(`data:text/javascript,${encodeURIComponent(imported + alone)}`);

  test.each([
    ["", true],
    ["?date=2026-10-17", true],
    ["?date=2026-10-17&league=", true],
    ["?index", false],
    ["?index=&date=1", false],
    ["?date=1&_routes=root", false],
    ["?q=a%20b", false],
    ["?q", false],
    ["?q=a:b", false],
  ])("behind %s is its own: %s, and tells the same address as a copy", async (search, isOwn) => {
    const { callRouteLoader, withoutOwnParams } = await load();
    const request = new Request(`https://scores.example/en/index/matches${search}`);
    expect(withoutOwnParams(request) === request).toBe(isOwn);
    const copied = new URL(request.url);
    for (const name of ["index", "_routes"]) copied.searchParams.delete(name);
    const loader = ({ request }: { request: Request }) => request.url;
    expect(await callRouteLoader({ loader, request, singleFetch: true })).toBe(copied.href);
  });

  test("is a copy where something is sent", async () => {
    const { withoutOwnParams } = await load();
    const request = new Request("https://scores.example/en", { method: "POST", body: "a=1" });
    expect(withoutOwnParams(request)).not.toBe(request);
  });
});

test.each([withLateHandoff, withOneRequest, withRouteMemory])(
  "a text that has changed is no text to guess about: %o",
  (change) => {
    expect(() => change("export {};")).toThrow("review");
  },
);
