import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { onePageBuild } from "./render.ts";

const route = (id: string, parentId?: string) => ({ id, parentId, path: id });
const build = {
  routes: { root: route("root"), home: route("home", "root"), match: route("match", "root"), "*": route("*", "root") },
  assets: {
    version: "7",
    url: "/manifest.js",
    routes: { root: { id: "root" }, home: { id: "home" }, match: {}, "*": {} },
  },
  isSpaMode: false,
} as unknown as ServerBuild;

test("a page's build has its route and those around it, in the build's order, and all else of the build", () => {
  const { routes, assets, ...rest } = onePageBuild(build, "match");
  expect(Object.keys(routes)).toEqual(["root", "match"]);
  expect(Object.keys(assets.routes)).toEqual(["root", "match"]);
  expect(assets).toMatchObject({ version: "7", url: "/manifest.js" });
  expect(rest).toEqual({ isSpaMode: false });
});

test("a page that the build does not have leaves it as it is", () => {
  expect(onePageBuild(build, "elsewhere")).toBe(build);
});

test("the build itself is not changed", () => {
  onePageBuild(build, "home");
  expect(Object.keys(build.routes)).toHaveLength(4);
  expect(Object.keys(build.assets.routes)).toHaveLength(4);
});
